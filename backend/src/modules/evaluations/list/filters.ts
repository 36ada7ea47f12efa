import { caller } from '../../../platform/http/caller.js';
import type { Filters } from './filters.dto.js';

const MOST_WORDS = 8;

/** Evaluations whose newest result mail is known not to have come through, or nobody knows. */
const UNDELIVERED = `SELECT m.evaluation_id FROM mail AS m
  WHERE m.questionnaire_id = $1 AND m.kind = 'result' AND (m.state IN ('failed', 'uncertain') OR m.delivery IN ('bounced', 'complained'))
    AND NOT EXISTS (SELECT FROM mail AS n WHERE n.evaluation_id = m.evaluation_id AND n.kind = 'result' AND n.created_at > m.created_at)`;

/** Whether rows have to be looked for: counts know only statuses. */
export const hasText = ({ search, clientName, clientEmail, assignee, mail }: Filters): boolean =>
  Boolean(search || clientName || clientEmail || assignee || mail);

/**
 * SQL of a filter; the values are appended to the parameters, of which the first is the questionnaire's id. Texts are
 * compared without case and accents; every text filter can use the one search index, because search_text holds name,
 * clinic and e-mail address in this order (rules: evaluation table).
 */
export function conditions(
  { search, status, clientName, clientEmail, assignee, mail }: Filters,
  parameters: unknown[],
): string {
  const parts = ['questionnaire_id = $1', 'deleted_at IS NULL'];
  const place = (value: unknown) => `$${parameters.push(value)}`;
  const contains = (text: string) => `'%' || fold_search(${place(escaped(text))}) || '%'`;
  if (assignee) parts.push(`assignee_id = ${place(caller().adminId)}::int`);
  if (mail === 'undelivered') parts.push(`id IN (${UNDELIVERED})`);
  if (status) parts.push(`status = ${place(status)}`);
  for (const word of wordsOf(search)) parts.push(`search_text LIKE ${contains(word)}`);
  if (clientName) {
    const pattern = contains(clientName);
    parts.push(
      `search_text LIKE ${pattern}`,
      `fold_search(client_name || ' ' || clinic_name) LIKE ${pattern}`,
    );
  }
  if (clientEmail) {
    const pattern = contains(clientEmail);
    parts.push(`search_text LIKE ${pattern}`, `lower(client_email) LIKE ${pattern}`);
  }
  return parts.join(' AND ');
}

const wordsOf = (search: string | undefined) =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
const escaped = (text: string) => text.trim().replace(/[\\%_]/g, '\\$&');
