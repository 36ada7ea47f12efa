import { type EvaluationRow, type Stats } from '../kit/evaluations/evaluations.api.ts';
import { type Job } from '../kit/jobs/jobs.api.ts';
import { type Questionnaire } from '../kit/session/questionnaires.api.ts';

/** A questionnaire as the API sends it. */
export function makeQuestionnaire(patch: Partial<Questionnaire> = {}): Questionnaire {
  return {
    id: 7,
    name: 'Rendelők 2026',
    language: 'hu',
    googleFormUrl: null,
    googleSheetsUrl: null,
    demoButtonUrl: null,
    isActive: true,
    syncEnabled: false,
    mailShowsScore: true,
    minAnsweredPercent: 50,
    aiWording: 'free',
    reviewerName: null,
    reviewerRole: null,
    reviewerPicture: null,
    syncMinutes: 60,
    deletedAt: null,
    ...patch,
  };
}

/** A row of the evaluation list. */
export function makeRow(patch: Partial<EvaluationRow> = {}): EvaluationRow {
  return {
    id: 'e1',
    questionnaireId: 7,
    clientName: 'Kovács Anna',
    clientEmail: 'anna@korutifogaszat.hu',
    clinicName: 'Körúti Fogászat',
    status: 'pending',
    totalScore: 31,
    maxScore: 50,
    percentage: 62,
    hasResult: true,
    trelloCardId: null,
    anonymisedAt: null,
    hashedUrl: 'abc',
    textsStale: false,
    needs: [],
    hasSnapshot: false,
    approval: null,
    editedSinceApproval: false,
    markedStatus: null,
    assigneeId: null,
    addressCheck: 'none',
    error: null,
    mail: null,
    offerRequests: 0,
    version: 1,
    submittedAt: '2026-11-20T09:00:00Z',
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    deletedAt: null,
    generatedAt: null,
    verifiedAt: null,
    sentAt: null,
    openedAt: null,
    clickedAt: null,
    dueAt: '2026-11-21T09:00:00Z',
    ...patch,
  };
}

/** How a result mail stands. */
export function makeMail(
  state: NonNullable<EvaluationRow['mail']>['state'],
  patch: Partial<NonNullable<EvaluationRow['mail']>> = {},
): NonNullable<EvaluationRow['mail']> {
  return { state, delivery: null, error: null, changedAt: '2026-11-20T11:00:00Z', ...patch };
}

/** A questionnaire's numbers; the total is their sum. */
export function makeStats(patch: Partial<Stats> = {}): Stats {
  const counts = {
    pending: 0,
    generated: 0,
    verified: 0,
    sent: 0,
    opened: 0,
    clicked: 0,
    error: 0,
    ...patch,
  };
  const restorable = patch.restorable ?? 0;
  const total = Object.values({ ...counts, total: 0, restorable: 0 }).reduce((sum, count) => sum + count, 0);
  return { ...counts, restorable, total: patch.total ?? total };
}

/** What a test says of a job; kind and result need not be said together. */
export type JobPatch = Partial<{ [K in keyof Job]: Job[K] }>;

/** A background job. */
export function makeJob(patch: JobPatch = {}): Job {
  const job = {
    id: 'j1',
    kind: 'generate',
    questionnaireId: 7,
    state: 'running',
    dryRun: false,
    progress: { done: 0, total: 1, failed: 0, skipped: 0 },
    result: null,
    error: null,
    createdAt: '2026-11-20T10:00:00Z',
    finishedAt: null,
    ...patch,
  };
  return job as Job;
}
