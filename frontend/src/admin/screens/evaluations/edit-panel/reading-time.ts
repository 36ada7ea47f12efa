import { type ShownPart } from './edit.api.ts';
import { partOf } from './text-fields.ts';

interface UnreadPart {
  part: string;
  /** So long the server wants it to be looked at. */
  secondsLeft: number;
  /** Every text of it has been on the screen to its end. */
  isSeen: boolean;
}

/** A longer pause between two counts was none of reading: the machine slept. */
const longestMs = 1000;

/**
 * For how long parts of the texts are looked at, since they were last reported. Nobody reads two at a time, so parts that are on the
 * screen together share the time.
 */
export class ReadingTime {
  private readonly shown = new Set<string>();
  private readonly waiting = new Map<string, number>();
  private countedAt: number | null = null;
  private hasBegun = false;

  /** A text has come onto the screen, or left it. */
  show(field: string, isShown: boolean): void {
    if (isShown) this.shown.add(field);
    else this.shown.delete(field);
  }

  /** Counts the time, in milliseconds, that has passed since it last did, for those parts that are on the screen. */
  count(now: number, unread: readonly Pick<UnreadPart, 'part'>[]): void {
    const passed = this.countedAt === null ? 0 : Math.min(now - this.countedAt, longestMs);
    this.countedAt = now;
    const looked = unread.filter(({ part }) => [...this.shown].some((field) => partOf(field) === part));
    for (const { part } of looked)
      this.waiting.set(part, (this.waiting.get(part) ?? 0) + passed / looked.length);
  }

  /** What is to be reported now: at first that reading has begun, then all that was counted once a part has had its time. */
  due(unread: readonly UnreadPart[]): ShownPart[] {
    const looked = unread.filter(({ part }) => this.waiting.has(part));
    const isDue = looked.some(
      ({ part, secondsLeft, isSeen }) =>
        isSeen && this.waiting.get(part)! > 0 && this.secondsOf(part) >= secondsLeft,
    );
    if (looked.length === 0 || (this.hasBegun && !isDue)) return [];
    this.hasBegun = true;
    const parts = looked.map(({ part }) => ({ part, seconds: this.secondsOf(part) }));
    this.waiting.clear();
    return parts;
  }

  private readonly secondsOf = (part: string): number => Math.floor(this.waiting.get(part)! / 100) / 10;
}
