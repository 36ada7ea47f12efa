/** Evaluations have come in. Emitted in the transaction that stores them. */
export class EvaluationCreated {
  constructor(
    readonly questionnaireId: number,
    readonly evaluationIds: string[],
    /**
     * Brought by a sync of a sheet that was read before, so they have just been sent in. Uploads, a first sync and the demo
     * bring older ones, whose respondents hear nothing.
     */
    readonly areNew: boolean,
  ) {}
}

/** Nothing is left of these evaluations that tells whose they were. Emitted in the transaction that removes it. */
export class EvaluationsForgotten {
  constructor(readonly evaluationIds: string[]) {}
}

/** An import or a sync has ended, and what it stored since then is complete. Emitted in the transaction of its end. */
export class ResponsesArrived {
  constructor(
    readonly questionnaireId: number,
    readonly since: Date,
  ) {}
}
