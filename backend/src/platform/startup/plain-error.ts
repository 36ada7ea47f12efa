/** A sentence for the person who started the program: shown as it is, without a stack. */
export class PlainError extends Error {}
