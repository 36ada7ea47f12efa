import { freePort } from './environment.js';
import { startProcess, type ServerProcess } from './processes.js';

/** One process of several; it may be ended and started again on the same address. */
export interface Member {
  name: string;
  baseUrl: string;
  start: () => Promise<void>;
  /** As a crash would. */
  kill: () => Promise<void>;
  /** As an operator would; answers its exit code. */
  stop: () => Promise<number | null>;
}

/** A process that is not started yet, on PORT and HOST where the variables name them. */
export async function makeMember(
  name: string,
  databaseUrl: string,
  variables: Record<string, string>,
): Promise<Member> {
  const own = { HOST: '127.0.0.1', PORT: String(await freePort()), ...variables };
  let running: ServerProcess | null = null;
  return {
    name,
    baseUrl: `http://${own.HOST}:${own.PORT}`,
    start: async () => {
      running = await startProcess(databaseUrl, own);
    },
    kill: async () => running?.kill(),
    stop: async () => (await running?.stop()) ?? null,
  };
}
