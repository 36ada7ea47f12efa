import type { StoredError } from '../../../platform/errors/app-error.js';
import { messageOf } from '../../../platform/errors/messages.js';
import type { TextRow } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/languages.js';
import { ProblemResponse } from '../../../platform/jobs/jobs.dto.js';
import type { EvaluationResponse, EvaluationSummaryResponse } from '../evaluations.dto.js';

type Write = (value: string, language: Language) => string;
interface Field {
  /** SQL of the value in a row of the alias e. */
  sql: string;
  /** JSON of a value that is not null. */
  write: Write;
}

/** PostgreSQL writes "2026-11-21 14:06:11.123456"; answers have milliseconds and say that they are UTC. */
const moment: Write = (value) =>
  `"${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, 23).padEnd(3, '0')}Z"`;
const text: Write = (value) => JSON.stringify(value);
/** For values of our own making that hold nothing to escape. */
const plain: Write = (value) => `"${value}"`;
const asIs: Write = (value) => value;
const decimal: Write = (value) => String(Number(value));
const flag: Write = (value) => (value === 't' ? 'true' : 'false');
const problem: Write = (value, language) =>
  JSON.stringify(ProblemResponse.from(JSON.parse(value) as StoredError, language));
/** State, what was heard of it (or -), since when, and the error where there is one: blanks stand between them. */
const MAIL = `mail.state || ' ' || coalesce(mail.delivery, '-') || ' '
  || translate(substr((mail.changed_at AT TIME ZONE 'UTC')::text, 1, 23), ' ', 'T') || ' ' || coalesce(mail.error::text, '')`;
const mail: Write = (value, language) => {
  const [state, delivery, changedAt = '', ...rest] = value.split(' ');
  const error = rest.length > 1 || rest[0] ? (JSON.parse(rest.join(' ')) as StoredError) : null;
  return JSON.stringify({
    state,
    delivery: delivery === '-' ? null : delivery,
    error: error && messageOf(error.code, language, error.params),
    changedAt: `${changedAt.slice(0, 19)}.${changedAt.slice(20).padEnd(3, '0')}Z`,
  });
};

const field = (sql: string, write: Write): Field => ({ sql, write });
const time = (column: string) => field(`e.${column} AT TIME ZONE 'UTC'`, moment);

/** One entry for every field of the answer, so that neither can be changed without the other. */
const SUMMARY: Record<keyof EvaluationSummaryResponse, Field> = {
  id: field('e.id', plain),
  questionnaireId: field('e.questionnaire_id', asIs),
  clientName: field('e.client_name', text),
  clientEmail: field('e.client_email', text),
  clinicName: field('e.clinic_name', text),
  status: field('e.status', plain),
  totalScore: field('e.total_score', asIs),
  maxScore: field('e.max_score', asIs),
  percentage: field('e.percentage', decimal),
  trelloCardId: field('e.trello_card_id', text),
  hashedUrl: field('e.hashed_url', plain),
  textsStale: field('e.texts_stale', flag),
  hasSnapshot: field('e.published IS NOT NULL', flag),
  approval: field('e.approval', asIs),
  editedSinceApproval: field('e.edited_since_approval', flag),
  markedStatus: field('e.marked_status', asIs),
  assigneeId: field('e.assignee_id', asIs),
  error: field('e.error', problem),
  addressCheck: field('e.address_check', plain),
  mail: field(MAIL, mail),
  offerRequests: field('(SELECT count(*) FROM offer_request WHERE evaluation_id = e.id)', asIs),
  version: field('e.version', asIs),
  submittedAt: time('submitted_at'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  deletedAt: time('deleted_at'),
  generatedAt: time('generated_at'),
  verifiedAt: time('verified_at'),
  sentAt: time('sent_at'),
  openedAt: time('opened_at'),
  clickedAt: time('clicked_at'),
  dueAt: field(
    `CASE WHEN e.created_at <= e.submitted_at + interval '14 days' THEN (e.submitted_at + interval '24 hours') AT TIME ZONE 'UTC' END`,
    moment,
  ),
  anonymisedAt: time('anonymised_at'),
};

/** jsonb is passed on as the database keeps it. */
const DETAILS: Record<Exclude<keyof EvaluationResponse, keyof EvaluationSummaryResponse>, Field> = {
  responseOrigin: field('e.response_origin', plain),
  responseSource: field('e.response_source', text),
  sectionScores: field('e.section_scores', asIs),
  rawResponses: field('e.raw_responses', asIs),
  generatedTexts: field('e.generated_texts', asIs),
  textOrigins: field('e.text_origins', asIs),
};

/** The columns of a list's rows and how they become JSON: written once, straight from what the database says. */
export class ListShape {
  readonly columns: string;
  private readonly writes: { key: string; write: Write }[];

  constructor(fields: Record<string, Field>) {
    this.columns = Object.values(fields)
      .map(({ sql }) => sql)
      .join(', ');
    this.writes = Object.entries(fields).map(([name, { write }], index) => ({
      key: `${index === 0 ? '{' : ','}"${name}":`,
      write,
    }));
  }

  /** A JSON array of the rows; `from` is the position of the first column. */
  write(rows: TextRow[], from: number, language: Language): string {
    return `[${rows.map((row) => this.one(row, from, language)).join(',')}]`;
  }

  private one(row: TextRow, from: number, language: Language): string {
    let json = '';
    let position = from;
    for (const { key, write } of this.writes) {
      const value = row[position++];
      json += key + (value == null ? 'null' : write(value, language));
    }
    return `${json}}`;
  }
}

export const SUMMARY_SHAPE = new ListShape(SUMMARY);
export const WHOLE_SHAPE = new ListShape({ ...SUMMARY, ...DETAILS });
