import { IsNull } from 'typeorm';

/** Only these evaluations can be worked on: neither hidden nor anonymised. */
export const LIVE = { deletedAt: IsNull(), anonymisedAt: IsNull() };

/** The same in SQL; the prefix is put before the columns. */
export const isLive = (prefix = ''): string =>
  `${prefix}deleted_at IS NULL AND ${prefix}anonymised_at IS NULL`;

/** SQL: the response of a hidden evaluation (alias h) has been taken in again since, as a live evaluation. */
export const HAS_LIVE_COPY = `EXISTS (
  SELECT 1 FROM evaluation live WHERE live.questionnaire_id = h.questionnaire_id AND live.source_key = h.source_key AND live.deleted_at IS NULL)`;

/** SQL: hidden evaluations (alias h) of questionnaire $1 that can be brought back. */
export const RESTORABLE = `h.questionnaire_id = $1 AND h.deleted_at IS NOT NULL AND NOT ${HAS_LIVE_COPY}`;
