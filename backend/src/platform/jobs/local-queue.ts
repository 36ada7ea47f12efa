import type { JobShape, KindOptions, QueueDefinition } from './define-queue.js';
import type { ClaimedItem } from './items.js';
import type { ItemHandler } from './work.js';

export type Handlers<Kinds extends Record<string, JobShape>> = {
  [Kind in keyof Kinds & string]: ItemHandler<Kinds[Kind]['payload'], Kinds[Kind]['result']>;
};

/** An item that this process works on. */
export interface Held {
  item: ClaimedItem;
  abort: AbortController;
}

interface Kind {
  options: KindOptions;
  handler: ItemHandler<object, unknown>;
}

/** One queue in this process: its handlers, what is held of it, and how much more may be taken. */
export class LocalQueue {
  readonly name: string;
  readonly held = new Set<Held>();
  /** More items may be due than were taken. */
  hasMore = false;
  isClaiming = false;
  /** All processes together have a limit of places: an end anywhere may have made room. */
  isLimited = false;
  private readonly kinds: Map<string, Kind>;

  /** `places`: so many items are worked on at once here; `together`: in all processes, where that is limited. */
  constructor(
    definition: QueueDefinition<Record<string, JobShape>>,
    handlers: Record<string, ItemHandler<object, unknown>>,
    private readonly places: number,
    readonly together: () => Promise<number | null>,
  ) {
    this.name = definition.name;
    this.kinds = new Map(
      Object.entries(handlers).map(([kind, handler]) => [
        kind,
        { handler, options: definition.kinds[kind]! },
      ]),
    );
  }

  kind = (name: string): Kind | undefined => this.kinds.get(name);

  get room(): number {
    return this.places - this.held.size;
  }
}
