import { IsNull } from 'typeorm';

/** Only these evaluations can be worked on: neither hidden nor anonymised. */
export const LIVE = { deletedAt: IsNull(), anonymisedAt: IsNull() };

/** The same in SQL; the prefix is put before the columns. */
export const isLive = (prefix = ''): string =>
  `${prefix}deleted_at IS NULL AND ${prefix}anonymised_at IS NULL`;
