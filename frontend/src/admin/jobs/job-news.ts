const channelName = 'background-jobs';

/** One for the whole page: a channel does not hear itself, so the tab that tells does not ask again. */
let channel: BroadcastChannel | null = null;

/** Tells the browser's other tabs that a questionnaire's jobs have changed. */
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
