import { type EvaluationRow, type EvaluationStatus } from '../../kit/evaluations/evaluations.api.ts';
import { hasNotArrived, needsAddress, type MailFacts as Mail } from './mails/mail-state.ts';

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
export type StatusFacts = Readonly<Pick<EvaluationRow, 'status' | 'generatedAt' | 'hasSnapshot'>>;

/** What decides on the next step: texts that were edited since they were approved, and the mail. */
export type StepFacts = Readonly<Pick<EvaluationRow, 'status' | 'editedSinceApproval'>> & MailFacts;

/** What the rules need to know about the result mail. */
export type MailFacts = Readonly<{ mail: Mail | null }>;

/** The one step that moves this evaluation on; null when it is with the client already. */
export function nextStep(status: EvaluationStatus): NextStep | null {
  return nextSteps[status] ?? null;
}

/**
 * The one step of a row: what was edited after it was approved is approved again, with the client's address in the way that
 * is put right first, and what was sent but has not arrived is sent again.
 */
export function rowStep({ status, mail, editedSinceApproval }: StepFacts): NextStep | 'correct' | null {
  if (editedSinceApproval && isApproved(status)) return 'verify';
  if (isSentOnCorrection({ status, editedSinceApproval }) && needsAddress(mail)) return 'correct';
  if (status === 'sent' && (hasNotArrived(mail) || mail?.state === 'saved')) return 'send';
  return nextStep(status);
}

/** Whoever corrects the address of an approved result that has not been opened wants it sent there; earlier and later it is only saved. */
export function isSentOnCorrection({ status, editedSinceApproval }: Omit<StepFacts, 'mail'>): boolean {
  return (status === 'verified' || status === 'sent') && !editedSinceApproval;
}

/** True when texts exist: a failed first attempt and a fresh response have none. */
export function hasTexts(facts: StatusFacts): boolean {
  if (facts.generatedAt !== null) return true;
  return facts.status !== 'pending' && facts.status !== 'error';
}

/** Editing and preview are offered from the first texts on (rules: Evaluation table). */
export function canEdit({ status }: Pick<StatusFacts, 'status'>): boolean {
  return status !== 'pending' && status !== 'error';
}

/** True when texts of this status have been approved; later edits wait for another approval. */
export function isApproved(status: EvaluationStatus): boolean {
  return status === 'verified' || isWithClient({ status });
}

/** True when the client has been mailed the result, or is marked so. */
export function isWithClient({ status }: Pick<StatusFacts, 'status'>): boolean {
  return status === 'sent' || status === 'opened' || status === 'clicked';
}

/** True while a mail is on its way, so that a second one must not be started. */
export function isMailUnderWay({ mail }: MailFacts): boolean {
  return mail?.state === 'queued' || mail?.state === 'sending';
}

/** Whether a step may be started for an evaluation. Texts may be written anew at any time. */
export function fits(step: NextStep, facts: StepFacts): boolean {
  const { status, editedSinceApproval } = facts;
  if (step === 'generate') return true;
  if (step === 'verify') return status === 'generated' || (editedSinceApproval && isApproved(status));
  return status === 'verified' && !editedSinceApproval && !isMailUnderWay(facts);
}

/** Statuses the menu offers to go back or forward to: not the present one, and only 'pending' without texts. */
export function resetTargetsOf(facts: StatusFacts): ResetTarget[] {
  const textsExist = hasTexts(facts);
  return resetTargets.filter((target) => target !== facts.status && (textsExist || target === 'pending'));
}
