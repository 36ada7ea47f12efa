/** What is known of a questionnaire on its way to its first result. */
export interface Progress {
  questions: number;
  /** Questions without answers to choose, and answers without a meaning. */
  withoutAnswers: number;
  withoutMeaning: number;
  previewed: boolean;
  mailsGoOut: boolean;
  /** The organisation has a name and a contact address. */
  hasOrganisation: boolean;
  formIsOpen: boolean;
  responses: number;
  /** Results that clinics have got. */
  results: number;
}

export const steps = [
  'questions',
  'answers',
  'preview',
  'organisation',
  'mail',
  'collect',
  'result',
] as const;
export type Step = (typeof steps)[number];

/** Which steps are done, by what there is. */
export function doneSteps(progress: Progress): ReadonlySet<Step> {
  const { questions, withoutAnswers, withoutMeaning, responses } = progress;
  const isDone: Record<Step, boolean> = {
    questions: questions > 0,
    answers: questions > 0 && withoutAnswers === 0 && withoutMeaning === 0,
    preview: progress.previewed,
    organisation: progress.hasOrganisation,
    mail: progress.mailsGoOut,
    collect: progress.formIsOpen || responses > 0,
    result: progress.results > 0,
  };
  return new Set(steps.filter((step) => isDone[step]));
}

/** The first one that is left to do. */
export const nextStep = (done: ReadonlySet<Step>): Step | undefined => steps.find((step) => !done.has(step));
