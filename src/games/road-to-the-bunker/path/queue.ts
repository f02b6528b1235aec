/** A binary heap: the greatest comes out first. */
export class Queue<T> {
  private readonly items: T[] = [];

  /** `compare` is positive when its first argument is the greater. */
  constructor(private readonly compare: (a: T, b: T) => number) {}

  push(item: T): void {
    const { items } = this;
    let at = items.push(item) - 1;
    for (;;) {
      const parent = (at - 1) >> 1;
      if (at === 0 || this.compare(items[parent]!, item) >= 0) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  /** Undefined when nothing waits. */
  pop(): T | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child + 1 < items.length && this.compare(items[child + 1]!, items[child]!) > 0) child++;
      if (child >= items.length || this.compare(items[child]!, last) <= 0) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = last;
    return top;
  }
}
