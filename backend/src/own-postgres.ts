import { PlainError } from './platform/startup/plain-error.js';

export type { EmbeddedPostgres } from '../../embedded-postgres/dist/index.js';

type Options = Parameters<typeof import('../../embedded-postgres/dist/index.js').startEmbeddedPostgres>[0];

/**
 * Starts the PostgreSQL of a folder, for a server that is given no database. Its package is loaded only here: an image leaves it
 * out. Throws PlainError.
 */
export async function startOwnPostgres(options: Options) {
  const { EmbeddedPostgresError, startEmbeddedPostgres } =
    await import('../../embedded-postgres/dist/index.js');
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    throw error instanceof EmbeddedPostgresError ? new PlainError(error.message, { cause: error }) : error;
  }
}
