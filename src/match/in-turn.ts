/** Runs jobs of the same key one after another, those of different keys side by side. */
export type InTurn = {
  /** Runs a job when those before it are through; keeps or breaks its promise as the job does. */
  run<T>(key: string, job: () => Promise<T>): Promise<T>;
  /** Waits until no job is left, those included that are added meanwhile. */
  idle(): Promise<void>;
};

export function inTurn(): InTurn {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, job) {
      const result = (tails.get(key) ?? Promise.resolve()).then(job);
      const tail = result
        .catch(() => {})
        .then(() => {
          if (tails.get(key) === tail) tails.delete(key);
        });
      tails.set(key, tail);
      return result;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
