/** Waiting items of a cancelled job were dropped. Emitted in the transaction that drops them. */
export class ItemsCancelled {
  constructor(
    readonly queue: string,
    readonly kind: string,
    readonly refs: string[],
  ) {}
}
