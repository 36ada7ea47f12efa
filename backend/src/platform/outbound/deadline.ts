import { setMaxListeners } from 'node:events';

/** A time limit joined with the caller's own signal. `end` must be called, so that no timer or listener stays behind. */
export interface Deadline {
  signal: AbortSignal;
  timedOut: () => boolean;
  end: () => void;
}

/** Starts a time limit in milliseconds. (AbortSignal.any with a timeout may be collected before it fires on Node 20.) */
export function startDeadline(ms: number, outer?: AbortSignal | null): Deadline {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort(new DOMException('The time limit has passed.', 'TimeoutError'));
  }, ms);
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  else if (outer) {
    // One signal may stop many calls, such as all jobs of a worker: more than ten listeners are no leak.
    setMaxListeners(0, outer);
    outer.addEventListener('abort', follow, { once: true });
  }
  return {
    signal: controller.signal,
    timedOut: () => late,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
