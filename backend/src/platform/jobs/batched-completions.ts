import type { ClaimedItem, Items } from './items.js';
import { LeaseLost } from './work.js';

/** Longer than a transaction takes, too short to be noticed by a person. */
const PAUSE_MS = 25;
const MOST_AT_ONCE = 100;

interface Waiting<Value> {
  item: ClaimedItem;
  value: Value;
  resolve: (isStored: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Ends items that finish at about the same time in one transaction: the first at once, those that follow within a
 * moment together (rules: leases and fences).
 */
export class BatchedCompletions<Value> {
  private waiting: Waiting<Value>[] = [];
  private isResting = false;

  constructor(
    private readonly items: Items,
    private readonly store: (values: Value[]) => Promise<boolean[]>,
  ) {}

  /** True when the value is stored and the item has ended. Throws LeaseLost, or what storing this value threw. */
  end(item: ClaimedItem, value: Value): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, value, resolve, reject });
      if (!this.isResting) this.work();
    });
  }

  private work(): void {
    this.isResting = true;
    const rest = new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    void Promise.all([rest, this.completeBatch(this.waiting.splice(0, MOST_AT_ONCE))]).then(() => {
      this.isResting = false;
      if (this.waiting.length > 0) this.work();
    });
  }

  /** One value that can't be stored must not take the others with it: then each is tried alone. */
  private async completeBatch(batch: Waiting<Value>[]): Promise<void> {
    try {
      const ended = await this.items.end(
        batch.map(({ item }) => item),
        'done',
        async (held) => {
          const values = new Map(batch.map(({ item, value }) => [item, value]));
          const stored = await this.store(held.map((item) => values.get(item)!));
          return new Map(held.filter((_item, index) => stored[index]).map((item) => [item, null]));
        },
      );
      for (const { item, resolve, reject } of batch) {
        const hasEnded = ended.get(item);
        if (hasEnded === undefined) reject(new LeaseLost());
        else resolve(hasEnded);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await this.completeBatch([one]);
    }
  }
}
