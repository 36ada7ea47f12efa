import { type StoredError } from '../../../platform/errors/app-error.js';
import { messageOf } from '../../../platform/errors/messages.js';
import type { Language } from '../../../platform/http/languages.js';
import { ProblemResponse } from '../../../platform/jobs/jobs.dto.js';
import type { Delivery, MailState } from '../../mail/queue/mail-states.js';
import { PROMISED_HOURS } from '../../settings/answer-promise.js';
import type { EvaluationResponse, EvaluationSummaryResponse } from '../evaluations.dto.js';
import { isDue, needsOf } from './needs.js';

/** Columns of evaluation (`e`) and its latest result mail (`mail`) for a row of the list. */
export const SUMMARY_COLUMNS = `e.id, e.questionnaire_id, e.client_name, e.client_email, e.clinic_name, e.status,
  e.total_score, e.max_score, e.percentage,
  has_result(e.max_score, e.section_scores, (SELECT min_answered_percent FROM questionnaire WHERE id = e.questionnaire_id)) AS has_result,
  e.trello_card_id, e.hashed_url, e.texts_stale, ${needsOf('e.')} AS needs,
  e.published IS NOT NULL AS has_snapshot, e.approval, e.edited_since_approval, e.marked_status, e.assignee_id, e.error,
  e.address_check, mail.state AS mail_state, mail.delivery AS mail_delivery, mail.error AS mail_error,
  mail.changed_at AS mail_changed_at, (SELECT count(*) FROM offer_request WHERE evaluation_id = e.id) AS offer_requests,
  e.version, e.submitted_at, e.created_at, e.updated_at, e.deleted_at, e.generated_at, e.verified_at, e.sent_at,
  e.opened_at, e.clicked_at,
  CASE WHEN ${isDue('e.')} THEN e.submitted_at + make_interval(hours => ${PROMISED_HOURS}) END AS due_at,
  e.anonymised_at`;

/** The same with answers, texts and question details. */
export const WHOLE_COLUMNS = `${SUMMARY_COLUMNS}, e.response_origin, e.response_source, e.section_scores, e.raw_responses,
  e.generated_texts, e.text_origins`;

type Details = Omit<EvaluationResponse, keyof EvaluationSummaryResponse>;

/** What these columns give; errors and the mail are put into words and together by `answerOf`. */
export interface ListRow extends Omit<EvaluationSummaryResponse, 'error' | 'mail'>, Partial<Details> {
  error: StoredError | null;
  /** null where no result was mailed, as are its other parts. */
  mailState: MailState | null;
  mailDelivery: Delivery | null;
  mailError: StoredError | null;
  mailChangedAt: Date | null;
}

/** A row as the API answers it: without details where the row was read without. Pure. */
export function answerOf(row: ListRow, language: Language): EvaluationSummaryResponse {
  const { error, mailState, mailDelivery, mailError, mailChangedAt, ...facts } = row;
  return {
    ...facts,
    error: ProblemResponse.from(error, language),
    mail: mailState && {
      state: mailState,
      delivery: mailDelivery,
      error: mailError && messageOf(mailError.code, language, mailError.params),
      changedAt: mailChangedAt!,
    },
  };
}
