/** A bound that a measured number must keep; both ends count as kept. */
export type Target = { readonly of: 'value' | 'ratio'; readonly atLeast?: number; readonly atMost?: number };

/** One measured number. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** How many times what it was measured `against` in the same run. */
  readonly ratio: number;
  readonly against: string;
  /** What must be reached; absent for a number that only informs. */
  readonly targets?: readonly Target[];
};

/** Whether a row reaches every target it has. A number that is not finite reaches none. */
export const isReached = (row: Row): boolean =>
  (row.targets ?? []).every(
    ({ of, atLeast = -Infinity, atMost = Infinity }) => Number.isFinite(row[of]) && row[of] >= atLeast && row[of] <= atMost,
  );
