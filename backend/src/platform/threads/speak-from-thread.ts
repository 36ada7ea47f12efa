import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../errors/app-error.js';

/** A message from a thread to its listener. */
export type Said<M> =
  | { kind: 'said'; message: M }
  | { kind: 'done' }
  | { kind: 'error'; code: string; params: Record<string, string | number> };

/** The thread's side: `work` speaks through `say`, which waits until the listener asks for more. */
export async function speakFromThread<Data, M>(
  work: (data: Data, say: (message: M) => Promise<void>) => Promise<void>,
): Promise<void> {
  const port = parentPort!;
  const post = (said: Said<M>) => port.postMessage(said);
  try {
    await work(workerData as Data, async (message) => {
      post({ kind: 'said', message });
      await once(port, 'message');
    });
    post({ kind: 'done' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    post({ kind: 'error', code: error.code, params: error.params });
  }
}
