/** An evaluation has come in. */
export class EvaluationCreated {
  constructor(
    readonly questionnaireId: number,
    readonly evaluationIds: string[],
  ) {}
}
