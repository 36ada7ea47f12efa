/** What a call to the AI is for. */
export interface CallPurpose {
  questionnaireId: number | null;
  /** The kind of job that calls, or `test`. */
  kind: string;
}

/** One call to an AI server before it is made. */
export interface PlannedCall {
  purpose: CallPurpose;
  /** Host and port. */
  server: string;
  model: string;
  promptBytes: number;
  /** The longest answer that is asked for, in tokens. */
  tokenLimit: number;
  signal: AbortSignal;
}

/** Tokens as the server reported them; null where it did not. */
export interface ReportedUsage {
  prompt: number | null;
  completion: number | null;
  /** Of the answer's text, for an estimate where no tokens are reported. */
  answerBytes: number;
}

/** Stands between a writer and the AI server: lets calls through, and writes down what they cost. */
export interface CallMeter {
  /** Throws a WriterError of kind `capped` where the day's tokens would not do, and whatever the call throws. */
  run<Answer>(
    planned: PlannedCall,
    call: () => Promise<Answer>,
    read: (answer: Answer) => ReportedUsage,
  ): Promise<Answer>;
}

/** Where nobody counts. */
export const NO_METER: CallMeter = { run: (_planned, call) => call() };
