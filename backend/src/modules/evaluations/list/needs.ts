/**
 * SQL of why a person should read what waits for approval (rules: review): what the checks will ask about, and what they see least of.
 * Told by what is stored, as the checks themselves take too long for a list.
 */
export const needsOf = (prefix: string) => `CASE WHEN ${prefix}status = 'generated' THEN array_remove(ARRAY[
    CASE WHEN ${prefix}doubts <> '[]' OR ${prefix}texts_stale OR jsonb_path_exists(${prefix}section_scores, '$[*].questions[*].unreadable') THEN 'findings' END,
    CASE WHEN ${prefix}text_origins::text ~ '"(?:person|program)"' THEN 'by-hand' END,
    CASE WHEN ${prefix}text_origins::text ~ '"ai"' THEN 'free' END,
    CASE WHEN jsonb_path_exists(${prefix}section_scores, '$[*].questions[*] ? (@.answered == false && @.pointValue > 0)') THEN 'unanswered' END
  ], NULL) ELSE '{}'::text[] END`;

/** SQL that is false for responses that were old when they arrived: they are history, and have no deadline. */
export const isDue = (prefix: string) => `${prefix}created_at <= ${prefix}submitted_at + interval '14 days'`;

/**
 * SQL of the order in which a person should read: what the checks ask about, what else needs a look, the rest; in each what is due before
 * what is history, and then what has waited longest.
 */
export const needOrder = (prefix: string) =>
  `(CASE WHEN 'findings' = ANY(${needsOf(prefix)}) THEN 0 WHEN ${needsOf(prefix)} <> '{}' THEN 1 ELSE 2 END, NOT ${isDue(prefix)}, ${prefix}submitted_at)`;

/**
 * SQL of the order of what is due: what somebody waits for, the earliest first, and behind it what is sent or history. In UTC, as an
 * index can hold only what no session's time zone changes (evaluation_due has it in these words).
 */
export const dueOrder = (prefix: string) =>
  `((${prefix}submitted_at AT TIME ZONE 'UTC') + CASE WHEN ${prefix}sent_at IS NULL AND ${prefix}anonymised_at IS NULL
    AND ${prefix}status IN ('pending', 'generated', 'verified', 'error')
    AND ${prefix}created_at AT TIME ZONE 'UTC' <= (${prefix}submitted_at AT TIME ZONE 'UTC') + interval '14 days'
    THEN interval '0' ELSE interval '1000 years' END)`;
