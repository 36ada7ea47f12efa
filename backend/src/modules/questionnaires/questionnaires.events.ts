/** Something that can alter scores has changed. Emitted in the transaction of the change. */
export class ConfigurationChanged {
  constructor(
    readonly questionnaireId: number,
    readonly configVersion: number,
    /** Evaluations are back from the trash: a rescoring that is under way may be past the place where they stand. */
    readonly areBack = false,
  ) {}
}

/**
 * Which products questions that count recommend, or which answers they have, has changed: the counted facts of
 * evaluations follow. Emitted in the transaction of the change.
 */
export class CountedFactsChanged {
  constructor(readonly questionnaireId: number) {}
}

/** Fields of a questionnaire itself have changed; their names, not their values. Emitted in the transaction of the change. */
export class QuestionnaireChanged {
  constructor(
    readonly questionnaireId: number,
    readonly fields: string[],
  ) {}
}
