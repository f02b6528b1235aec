import type { Message } from '../kernel/message.ts';
import type { Scene, Text } from '../scene/scene.ts';
import { permissionNames } from './asked.ts';
import type { Context } from './context.ts';
import type { Asked } from './deeds/deed.ts';
import { briefly } from './errors.ts';
import { refusalHere } from './may-open.ts';
import { whereToGrant } from './where-to-grant.ts';

/** One thing that was looked at, and where it is not well, what to do. */
export type Finding = { readonly good: boolean; readonly said: Message; readonly remedies: readonly Message[] };

const MB = 1024 * 1024;
/** With less than this free, a busy server fills the disk within weeks. */
const LEAST_FREE = 200 * MB;
/** Checkpoints keep the log far shorter, unless another program holds the file. */
const LONGEST_LOG = 64 * MB;
/** Seconds that a post may wait for its turn, for a limit of Discord's or for somebody's grace. */
const LATE_SECONDS = 300;
/** How far the clocks may differ, in milliseconds: what comes from Discord takes up to some seconds, and never comes before it was sent. */
const SLOWEST = 5_000;
const EARLIEST = -2_000;

/**
 * Looks at everything that matches on this server take, here and now. `lag`: by this machine's clock, how long ago Discord
 * sent what was asked, in milliseconds.
 */
export async function examine(context: Context, asked: Asked, lag: number): Promise<readonly Finding[]> {
  const checks = [here(context, asked), pictures(context), file(context), [clock(lag)], posts(context, asked)];
  return (await Promise.all(checks.map(async (check) => failing(context, check)))).flat();
}

/** A check that could not be made is no good sign, and says nothing else. */
async function failing({ log }: Context, check: readonly Finding[] | Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await check;
  } catch (error) {
    log.error({ error: briefly(error) }, 'something could not be looked at');
    return [finding(false, 'doctor.unknown')];
  }
}

/** The place in which it was asked. */
async function here(context: Context, asked: Asked): Promise<readonly Finding[]> {
  const { lacking, noThread, place } = asked;
  const isLocked = lacking.length === 0 && (await context.post.standing(place)) !== 'open';
  const closed = refusalHere(await context.service.servers.of(place.guild), asked);
  return [
    permissions('play', lacking, whereToGrant(context.client, asked, lacking)),
    permissions('thread', noThread, whereToGrant(context.client, asked, noThread)),
    ...(isLocked ? [finding(false, 'doctor.locked')] : []),
    closed ? { good: false, said: { id: 'doctor.place.bad' }, remedies: [closed] } : finding(true, 'doctor.place'),
  ];
}

function permissions(what: 'play' | 'thread', lacking: readonly string[], remedies: readonly Message[]): Finding {
  if (lacking.length === 0) return finding(true, `doctor.${what}`);
  return { good: false, said: { id: `doctor.${what}.bad`, args: { permissions: permissionNames(lacking) } }, remedies };
}

/** Whether pictures are drawn at all, and letters in each of the two faces. */
async function pictures({ painter, log }: Context): Promise<readonly Finding[]> {
  try {
    const [empty, ...written] = await Promise.all([
      painter.paint(sample()),
      painter.paint(sample('text')),
      painter.paint(sample('display')),
    ]);
    const differ = written.every((picture) => !picture.equals(empty)) && !written[0]!.equals(written[1]!);
    return [finding(true, 'doctor.painter'), finding(differ, 'doctor.fonts')];
  } catch (error) {
    log.error({ error: briefly(error) }, 'a sample could not be drawn');
    return [finding(false, 'doctor.painter')];
  }
}

const sample = (font?: Text['font']): Scene => ({
  width: 80,
  height: 40,
  nodes: font ? [{ kind: 'text', x: 4, y: 20, text: 'Rag', size: 30, font, fill: '#ffffff' }] : [],
});

/** The file that holds all matches. */
async function file({ health }: Context): Promise<readonly Finding[]> {
  const { sound, upToDate, freeBytes, logBytes } = await health();
  return [
    finding(sound, 'doctor.sound'),
    finding(upToDate, 'doctor.tables'),
    finding(freeBytes >= LEAST_FREE, 'doctor.disk'),
    finding(logBytes <= LONGEST_LOG, 'doctor.log', { size: Math.ceil(logBytes / MB) }),
  ];
}

/** This machine's clock against Discord's. */
export const clock = (lag: number): Finding =>
  finding(lag >= EARLIEST && lag <= SLOWEST, 'doctor.clock', { seconds: Math.round(Math.abs(lag) / 100) / 10 });

/** Posts of this server that should have been made. */
async function posts({ outbox }: Context, { place }: Asked): Promise<readonly Finding[]> {
  const { late, parked } = await outbox.backlog(place.guild ?? '', LATE_SECONDS);
  return [finding(late === 0, 'doctor.late', { count: late }), ...(parked > 0 ? [finding(false, 'doctor.parked', { count: parked })] : [])];
}

/** What is good is said by its own message; what is not by those that end in `.bad` and `.do`. */
const finding = (good: boolean, id: string, args: Message['args'] = {}): Finding =>
  good ? { good, said: { id, args }, remedies: [] } : { good, said: { id: `${id}.bad`, args }, remedies: [{ id: `${id}.do`, args }] };
