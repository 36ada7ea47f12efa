import type { Answer, Client, Json } from '../setup/client.js';
import type { TestApp } from '../setup/test-app.js';
import { expectStatus } from './questionnaires.js';

/** Lets so much time pass since everybody's last report of what they read. */
export async function letReadingTimePass(test: Pick<TestApp, 'sql'>, minutes = 60): Promise<void> {
  await test.sql(`UPDATE opened_text SET reported_at = reported_at - make_interval(mins => $1)`, [minutes]);
}

/** Has somebody read all texts of an evaluation as they now are, or the named parts, and take the time for it. */
export async function readTexts(
  test: Pick<TestApp, 'sql'>,
  by: Client,
  id: string,
  which?: readonly string[],
): Promise<Answer> {
  const at = `/api/admin/evaluation/${id}/opened`;
  const { version, parts } = expectStatus(await by.get<Json>(at), 200) as {
    version: number;
    parts: { part: string; secondsLeft: number }[];
  };
  const read = parts.filter(({ part }) => which?.includes(part) ?? true);
  const report = (secondsOf: (left: number) => number) =>
    by.post(at, {
      version,
      parts: read.map(({ part, secondsLeft }) => ({ part, seconds: secondsOf(secondsLeft) })),
    });
  expectStatus(await report(() => 0), 200);
  await letReadingTimePass(test);
  return report((left) => left);
}
