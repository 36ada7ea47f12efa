import { plain, type FakeReply, type RecordedServer, startRecordedServer } from './recorded-server.js';

/**
 * What the next deliveries meet, one each: a status, headers with it, a body of so many characters, or a line that is silent or
 * breaks. Afterwards all is well.
 */
export type ReceiverTrouble =
  | number
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang'
  | 'reset';

export interface WebhookReceiver extends RecordedServer {
  /** Where to send; the path of a test of its own, so that several webhooks can be distinguished. */
  address: (path?: string) => string;
  next: (...troubles: ReceiverTrouble[]) => void;
  /** From now on every delivery meets this; null ends it. */
  always: (trouble: ReceiverTrouble | null) => void;
  /** How many deliveries were here at the same time at most. */
  mostAtOnce: () => number;
}

/** An integrator's server on a free port of 127.0.0.1 that takes its time. */
export async function startWebhookReceiver(latencyMs = 0): Promise<WebhookReceiver> {
  const troubles: ReceiverTrouble[] = [];
  let constant: ReceiverTrouble | null = null;
  let [running, most] = [0, 0];
  const server = await startRecordedServer(
    'receiver',
    async ({ method }) => {
      if (method !== 'POST') return null;
      running += 1;
      most = Math.max(most, running);
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      running -= 1;
      return replyOf(troubles.shift() ?? constant ?? 200);
    },
    ({ path, query }) => /whsec_/.test(`${path}?${query.toString()}`),
  );
  return {
    ...server,
    address: (path = '/hooks') => `${server.origin}${path}`,
    next: (...more) => void troubles.push(...more),
    always: (trouble) => (constant = trouble),
    mostAtOnce: () => most,
  };
}

function replyOf(trouble: ReceiverTrouble): FakeReply {
  if (trouble === 'hang') return { status: 0, trouble: 'stall-before-headers' };
  if (trouble === 'reset') return { status: 0, trouble: 'reset' };
  if (typeof trouble === 'number') return plain(trouble, trouble < 300 ? 'ok' : `no: ${trouble}`);
  return plain(trouble.status, trouble.body ?? '', trouble.headers);
}
