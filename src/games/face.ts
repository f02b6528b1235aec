import type { Message } from '../kernel/message.ts';
import type { Seat } from '../kernel/position.ts';
import type { SeenEvent, Sight } from '../kernel/sight.ts';
import type { GameDefinition, Settings } from '../kernel/steps.ts';
import type { Scene } from '../scene/scene.ts';

/** A short section of the rules in our own words. */
export type RulesSection = {
  readonly id: string;
  readonly title: Message;
  readonly text: Message;
  /** Names of the steps in which this section is offered first. */
  readonly steps: readonly string[];
};

/** A part of the board shown alone and in large. */
export type Closeup = {
  /** What its button says. */
  readonly label: Message;
  readonly scene: Scene;
  /** The same in words, a message a line. */
  readonly text: readonly Message[];
};

/** How a game is shown: pure functions from what a viewer may know to pictures and messages. */
export type GameFace<V> = {
  readonly title: Message;
  /** One sentence for the list of games. */
  readonly summary: Message;
  /** The board as this viewer sees it; `recent` are the newest events (latest last), for showing what just changed. */
  scene(sight: Sight<Seat | 'table', V>, recent: readonly SeenEvent[]): Scene;
  /** The complete board in words, a message a line: alt text, text-only play, transcripts. */
  text(sight: Sight<Seat | 'table', V>): readonly Message[];
  /** What only this seat may see (hand, coin, infection cards), as picture and as words. */
  hand(sight: Sight<Seat, V>): { readonly scene: Scene; readonly text: readonly Message[] };
  /** For boards that grow too large for one picture: their parts, at most 10. */
  closeups?(sight: Sight<Seat | 'table', V>, recent: readonly SeenEvent[]): readonly Closeup[];
  /** A line of the log for an event, or null when it is not worth one. */
  line(event: SeenEvent): Message | null;
  readonly rules: readonly RulesSection[];
  /** Sentences by language, in ICU MessageFormat; `en` is complete. */
  readonly catalogue: { readonly en: { readonly [id: string]: string }; readonly [locale: string]: { readonly [id: string]: string } };
};

/** A computer player: sees a Sight with at least one prompt, returns option ids for the first prompt, like a person. */
export type Bot<V> = (sight: Sight<Seat, V>, random: () => number) => readonly string[];

// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of every state and view
export type Game = { readonly rules: GameDefinition<any, any, any, Settings>; readonly face: GameFace<any>; readonly bot: Bot<any> };
