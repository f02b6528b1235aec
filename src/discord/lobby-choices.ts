import type { Message } from '../kernel/message.ts';
import type { Match, MatchService } from '../match/match.ts';
import { type Context, gameOf } from './context.ts';

/** Something the host chooses before the start: a setting of the game, or a part of how the time is kept. */
export type LobbyChoice = {
  readonly id: string;
  readonly choices: readonly string[];
  readonly chosen: string;
  readonly name: Message;
  nameOf(choice: string): Message;
  /** The request that makes this choice. */
  request(choice: string): Pick<Parameters<MatchService['configure']>[0], 'settings' | 'timing'>;
};

/** A match whose settings are to be chosen, or one that is to be opened. */
type Choosing = Pick<Match, 'game' | 'settings'> & { readonly timing: { readonly [id: string]: string } };

/** All that there is to choose for a match, in the order in which it is shown: how the time is kept comes first, since it changes a match most. */
export function lobbyChoices(context: Pick<Context, 'games' | 'service'>, match: Choosing): readonly LobbyChoice[] {
  const timings = Object.entries(context.service.timings).map(
    ([id, choices]): LobbyChoice => ({
      id,
      choices,
      chosen: match.timing[id] ?? choices[0],
      name: { id },
      nameOf: (choice) => ({ id: `${id}.${choice}` }),
      request: (choice) => ({ timing: { [id]: choice } }),
    }),
  );
  const settings = Object.entries(gameOf(context, match.game).rules.settings).map(
    ([id, choices]): LobbyChoice => ({
      id,
      choices,
      chosen: match.settings[id] ?? choices[0],
      name: { id: `setting.${id}` },
      nameOf: (choice) => ({ id: `setting.${id}.${choice}` }),
      request: (choice) => ({ settings: { [id]: choice } }),
    }),
  );
  return [...timings, ...settings];
}
