/** A person has changed these texts of an evaluation. Emitted in the transaction that stores them. */
export class TextsEdited {
  constructor(
    readonly questionnaireId: number,
    readonly evaluationId: string,
    /** As in TextOrigins. */
    readonly fields: string[],
  ) {}
}

/** Nothing is left of these evaluations that identifies anybody. Emitted in the transaction that removes it. */
export class EvaluationsForgotten {
  constructor(readonly evaluationIds: string[]) {}
}

/** What the pages of these evaluations say about an earlier response may not be said any more. Emitted in the transaction that knows it. */
export class ChangesForgotten {
  constructor(readonly evaluationIds: string[]) {}
}
