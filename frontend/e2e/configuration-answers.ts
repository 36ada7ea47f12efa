import type { components } from '../src/shared/api/schema.gen.ts';

type Schemas = components['schemas'];

const longName =
  'Az elektronikus egészségügyi dokumentáció vezetésének és a betegekkel való kapcsolattartásnak módja';
const unbroken = 'Megszakíthatatlan'.repeat(12);

/** A change that reaches many evaluations, some of them verified or sent. */
export const strongImpact: Schemas['ImpactResponse'] = {
  evaluations: 1_234_567,
  unsent: 1_234,
  sent: 1_233_333,
  rescored: 1_234,
  staleTexts: 321,
  verifiedBack: 12,
  exact: false,
  examples: [
    { id: crypto.randomUUID(), clientName: 'Kiss Ágnes', clinicName: 'Próba Rendelő' },
    { id: crypto.randomUUID(), clientName: 'Dr. Nagy-Kovácsné Szabó Piroska', clinicName: unbroken },
  ],
  sections: 7,
  questions: 61,
  grants: 3,
  uiTexts: 18,
  offerRequests: 44,
  runningJobs: 1,
  restingInsights: [],
  neededBy: [],
};

const { rescored, staleTexts, verifiedBack } = strongImpact;
const effect = { rescored, staleTexts, verifiedBack, exact: true };
const noEffect = { rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true };

const nothingNew: Schemas['FormSyncResponse'] = {
  source: 'api',
  sections: 7,
  questions: 61,
  created: 0,
  updated: 0,
  unchanged: 68,
  linked: 0,
  reordered: false,
  renamed: [],
  missing: [],
  missingSections: [],
  renamedOptions: [],
  missingOptions: [],
  changes: [],
  notes: [],
  effect: noEffect,
};

/** A form that is as it was. */
export const matchingForm = nothingNew;

/** A form in which somebody has been at work. */
export const formChanges: Schemas['FormSyncResponse'] = {
  ...nothingNew,
  effect,
  source: 'page',
  created: 2,
  updated: 3,
  unchanged: 63,
  linked: 4,
  reordered: true,
  renamed: [
    { what: 'section', from: 'Időpontok', to: 'Időpontfoglalás' },
    { what: 'question', from: 'Van honlapja?', to: longName },
  ],
  missing: [
    { id: 3, questionText: 'Faxot használ?', wasInForm: true },
    { id: 4, questionText: longName, wasInForm: false },
  ],
  missingSections: [{ id: 9, name: 'Fax' }],
  changes: [
    { what: 'section', change: 'created', name: 'Adatvédelem', fields: [] },
    { what: 'question', change: 'created', name: longName, fields: [] },
    { what: 'question', change: 'updated', name: unbroken, fields: ['section', 'position', 'correctAnswer'] },
  ],
  notes: [
    {
      code: 'page_has_no_points',
      message:
        'A nyilvános oldal nem árulja el a pontokat és a helyes válaszokat; a szerkesztő címmel ezek is átjönnének.',
    },
  ],
};

/** The same with more lines than anybody reads. */
export function endlessly(report: Schemas['FormSyncResponse']): Schemas['FormSyncResponse'] {
  const changes = Array.from({ length: 120 }, (_, index) => ({
    ...report.changes[1]!,
    name: `${index + 1}. ${longName}`,
  }));
  return { ...report, created: 120, changes };
}

/** The work of reading a form that has just begun. */
export const readingForm: Schemas['JobResponse'] = {
  id: crypto.randomUUID(),
  kind: 'sync-form',
  questionnaireId: 1,
  state: 'running',
  dryRun: false,
  progress: { done: 0, total: 0, failed: 0, skipped: 0 },
  createdAt: new Date().toISOString(),
  finishedAt: null,
  result: null,
  error: null,
};

/** A form that only its owners may open. */
export const formUnread = {
  statusCode: 502,
  code: 'google_form_sign_in',
  message:
    'Az űrlap csak bejelentkezve nyitható meg. Az űrlap beállításaiban engedélyezze, hogy a hivatkozással bárki kitölthesse, majd próbálja újra.',
};

const report = {
  message: '',
  unchanged: 61,
  unmatchedColumns: ['megjegyzés', unbroken],
  copiedFrom: null,
};

/** A workbook in which somebody has been at work. */
export const changedWorkbook: Schemas['ConfigurationImportResponse'] = {
  ...report,
  effect,
  created: 1,
  updated: 240,
  errors: [],
  changes: [
    { sheet: 'Sections', row: 3, what: 'created', name: 'Adatvédelem', fields: [] },
    {
      sheet: 'Questions',
      row: 17,
      what: 'updated',
      name: longName,
      fields: [
        { field: 'questionText', from: 'Van honlapja?', to: longName },
        { field: 'pointValue', from: '5', to: '10' },
        { field: 'relatedTip', from: null, to: unbroken },
        { field: 'position', from: null, to: null },
      ],
    },
  ],
};

/** The workbook of another questionnaire. */
export const copiedWorkbook: Schemas['ConfigurationImportResponse'] = {
  ...changedWorkbook,
  copiedFrom: longName,
};

/** A workbook that cannot be taken over. */
export const wrongWorkbook: Schemas['ConfigurationImportResponse'] = {
  ...report,
  effect: noEffect,
  created: 0,
  updated: 0,
  changes: [],
  errors: [
    {
      sheet: 'Questions',
      row: 12,
      column: 'pointValue',
      code: 'not_a_number',
      reason: 'A pont csak 0 és 100 000 közötti egész szám lehet; itt ez áll: „sok”.',
    },
    {
      sheet: 'Questions',
      row: 1_048,
      column: 'section',
      code: 'unknown_section',
      reason: `Nincs ilyen szakasz: „${unbroken}”.`,
    },
    {
      sheet: 'Sections',
      row: 1,
      column: null,
      code: 'missing_column',
      reason: 'Hiányzik a „name” oszlop.',
    },
  ],
};

/** Questionnaires that can still be brought back. */
export const deletedOnes = [1, 2, 3].map((id) => ({
  id: 8_000 + id,
  name: id === 2 ? unbroken : `Törölt felmérés ${id}`,
  language: 'hu',
  googleFormUrl: null,
  googleSheetsUrl: null,
  demoButtonUrl: null,
  isActive: true,
  deletedAt: '2026-11-20T10:00:00Z',
}));
