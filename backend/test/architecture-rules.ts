import type { Import } from './source-imports.js';

const LEAF: readonly string[] = ['platform'];

/** Who may import whom, beside itself. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  pictures: LEAF,
  settings: ['platform', 'pictures'],
  'ui-texts': LEAF,
  analytics: LEAF,
  mail: ['platform', 'pictures', 'settings', 'ui-texts'],
  auth: ['platform', 'mail', 'settings', 'ui-texts'],
  questionnaires: ['platform', 'auth', 'pictures', 'ui-texts'],
  scoring: ['platform', 'questionnaires'],
  evaluations: ['platform', 'scoring', 'questionnaires', 'auth', 'analytics', 'mail', 'settings'],
  responses: [
    'platform',
    'evaluations',
    'scoring',
    'questionnaires',
    'analytics',
    'mail',
    'settings',
    'ui-texts',
  ],
  results: [
    'platform',
    'evaluations',
    'responses',
    'scoring',
    'questionnaires',
    'auth',
    'analytics',
    'mail',
    'pictures',
    'settings',
    'ui-texts',
  ],
  review: ['platform', 'evaluations', 'scoring', 'results', 'questionnaires'],
  generation: ['platform', 'evaluations', 'responses', 'scoring', 'review', 'questionnaires', 'settings'],
  delivery: [
    'platform',
    'evaluations',
    'responses',
    'results',
    'questionnaires',
    'auth',
    'mail',
    'settings',
    'webhooks',
  ],
  bulk: ['platform', 'evaluations', 'generation', 'review', 'delivery'],
  sheets: ['platform', 'evaluations', 'responses', 'scoring', 'delivery', 'questionnaires', 'settings'],
  webhooks: ['platform', 'auth', 'evaluations', 'responses'],
  outbox: ['platform', 'evaluations', 'responses', 'online-form', 'generation', 'delivery', 'webhooks'],
  templates: ['platform', 'questionnaires', 'online-form', 'seed'],
  inbox: ['platform', 'auth', 'evaluations', 'mail', 'questionnaires', 'results', 'settings', 'sheets'],
  'personal-data': ['platform', 'evaluations', 'results', 'online-form', 'questionnaires', 'mail'],
  'online-form': [
    'platform',
    'questionnaires',
    'evaluations',
    'responses',
    'scoring',
    'analytics',
    'auth',
    'mail',
    'settings',
    'ui-texts',
  ],
};

/** What composes the others. */
const COMPOSERS = new Set([
  'seed',
  'scripts',
  'app.module.ts',
  'main.ts',
  'own-postgres.ts',
  'bootstrap.ts',
  'http-app.ts',
  'api-document.ts',
  'api-document',
]);

export const isComposer = (area: string): boolean => COMPOSERS.has(area);

/** An area that is not in the table may import nothing, so that a new one has to be entered. */
export const mayImport = (from: string, to: string): boolean =>
  COMPOSERS.has(from) || (TABLE[from]?.includes(to) ?? false);

/** Tables of other areas that an area names in SQL without being allowed to import them, or that it changes. */
export const FOREIGN_TABLES: Readonly<
  Record<string, { reads?: readonly string[]; writes?: readonly string[] }>
> = {
  // It counts evaluations and words its counts with the questions.
  analytics: { reads: ['answer_option', 'evaluation', 'question', 'questionnaire', 'section'] },
  // Who may touch what stands on one screen (auth/access/access.rules.ts), and who is signed in knows the questionnaires.
  auth: {
    reads: [
      'evaluation',
      'form_slug',
      'insight',
      'invitation',
      'question',
      'questionnaire',
      'response_draft',
      'section',
      'webhook',
      'webhook_delivery',
    ],
  },
  // What is kept of an evaluation elsewhere goes with it, and the list says what was asked for.
  evaluations: { reads: ['offer_request'] },
  responses: {
    reads: ['access_grant', 'offer_request'],
    writes: [
      'evaluation',
      'evaluation_note',
      'recount_due',
      'text_version',
      'evaluation_snapshot',
      'offer_request',
      'opened_text',
      'plan_step',
      'shared_link',
      'trello_card',
      'evaluation_count',
      'week_to_count',
    ],
  },
  // A card's id is a column of its evaluation; so is that a client has opened the page. What a card is told is a delivery.
  delivery: { writes: ['evaluation', 'webhook_delivery'] },
  // A page without a result leads back to the form.
  results: { reads: ['form_slug', 'online_form'], writes: ['evaluation'] },
  bulk: { reads: ['mail'] },
  // Whoever confirms an address by its link changes nothing else of the evaluation.
  'online-form': { writes: ['evaluation'] },
  // A hidden questionnaire's webhooks rest, and its language words what their people are told.
  webhooks: { reads: ['questionnaire'] },
  // Rows of any table, with which the samples of the test name one.
  platform: { writes: ['question'] },
};

/** Files that decide: no framework, no database, no files, no network. */
export const PURE_FILES: readonly RegExp[] = [
  /^platform\/time\//,
  /^modules\/settings\/(?:answer-promise|consent-wordings|organisation)\.ts$/,
  /^modules\/pictures\/picture-name\.ts$/,
  // An entity is columns and no logic; the counts of statuses lie beside the statuses.
  /^modules\/(?:scoring|evaluations\/status|review\/checks)\/(?!.*\.entity\.ts$)/,
  /^modules\/evaluations\/(?:card-id|evaluation\.types|evaluations\.errors|texts\/(?:fact-hash|text-doubts|text-evidence|text-fields)|published-page|search\/words|former\.types)\.ts$/,
  /^modules\/responses\/(?:intake\/(?:contact-columns|source-key|read-sent-response)|impact\/score-changes)\.ts$/,
  /^modules\/(?:results\/(?:client-mails|first-reason|offers\/requested-offer|plan\/(?:parts\/[^/]+|plan-(?:calendar|labels|steps|workbook))|sharing\/shared-page|snapshot\/(?:areas-not-applicable|compose-page))|delivery\/mail-preview\/sample-content)\.ts$/,
  /^modules\/review\/(?:doubts|edited-share|leftovers|missing-answers|shortened|spans|published-texts|opened\/opened-parts|evidence\/(?:facts|sentences))\.ts$/,
  /^modules\/review\/configuration\/(?:configuration-texts|check-configuration|informal-address|completeness|unscored-path)\.ts$/,
  /^modules\/results\/page-rules\/[^/]+\.ts$/,
  /^modules\/results\/pdf\/(?:compose-breakdown|compose-change|compose-comparison|compose-content|compose-plan|content\.types|file-name|how-it-was-made|look|printed-addresses|texts|words)\.ts$/,
  /^modules\/results\/programme-report\/(?:compose-[^/]+|report-(?:blocks|words)|report\.types)\.ts$/,
  /^modules\/analytics\/(?:count-rows|evaluation-counts|figures|funnel|period|question-shares|statistics|export\/(?:analytics-workbook|labels))\.ts$/,
  /^modules\/ui-texts\/(?:catalogue|contexts|limits|places|records)\.ts$/,
  /^modules\/questionnaires\/(?:products|question-fields|effort|points|percent|scoring-basis|limits|options|needs|wordings|ai-wording|conditions\/[^/]+|numbers\/[^/]+|insights\/insight|editing\/options)\.ts$/,
  /^modules\/mail\/(?:queue\/mail-states\.ts$|delivery\/suppression\/suppression-reasons\.ts$|wording\/(?!mail-renderer|mime))/,
  /^modules\/mail\/delivery\/(?:reports\/(?:read-report|report-signature)|transports\/(?:delivery-error|mailgun-(?:address|failure)))\.ts$/,
  /^modules\/generation\/(?:answer-meanings|writer-facts|insight-facts|drafts\/acceptable-insights|second-reader\/(?:facts-to-read|reading-messages|verify-doubts)|prompts\/[^/]+|writers\/text-writer|writers\/(?:built-in|sentences|free)\/[^/]+)\.ts$/,
  /^modules\/generation\/writers\/openai\/(?:answer|find-json|base-url)\.ts$/,
  /^modules\/sheets\/(?:first-errors|group-by)\.ts$/,
  /^modules\/sheets\/configuration\/(?!.*\.(?:service|dto|thread)\.ts$|read-)/,
  /^modules\/sheets\/responses\/(?!.*\.(?:service|thread|controller|dto)\.ts$|read-|results-workbook)/,
  /^modules\/sheets\/sync\/(?:edited-rows|sync-result)\.ts$/,
  /^modules\/sheets\/sources\/(?:google-credentials|google-error|sheet-address|sheet-answers|sheet-source)\.ts$/,
  /^modules\/sheets\/forms\/(?:form|form-(?:address|matches|options|plan|report|rows)|read-api-form|read-form-page)\.ts$/,
  /^modules\/webhooks\/(?:delivery-outcome|payload|signature|webhook-events)\.ts$/,
  /^modules\/online-form\/(?:form-state|public\/(?:form-page|form-questions|scale)|settings\/allowed-origins|funnel\/form-funnel)\.ts$/,
  // The thread and its caller are what moves the reading out of the way of requests; the rest turns bytes into rows.
  /^platform\/workbooks\/(?!reading-thread)/,
  /^platform\/pdf\/(?:lines|printable|visual-order)\.ts$/,
  /^platform\/text\//,
  // A memory by key: what it answers follows from what it is asked.
  /^platform\/cache\/bounded-cache\.ts$/,
  /^platform\/errors\/app-error\.ts$/,
  /^platform\/http\/(?:bearer|languages|language|same-origin)\.ts$/,
  /^platform\/crypto\//,
  /^modules\/online-form\/(?:estimated-minutes|invitations\/(?:csv-list|invitation-token|invitation\.types|read-list))\.ts$/,
  /^seed\/content\//,
];

/** What a pure file may use beside the project's own: computing, and parsers that work on bytes in memory. */
export const PURE_MODULES: ReadonlySet<string> = new Set([
  'node:crypto',
  'node:path',
  'node:stream',
  'node:stream/consumers',
  'node:timers/promises',
  'node:url', // domainToASCII
  'node:util',
  'node:zlib', // a checksum
  'csv-parse/sync',
  'exceljs',
  'express', // types of headers only; never started from a pure file
  'yauzl',
  'zod',
]);

const SEEN_BY_OTHERS = [
  /\.service\.ts$/,
  /\.events\.ts$/,
  /\.dto\.ts$/,
  /\.errors\.ts$/,
  // Reads are providers like services; only their SQL is kept apart.
  /\.query\.ts$/,
];

/** The list of all that act on what happens to responses. */
export const CONSUMERS = 'modules/outbox/consumers.ts';

/** Whether one feature may see this file of another. */
export function allowedAcrossFeatures({ from, to, isType }: Import): boolean {
  if (to === null) return true;
  if (to.endsWith('.module.ts')) return from.endsWith('.module.ts');
  // What happens to responses stands in one list.
  if (to.endsWith('.consumer.ts')) return from === CONSUMERS;
  // A foreign key names the entity of its table.
  if (to.endsWith('.entity.ts')) return isType || from.endsWith('.entity.ts');
  return [...SEEN_BY_OTHERS, ...PURE_FILES].some((pattern) => pattern.test(to));
}
