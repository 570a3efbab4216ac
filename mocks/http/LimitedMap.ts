/** Strangers choose the keys, so the oldest entry makes room for a new one before they fill the memory. */
export class LimitedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  /** A key that is set again counts as the newest. */
  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    for (const oldest of this.keys()) {
      if (this.size <= this.most) break;
      this.delete(oldest);
    }
    return this;
  }
}
