import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Said } from './speak-from-thread.js';

/** What a pool's threads may use, and how it words their ends. */
export interface ThreadRules {
  /** How many run at once; the others wait. */
  most: number;
  heapMegabytes: number;
  /** How long a listener waits for one thread in all. */
  milliseconds: number;
  /** The error for a code and params that the thread has sent. */
  errorOf: (code: string, params: Record<string, string | number>) => Error;
  outOfMemory: (cause: Error) => Error;
  /** It took too long, or ended without a word. */
  lost: (reason: string) => Error;
}

/** Runs files of ours in threads with a bounded heap and time, so that nothing given to them stops or slows the process. */
export class ThreadPool {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly rules: ThreadRules) {}

  /**
   * Gives what the thread says, one message at a time: the thread goes on when the next one is asked for. `file` is
   * the compiled file's address beside the caller's; `owned` buffers are handed over. Throws what the rules say.
   */
  async *listen<M>(file: URL, data: unknown, owned: ArrayBuffer[] = []): AsyncGenerator<M> {
    if (this.running >= this.rules.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      yield* this.listenTo<M>(file, data, owned);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async *listenTo<M>(file: URL, data: unknown, owned: ArrayBuffer[]): AsyncGenerator<M> {
    const worker = new Worker(compiled(file), {
      workerData: data,
      transferList: owned,
      // A small young generation is collected more often, so that less memory is taken.
      resourceLimits: { maxOldGenerationSizeMb: this.rules.heapMegabytes, maxYoungGenerationSizeMb: 3 },
      execArgv: [],
    });
    const mailbox = new Mailbox<M>(worker, this.rules);
    try {
      for (;;) {
        const said = await mailbox.next();
        if (said.kind === 'done') return;
        if (said.kind === 'error') throw this.rules.errorOf(said.code, said.params);
        yield said.message;
        worker.postMessage('next');
      }
    } finally {
      void worker.terminate();
    }
  }
}

/** Holds the one message that a thread may have sent, or what became of the thread. Only the time it is waited for counts. */
class Mailbox<M> {
  private left: number;
  private held: Said<M>[] = [];
  private failure: unknown;
  private wake: () => void = () => undefined;

  constructor(
    worker: Worker,
    private readonly rules: ThreadRules,
  ) {
    this.left = rules.milliseconds;
    worker.on('message', (said: Said<M>) => {
      this.held.push(said);
      this.wake();
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? rules.outOfMemory(error) : error),
    );
    worker.on('exit', () => this.fail(rules.lost('the thread ended')));
  }

  async next(): Promise<Said<M>> {
    const asked = performance.now();
    const timer = setTimeout(() => this.fail(this.rules.lost('the thread took too long')), this.left);
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
