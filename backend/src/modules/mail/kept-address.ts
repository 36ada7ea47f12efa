/**
 * SQL of the address that stays in a mail's row once the mail has left or ended: recipients of a shared page are nobody we
 * know, so only an outline of theirs is kept.
 */
export const KEPT_ADDRESS = `CASE WHEN kind = 'share' THEN regexp_replace(to_address, '^(.).*@', '\\1…@') ELSE to_address END`;
