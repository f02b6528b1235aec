import { isReached, type Row, type Target } from '../../bench/row.ts';

/** A row for machines: one JSON object. */
export const jsonLine = ({ name, value, unit, ratio, against }: Row): string => JSON.stringify({ name, value, unit, ratio, against });

/** A row for people: what was measured, against what, what it must reach and whether it does. */
export function readableLine(row: Row): string {
  const measured = `${row.name.padEnd(28)} ${`${short(row.value)} ${row.unit}`.padStart(20)}`;
  const compared = `${short(row.ratio).padStart(8)} × ${row.against}`;
  const verdict = row.targets ? `${isReached(row) ? 'reached' : 'MISSED'}: ${row.targets.map(bound).join(' and ')}` : '';
  return `${measured}   ${compared.padEnd(60)} ${verdict}`.trimEnd();
}

const short = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

const bound = ({ of, atLeast, atMost }: Target): string =>
  [...(atLeast === undefined ? [] : [`${of} ≥ ${atLeast}`]), ...(atMost === undefined ? [] : [`${of} ≤ ${atMost}`])].join(' and ');
