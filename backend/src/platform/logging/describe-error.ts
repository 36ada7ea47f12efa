const MOST_CAUSES = 5;
/** Mail servers and databases quote addresses in what they say. */
const ADDRESS = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;

const withoutAddresses = (text: string) => text.replace(ADDRESS, '[address]');

/**
 * An error as the log shows it: what and where, with its causes. Only known fields are taken, because errors of the
 * database carry the parameters of a query and its detail carries values: answers, names, addresses.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, status, query, cause } = error as Error & Record<'code' | 'status' | 'query', unknown>;
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...(typeof code === 'string' ? { reason: code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof query === 'string' ? { query } : {}),
    stack: withoutAddresses(error.stack ?? ''),
    ...(cause !== undefined && depth < MOST_CAUSES ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
