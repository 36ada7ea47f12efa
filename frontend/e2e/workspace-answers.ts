import type { components } from '../src/shared/api/schema.gen.ts';

type Schemas = components['schemas'];
type Row = Schemas['EvaluationResponse'];
type Job = Schemas['JobResponse'];

const writerAway = {
  code: 'writer_unavailable',
  message: 'A szövegíró szolgáltatás most nem érhető el. Kérjük, próbálja újra később.',
};
const longName = 'Elektronikusegészségügyidokumentáció Központi Szakrendelő és Gyógyászati Nonprofit Kft.';

const marks: readonly Partial<Row>[] = [
  { status: 'error', error: writerAway },
  { textsStale: true },
  { mail: mail('failed', 'A címzett levelezője visszautasította: nincs ilyen postafiók.') },
  { mail: mail('uncertain') },
  { offerRequests: 3, clientName: longName, clientEmail: `${'nagyon.hosszu.'.repeat(4)}cim@proba.example` },
  { status: 'verified', mail: mail('sending') },
];

function mail(state: NonNullable<Row['mail']>['state'], error: string | null = null): Row['mail'] {
  return { state, delivery: null, error, changedAt: '2026-03-02T09:14:22.000Z' };
}

/** Every second row is nothing but numbers any more. */
export function anonymiseRows(rows: Row[]): void {
  for (const [index, row] of rows.entries()) {
    if (index % 2 === 0) continue;
    const anonymised = {
      clientName: '',
      clientEmail: '',
      clinicName: '',
      trelloCardId: null,
      mail: null,
      hasSnapshot: false,
    };
    Object.assign(row, anonymised, { anonymisedAt: '2026-11-20T01:00:00Z' });
  }
}

/** Rows as bad luck leaves them: writing failed, scores moved on, the mail came back or was lost from sight. */
export function markRows(rows: Row[]): void {
  rows.forEach((row, index) => Object.assign(row, marks[index]));
}

/** Work that goes on: among many rows, not yet begun, and of unknown length. */
export const running: readonly Job[] = [
  job('regenerate-all', 'running', [412, 1000, 3, 21]),
  job('send-selected', 'queued', [0, 12, 0, 0]),
  job('sync-sheets', 'running', [0, 0, 0, 0]),
];

/** Work that ended in every way it can. */
export const ended: readonly Job[] = [
  job('regenerate-all', 'done', [394, 412, 3, 15]),
  job('generate-selected', 'cancelled', [7, 20, 0, 0]),
  {
    ...job('send', 'failed', [0, 1, 1, 0]),
    error: { code: 'mail_refused', message: 'A levelező nem vette át a levelet.' },
  },
  job('verify-selected', 'done', [8, 8, 0, 0]),
  job('export-results', 'done', [1, 1, 0, 0]),
  job('generate', 'cancelled', [0, 1, 0, 0]),
];

export const failures: readonly Schemas['FailureResponse'][] = ['Kiss Ágnes', longName, ''].map(
  (clientName, index) => ({
    evaluationId: crypto.randomUUID(),
    clientName,
    clinicName: `Próba Rendelő ${index + 1}`,
    error: writerAway,
  }),
);

const ticked = { questionId: crypto.randomUUID(), tip: 'Vezessen be online időpontfoglalást.', points: 4 };

/** One that was told about, with the tips its client had ticked; and one whose mail waits. */
export const offers: readonly Schemas['OfferRequestResponse'][] = [
  offer('Kiss Ágnes', 'Online időpontfoglaló', { whatIf: [ticked], notifiedAt: new Date().toISOString() }),
  offer('Dr. Nagy-Kovácsné Szabó Piroska', 'Rendelőszoftver', {}),
];

function job(
  kind: Exclude<Job['kind'], 'draft-insights'>,
  state: Job['state'],
  [done, total, failed, skipped]: Counts,
): Job {
  const isFinished = state !== 'running' && state !== 'queued';
  return {
    id: crypto.randomUUID(),
    kind,
    questionnaireId: 1,
    state,
    dryRun: false,
    progress: { done, total, failed, skipped },
    createdAt: new Date(Date.now() - 95_000).toISOString(),
    finishedAt: isFinished ? new Date().toISOString() : null,
    result: null,
    error: null,
  };
}

/** Done, total, failed, skipped. */
type Counts = [number, number, number, number];

function offer(clientName: string, productName: string, more: Partial<Schemas['OfferRequestResponse']>) {
  return {
    id: crypto.randomUUID(),
    evaluationId: crypto.randomUUID(),
    clientName,
    clientEmail: 'ugyfel@proba.example',
    clinicName: 'Próba Rendelő',
    productId: '0123456789ab',
    productName,
    whatIf: [],
    message: null,
    phone: null,
    consentedAt: new Date().toISOString(),
    createdAt: new Date().toISOString(),
    notifiedAt: null,
    ...more,
  };
}

/** Everything that the dashboard can warn of. */
const warning = (kind: string, facts: object) => ({
  id: `${kind}:1`,
  kind,
  since: '2026-11-18T09:00:00Z',
  reason: null,
  nextRunAt: null,
  columns: [],
  questions: [],
  count: null,
  ...facts,
});
export const warnings = [
  warning('sync-failing', {
    reason:
      'The spreadsheet cannot be opened. Save the key of a service account in the settings and share the spreadsheet with it.',
    nextRunAt: '2026-11-21T18:00:00Z',
  }),
  warning('columns', {
    columns: ['Van fax készülékük?', 'Megjegyzés'],
    questions: ['Használnak online időpontfoglalót a rendelőben?'],
  }),
  warning('silence', {}),
  warning('unsent', { count: 12 }),
];

/** Views that somebody and a colleague have saved, one with a name as long as may be. */
export const savedViews: Schemas['SavedViewResponse'][] = [
  { id: crypto.randomUUID(), name: 'Késők', query: 'sort=dueAt', isShared: true, isOwn: true },
  {
    id: crypto.randomUUID(),
    name: 'Megszakíthatatlan'.repeat(4).slice(0, 60),
    query: 'search=p%C3%A9cs',
    isShared: true,
    isOwn: false,
  },
];
