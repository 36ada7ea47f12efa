/**
 * Keeps what was made last, by a key that names its whole content, so that it is never out of date; up to a number of
 * bytes. Who asks for what is being made already waits for that. What fails is not kept.
 */
export class LatestBytes {
  private readonly kept = new Map<string, Buffer>();
  private readonly making = new Map<string, Promise<Buffer>>();
  private held = 0;

  constructor(private readonly most: number) {}

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const running = this.making.get(key) ?? this.start(key, make);
    return running;
  }

  private start(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = make()
      .then((bytes) => {
        this.keep(key, bytes);
        return bytes;
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, running);
    return running;
  }

  /** The longest unused go first. */
  private keep(key: string, bytes: Buffer): void {
    this.kept.set(key, bytes);
    this.held += bytes.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.held <= this.most) return;
      this.kept.delete(oldest);
      this.held -= length;
    }
  }
}
