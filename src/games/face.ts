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

/** A seat's place at the end, from 1 on, and what it is owed to, in a few words. */
export type Standing = { readonly seat: Seat; readonly place: number; readonly note?: Message };

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
  /** Whose turn begins with the event, or null: the chronicle has a heading for each round of turns. Left out where there are no turns. */
  turn?(event: SeenEvent): Seat | null;
  /** Every seat as it came out, the first first; asked of a sight with an outcome only. Left out where there is but winning. */
  standings?(sight: Sight<Seat | 'table', V>): readonly Standing[];
  readonly rules: readonly RulesSection[];
  /** Sentences by language, in ICU MessageFormat; `en` is complete. */
  readonly catalogue: { readonly en: { readonly [id: string]: string }; readonly [locale: string]: { readonly [id: string]: string } };
};

/** A computer player: sees a Sight with at least one prompt, returns option ids for the first prompt, like a person. */
export type Bot<V> = (sight: Sight<Seat, V>, random: () => number) => readonly string[];

/** One way to answer a question ahead. */
export type Policy<V> = {
  /** Stable and readable, such as `guard`; this is what is kept. At most 20 characters. */
  readonly id: string;
  readonly label: Message;
  /**
   * Option ids of the question, or `ask`: then the player is asked. By the seat's own sight alone; `random` in [0, 1) may
   * choose between answers, not whether there is one.
   */
  answer(sight: Sight<Seat, V>, random: () => number): readonly string[] | 'ask';
};

/** A case of one question for which players may choose a policy ahead. What they choose is theirs alone to know. */
export type StandingOrder<V> = {
  /** As of a policy. */
  readonly id: string;
  /** The step of the question. It never answers in another one. */
  readonly step: string;
  /** When it holds. */
  readonly label: Message;
  /** Whether this is the case; left out: whenever the question is asked. */
  fits?(sight: Sight<Seat, V>): boolean;
  /** 1 to 4. */
  readonly policies: readonly Policy<V>[];
  /** The policy of whoever has chosen none, at a slow pace. */
  readonly inSlowMatches?: string;
  /** It is forgotten as soon as its seat is asked anything else. */
  readonly lapses?: true;
};

/** All that a game gives. */
export type Game = {
  // biome-ignore lint/suspicious/noExplicitAny: the registry holds games of every state and view
  readonly rules: GameDefinition<any, any, any, Settings>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly face: GameFace<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly bot: Bot<any>;
  /** What can be answered ahead, at most 25. The first that fits, and for which a policy was chosen, decides. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly orders?: readonly StandingOrder<any>[];
  /** Questions whose options anybody at the table could list: where there is one legal answer only, it is given at once. */
  readonly openSteps?: readonly string[];
};
