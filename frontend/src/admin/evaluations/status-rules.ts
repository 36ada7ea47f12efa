/** Every status an evaluation can have, in the order work flows through them; `error` stands aside. */
export const evaluationStatuses = [
  'pending',
  'generated',
  'verified',
  'sent',
  'opened',
  'clicked',
  'error',
] as const;
export type EvaluationStatus = (typeof evaluationStatuses)[number];

export type NextStep = 'generate' | 'verify' | 'send';
export type ResetTarget = 'pending' | 'generated' | 'verified' | 'sent' | 'opened';

const resetTargets: readonly ResetTarget[] = ['pending', 'generated', 'verified', 'sent', 'opened'];
const nextSteps: Partial<Record<EvaluationStatus, NextStep>> = {
  pending: 'generate',
  error: 'generate',
  generated: 'verify',
  verified: 'send',
};

/** What the rules need to know about one evaluation. */
export type StatusFacts = Readonly<{
  status: EvaluationStatus;
  generatedAt: string | null;
  hasSnapshot: boolean;
}>;

/** Tells whether the word is one of the evaluation statuses; used on what arrives in the address bar. */
export function isEvaluationStatus(word: string | null | undefined): word is EvaluationStatus {
  return evaluationStatuses.some((status) => status === word);
}

/** The one step that moves this evaluation on; null when it is with the client already. */
export function nextStep(status: EvaluationStatus): NextStep | null {
  return nextSteps[status] ?? null;
}

/** True when texts exist: a failed first attempt and a fresh response have none. */
export function hasTexts(facts: StatusFacts): boolean {
  if (facts.generatedAt !== null) return true;
  return facts.status !== 'pending' && facts.status !== 'error';
}

/** True when generating would write over texts that are there, so that a person must agree first. */
export function overwritesTexts(facts: StatusFacts): boolean {
  return hasTexts(facts);
}

/** The preview needs texts to show (rules: Evaluation table). */
export function canPreview(facts: StatusFacts): boolean {
  return hasTexts(facts);
}

/** Statuses the menu offers to go back or forward to: not the present one, and only 'pending' without texts. */
export function resetTargetsOf(facts: StatusFacts): ResetTarget[] {
  const textsExist = hasTexts(facts);
  return resetTargets.filter((target) => target !== facts.status && (textsExist || target === 'pending'));
}
