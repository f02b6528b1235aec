import type { Person } from '../wire.ts';

/** A disc (a square for a bot) with the first letter of the name, readable on any colour. */
export function Avatar({ person, size = 'normal' }: { readonly person: Person; readonly size?: 'normal' | 'small' }) {
  return (
    <span
      class={`avatar ${size} ${person.bot ? 'bot' : ''}`}
      style={{ background: person.colour, color: inkOn(person.colour) }}
      aria-hidden="true"
    >
      {[...person.name][0]?.toUpperCase() ?? '?'}
    </span>
  );
}

/** Dark or light ink, whichever stands out more on `#rrggbb`. */
function inkOn(colour: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  // The WCAG contrast with black and with white is equal at this luminance.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
