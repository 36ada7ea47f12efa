import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectEncrypted } from 'node:tls';
import { certificateProblem, codesOf } from '../../platform/outbound/certificate-problem.js';

const LIMIT_MS = 5000;
const REDIS_PORT = 6379;

/** Why no connection to the Redis of this address comes about; null where it does. For clients that try again without end and tell nothing. */
export function connectionFailure(address: string): Promise<Error | null> {
  const { hostname, port, protocol } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const target = { host, port: Number(port || REDIS_PORT) };
  return new Promise((resolve) => {
    const end = (error: Error | null) => {
      socket.destroy();
      resolve(error);
    };
    const connected = () => end(null);
    const socket: Socket =
      protocol === 'rediss:' ? connectEncrypted(target, connected) : connectPlain(target, connected);
    socket.setTimeout(LIMIT_MS, () => end(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })));
    socket.once('error', end);
  });
}

/** What an error says that an operator can look up: what is wrong with a certificate, else its innermost code. */
export const whyOf = (error: unknown): string =>
  certificateProblem(error)?.seen ?? codesOf(error).at(-1) ?? (error as Error).name;

/** What to do about an error: about a certificate, where it is one, else what is said of all others. */
export const remedyOf = (error: unknown, otherwise: string): string =>
  certificateProblem(error)?.remedy ?? otherwise;
