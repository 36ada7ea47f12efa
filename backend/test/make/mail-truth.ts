import type { Client } from '../setup/client.js';
import type { TestApp } from '../setup/test-app.js';
import { evaluationsOf } from './questionnaires.js';

/** What became of an evaluation's result mail, and how often it came to the other side. */
export interface Outcome {
  id: string;
  status: string;
  state: string;
  copies: number;
}

/** Of every evaluation of the session's questionnaire, as the list of the back office shows it. */
export async function outcomesOf(
  test: Pick<TestApp, 'sql'>,
  admin: Client,
  copiesFor: (address: string) => number,
): Promise<Outcome[]> {
  const rows = await test.sql<{ evaluation: string; state: string }>(
    `SELECT evaluation_id AS evaluation, state FROM mail WHERE kind = 'result'`,
  );
  const states = new Map(rows.map(({ evaluation, state }) => [evaluation, state]));
  return (await evaluationsOf(admin)).map(({ id, status, clientEmail, mail }) => {
    expect(mail?.state).toBe(states.get(id));
    return { id, status, state: states.get(id)!, copies: copiesFor(clientEmail) };
  });
}

/** What holds whatever happens: nothing is called sent that was not taken, nothing that was taken is sent twice. */
export function expectTruth(outcomes: Outcome[], copiesOfUncertain: readonly number[]): void {
  for (const { status, state, copies } of outcomes) {
    const fits =
      (state === 'accepted' && status === 'sent' && copies === 1) ||
      (state === 'failed' && status === 'verified' && copies === 0) ||
      (state === 'uncertain' && status === 'verified' && copiesOfUncertain.includes(copies));
    expect({ status, state, copies, fits }).toMatchObject({ fits: true });
  }
}
