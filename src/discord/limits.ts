/** Discord's limits (developer documentation, 2026), in characters or pieces. The only place where they are written down. */
export const LIMITS = {
  customId: 100,
  buttonLabel: 80,
  buttonsInRow: 5,
  selectOptions: 25,
  selectLabel: 100,
  selectDescription: 100,
  selectPlaceholder: 150,
  choices: 25,
  choiceName: 100,
  choiceValue: 100,
  /** All text displays of one message together. */
  text: 4000,
  components: 40,
  altText: 1024,
  threadName: 100,
  nonce: 25,
  fileBytes: 10 * 1024 * 1024,
} as const;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shortens to at most `max` UTF-16 units with an ellipsis, never inside a letter. Gives at least one character for an empty text. */
export function clip(text: string, max: number): string {
  const whole = text.trim() || '–';
  if (whole.length <= max) return whole;
  let kept = '';
  for (const { segment } of letters.segment(whole)) {
    if (kept.length + segment.length > max - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** As many whole lines as fit into `max`, from the end when `keep` is `last`; `cut` says that some were left out. */
export function fitLines(lines: readonly string[], max: number, keep: 'first' | 'last', cut: string): string {
  const one = lines.map((line) => clip(line, max));
  const whole = one.join('\n');
  if (whole.length <= max) return whole;
  const room = max - cut.length - 1;
  const kept: string[] = [];
  let used = 0;
  for (const line of keep === 'last' ? one.toReversed() : one) {
    if (used + line.length > room) break;
    used += line.length + 1;
    kept.push(line);
  }
  return keep === 'last' ? [cut, ...kept.toReversed()].join('\n') : [...kept, cut].join('\n');
}
