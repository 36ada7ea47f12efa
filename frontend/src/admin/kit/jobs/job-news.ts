const channelName = 'background-jobs';

/** One for the whole page: a channel does not hear itself, so the tab that sends does not ask again. */
let channel: BroadcastChannel | null = null;

/** Notifies the browser's other tabs that a questionnaire's jobs have changed. */
export function tellOtherTabs(questionnaireId: number): void {
  channel?.postMessage(questionnaireId);
}

/** Calls back when another tab of this browser has changed the questionnaire's jobs. Answers how to stop listening. */
export function hearOtherTabs(questionnaireId: number, onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(channelName);
  channel = opened;
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === questionnaireId) onNews();
  });
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

const muted = new Set<string>();

/** Shows no toast about a job's outcome while an open dialog shows it. Answers how to end that. */
export function muteOutcome(jobId: string): () => void {
  muted.add(jobId);
  return () => muted.delete(jobId);
}

/** True while a dialog shows the outcome of this job. */
export function isMuted(jobId: string): boolean {
  return muted.has(jobId);
}
