import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayCloseCodes as Close, GatewayIntentBits, GatewayOpcodes as Op } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { World } from '../world/world.ts';
import { dispatchesOf, withoutContent } from './dispatches.ts';
import { guildPayload, readyPayload } from './hello.ts';
import { type Packet, Session } from './session.ts';
import { transport } from './transport.ts';

const HEARTBEAT_MS = 41_250;

type Identify = { readonly token: string; readonly intents: number; readonly shard?: readonly [number, number] };
type Resume = { readonly token: string; readonly session_id: string; readonly seq: number };
type MembersRequest = {
  readonly guild_id: string;
  readonly query?: string;
  readonly limit?: number;
  readonly user_ids?: string | readonly string[];
  readonly nonce?: string;
};

/** Gateway v10 in JSON: sessions of the bot, their events, and resuming. */
export class Gateway {
  readonly #world: World;
  readonly #token: string;
  readonly #sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #sessions = new Map<string, Session>();
  readonly #deaf: () => void;

  constructor(world: World, token: string) {
    this.#world = world;
    this.#token = token;
    this.#deaf = world.news.listen((news) => {
      for (const dispatch of dispatchesOf(world, news)) {
        for (const session of this.#sessions.values()) {
          if (dispatch.intent && !(session.intents & dispatch.intent)) continue;
          const whole = session.intents & GatewayIntentBits.MessageContent || !/^MESSAGE_(CREATE|UPDATE)$/.test(dispatch.name);
          session.dispatch(dispatch.name, whole ? dispatch.data : withoutContent(world, dispatch));
        }
      }
    });
  }

  /** Whether a bot is connected. */
  get online(): boolean {
    return [...this.#sessions.values()].some((session) => session.online);
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.handleUpgrade(request, socket, head, (ws) => this.#connect(ws, new URL(request.url ?? '/', 'ws://local')));
  }

  /** Closes every socket, as Discord does now and then; sessions stay to be resumed unless `forget`. */
  drop(code: number, forget = false): void {
    if (forget) this.#sessions.clear();
    for (const ws of this.#sockets.clients) ws.close(code);
  }

  stop(): void {
    this.#deaf();
    for (const ws of this.#sockets.clients) ws.terminate();
    this.#sockets.close();
  }

  #connect(ws: WebSocket, url: URL): void {
    if (url.searchParams.get('v') !== '10') ws.close(Close.InvalidAPIVersion, 'Only version 10');
    if (url.searchParams.get('encoding') !== 'json') ws.close(Close.DecodeError, 'Only JSON');
    if (ws.readyState !== ws.OPEN) return;
    const send = transport(ws, url.searchParams.get('compress') === 'zlib-stream');
    let session: Session | null = null;
    send({ op: Op.Hello, d: { heartbeat_interval: HEARTBEAT_MS } });
    ws.on('close', () => {
      session?.disconnect();
      if (session) this.#world.news.tell({ type: 'online', online: this.online });
    });
    ws.on('message', (raw) => {
      let packet: Packet;
      try {
        packet = JSON.parse(raw.toString()) as Packet;
      } catch {
        return ws.close(Close.DecodeError, 'Error while decoding payload.');
      }
      if (packet.op === Op.Heartbeat) return send({ op: Op.HeartbeatAck, d: null });
      if (packet.op === Op.Identify || packet.op === Op.Resume) {
        if (session) return ws.close(Close.AlreadyAuthenticated, 'Already authenticated.');
        session = packet.op === Op.Identify ? this.#identify(ws, packet.d as Identify, send) : this.#resume(ws, packet.d as Resume, send);
        if (session) this.#world.news.tell({ type: 'online', online: true });
        return;
      }
      if (!session) return ws.close(Close.NotAuthenticated, 'Not authenticated.');
      if (packet.op === Op.RequestGuildMembers) this.#sendMembers(session, packet.d as MembersRequest);
      else if (packet.op !== Op.PresenceUpdate && packet.op !== Op.VoiceStateUpdate) ws.close(Close.UnknownOpcode, 'Unknown opcode.');
    });
  }

  #identify(ws: WebSocket, identify: Identify, send: (packet: Packet) => void): Session | null {
    if (identify.token !== this.#token) {
      ws.close(Close.AuthenticationFailed, 'Authentication failed.');
      return null;
    }
    for (const [id, old] of this.#sessions) if (!old.online) this.#sessions.delete(id);
    const session = new Session(this.#world.nextId(), identify.intents, send);
    this.#sessions.set(session.id, session);
    session.dispatch('READY', readyPayload(this.#world, session.id, identify.shard ?? [0, 1], this.#world.address.replace('http', 'ws')));
    if (!this.#world.bot.expelled) session.dispatch('GUILD_CREATE', guildPayload(this.#world, session.intents));
    return session;
  }

  #resume(ws: WebSocket, { token, session_id, seq }: Resume, send: (packet: Packet) => void): Session | null {
    if (token !== this.#token) {
      ws.close(Close.AuthenticationFailed, 'Authentication failed.');
      return null;
    }
    const session = this.#sessions.get(session_id);
    if (session?.resume(seq, send)) return session;
    send({ op: Op.InvalidSession, d: false });
    return null;
  }

  #sendMembers(session: Session, { guild_id, query, limit, user_ids, nonce }: MembersRequest): void {
    const wanted = user_ids === undefined ? null : [user_ids].flat();
    const people = this.#world.people.all();
    const found = wanted
      ? people.filter((person) => wanted.includes(person.id))
      : people.filter((person) => person.user.username.startsWith((query ?? '').toLowerCase()));
    session.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id,
      members: found.slice(0, limit || undefined).map((person) => ({ ...person.member, user: person.user })),
      chunk_index: 0,
      chunk_count: 1,
      not_found: wanted?.filter((id) => !found.some((person) => person.id === id)) ?? [],
      ...(nonce === undefined ? {} : { nonce }),
    });
  }
}
