const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(undefined, options);
  return (time: string | number) => formatter.format(new Date(time));
};

/** `14:05` of an ISO time or milliseconds; likewise below. */
export const clock = format({ timeStyle: 'short' });
export const dayOf = format({ dateStyle: 'long' });
export const fullTime = format({ dateStyle: 'full', timeStyle: 'short' });

/** Discord's timestamp styles (Reference, "Timestamp Styles"), except `R`. */
const styles: { readonly [style: string]: (time: number) => string } = {
  t: clock,
  T: format({ timeStyle: 'medium' }),
  d: format({ dateStyle: 'short' }),
  D: dayOf,
  f: format({ dateStyle: 'long', timeStyle: 'short' }),
  F: fullTime,
};

export const styled = (style: string, milliseconds: number): string => (styles[style] ?? fullTime)(milliseconds);

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `in 5 minutes`, `2 days ago`: the largest unit that fits, rounded. `seconds` is from now, negative for the past. */
export function relative(seconds: number, locale?: string): string {
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}
