import { type FakeReply, recordedError } from './recorded-server.js';

const LENGTH_MS = 10_000;
/** So many refusals in a window block the key for the rest of it. */
const REFUSALS = 200;

/** Trello's limits: so many requests of a token and of a key in ten seconds, given in the headers of each answer. */
export class TrelloWindow {
  private perToken = 100;
  private perKey = 300;
  private begun = 0;
  private taken = 0;
  private refused = 0;

  allow(perToken: number, perKey: number): void {
    Object.assign(this, { perToken, perKey, begun: 0 });
  }

  /** Counts a request; answers the refusal of one that is too many. */
  take(): FakeReply | null {
    if (Date.now() - this.begun >= LENGTH_MS)
      Object.assign(this, { begun: Date.now(), taken: 0, refused: 0 });
    this.taken += 1;
    if (this.taken <= Math.min(this.perToken, this.perKey) && this.refused < REFUSALS) return null;
    this.refused += 1;
    return recordedError('trello', this.taken > this.perKey ? 'key_rate' : 'token_rate');
  }

  headers(): Record<string, string> {
    const of = (owner: string, max: number) => ({
      [`x-rate-limit-api-${owner}-interval-ms`]: String(LENGTH_MS),
      [`x-rate-limit-api-${owner}-max`]: String(max),
      [`x-rate-limit-api-${owner}-remaining`]: String(Math.max(0, max - this.taken)),
    });
    return { ...of('token', this.perToken), ...of('key', this.perKey) };
  }
}
