/** Evaluations have come in. Emitted in the transaction that stores them. */
export class EvaluationCreated {
  constructor(
    readonly questionnaireId: number,
    readonly evaluationIds: string[],
    /**
     * They have just been sent in: by the online form, the API, or a sync of a sheet that was read before. Uploads, a first
     * sync and the demo bring older ones, whose respondents hear nothing.
     */
    readonly areNew: boolean,
  ) {}
}

/** Clinics have sent newer answers in, which took the place of those that nobody had worked on. Emitted in the same transaction. */
export class ResponseReplaced {
  constructor(
    readonly questionnaireId: number,
    readonly evaluationIds: string[],
  ) {}
}

/** A person has changed these texts of an evaluation. Emitted in the transaction that stores them. */
export class TextsEdited {
  constructor(
    readonly questionnaireId: number,
    readonly evaluationId: string,
    /** As in TextOrigins. */
    readonly fields: string[],
  ) {}
}

/** Nothing is left of these evaluations that tells whose they were. Emitted in the transaction that removes it. */
export class EvaluationsForgotten {
  constructor(readonly evaluationIds: string[]) {}
}

/** What the pages of these evaluations say about an earlier response may not be said any more. Emitted in the transaction that knows it. */
export class ChangesForgotten {
  constructor(readonly evaluationIds: string[]) {}
}

/**
 * Responses have come in whole: an import or a sync has ended, or a clinic has sent its answers in and its address may be mailed
 * to. Emitted in the same transaction.
 */
export class ResponsesArrived {
  constructor(
    readonly questionnaireId: number,
    /** Those that have come since then, or these. */
    readonly which: { since: Date } | { evaluationIds: string[] },
  ) {}
}
