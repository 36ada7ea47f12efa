/** SQL: form `f` of questionnaire `q` takes answers now. */
export const OPEN = `f.is_open AND q.is_active AND q.deleted_at IS NULL AND coalesce(f.opens_at <= now(), true)
  AND coalesce(f.closes_at > now(), true)`;
