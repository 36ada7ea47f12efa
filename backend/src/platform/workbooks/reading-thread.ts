import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker, parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../errors/app-error.js';
import { WorkbookError, type WorkbookErrorCode } from './workbook.errors.js';
import { WORKBOOK_LIMITS } from './workbook.types.js';
import { tooLarge } from './zip-parts.js';

const MOST_THREADS = 2;
let running = 0;
const waiting: (() => void)[] = [];

type Said<M> =
  | { kind: 'said'; message: M }
  | { kind: 'done' }
  | { kind: 'error'; code: string; params: Record<string, string | number> };

/**
 * Runs a file of ours in a thread with a bounded heap and time, so that no workbook, however made, stops or slows the process. Gives
 * what the thread says, one message at a time: the thread goes on when the next one is asked for. `file` is the compiled file's
 * address beside the caller's. At most two run at once; the others wait. Throws WorkbookError.
 */
export async function* listenToThread<M>(file: URL, data: object, owned: ArrayBuffer[]): AsyncGenerator<M> {
  if (running >= MOST_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const worker = new Worker(compiled(file), {
    workerData: data,
    transferList: owned,
    // A small nursery is swept more often, so that little rubbish stands about.
    resourceLimits: { maxOldGenerationSizeMb: WORKBOOK_LIMITS.heapMegabytes, maxYoungGenerationSizeMb: 8 },
    execArgv: [],
  });
  const mailbox = new Mailbox<M>(worker);
  try {
    for (;;) {
      const said = await mailbox.next();
      if (said.kind === 'done') return;
      if (said.kind === 'error') throw new WorkbookError(said.code as WorkbookErrorCode, said.params);
      yield said.message;
      worker.postMessage('next');
    }
  } finally {
    void worker.terminate();
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The thread's side: `work` speaks through `say`, which waits until the listener wants more. */
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

/** Holds the one message that a thread may have sent, or what became of the thread. Only the time it is waited for counts. */
class Mailbox<M> {
  private left: number = WORKBOOK_LIMITS.milliseconds;
  private held: Said<M>[] = [];
  private failure: unknown;
  private wake: () => void = () => undefined;

  constructor(worker: Worker) {
    worker.on('message', (said: Said<M>) => {
      this.held.push(said);
      this.wake();
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(error) : error),
    );
    worker.on('exit', () =>
      this.fail(new WorkbookError('workbook_unsafe', {}, new Error('the reading thread ended'))),
    );
  }

  async next(): Promise<Said<M>> {
    const asked = performance.now();
    const timer = setTimeout(
      () => this.fail(new WorkbookError('workbook_unsafe', {}, new Error('reading took too long'))),
      this.left,
    );
    while (this.held.length === 0 && this.failure === undefined)
      await new Promise<void>((resolve) => (this.wake = resolve));
    clearTimeout(timer);
    this.left -= performance.now() - asked;
    const said = this.held.shift();
    if (!said) throw this.failure;
    return said;
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.wake();
  }
}

/** Where the caller runs from its TypeScript source, the compiled thread is in the build's folder. */
function compiled(file: URL): string {
  const path = fileURLToPath(file);
  return import.meta.url.endsWith('.ts')
    ? path.replace(/([\\/])src([\\/](?:platform|modules)[\\/])/, '$1dist$2')
    : path;
}
