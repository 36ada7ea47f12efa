interface Options<V> {
  /** The longest unused leave when the sizes of all sum up to more. */
  most: number;
  /** 1 for each, if left out. */
  sizeOf?: (value: V) => number;
  /** When a value is out of date, by the clock of `now`; never, if left out. */
  endOf?: (value: V) => number;
  now?: () => number;
}

/** What a process remembers by key, within bounds. */
export class BoundedCache<V> {
  private readonly entries = new Map<string, V>();
  private readonly making = new Map<string, Promise<V>>();
  private held = 0;

  constructor(private readonly options: Options<V>) {}

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    if (this.isOver(value)) {
      this.delete(key);
      return undefined;
    }
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.delete(key);
    this.entries.set(key, value);
    this.held += this.sizeOf(value);
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.options.most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.entries.get(key);
    if (value !== undefined) this.held -= this.sizeOf(value);
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.held = 0;
  }

  /** What is known, else what `make` gives; calls that come meanwhile share one making. What fails is not cached. */
  async load(key: string, make: () => Promise<V>): Promise<V> {
    return this.get(key) ?? this.making.get(key) ?? this.start(key, make);
  }

  private start(key: string, make: () => Promise<V>): Promise<V> {
    const making = make()
      .then((value) => {
        this.set(key, value);
        return value;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  private sizeOf(value: V): number {
    return this.options.sizeOf?.(value) ?? 1;
  }

  private isOver(value: V): boolean {
    const { endOf, now = Date.now } = this.options;
    return endOf !== undefined && endOf(value) <= now();
  }
}
