import { expectStatus } from '../make/questionnaires.js';
import { until } from '../setup/client.js';
import type { FaultGround } from './fixture.js';

interface Written {
  id: string;
  status: string;
  version: number;
  code: string | null;
  texts: {
    summary: string;
    motivationalMessage: string;
    sections: Record<string, { text: string }>;
    strengths: Record<string, string[]>;
  } | null;
}

/** Starts the writing of every evaluation of the questionnaire; answers the job's id. */
export async function startWriting({ admin }: FaultGround): Promise<string> {
  const headers = { Prefer: 'respond-async' };
  const answer = await admin.post('/api/admin/regenerate-all-evaluations', undefined, headers);
  return expectStatus(answer, 202).id as string;
}

/** Waits until the job has ended, and answers it. */
export function endOf({ sql }: FaultGround, jobId: string, limitMs = 40_000) {
  const read = `SELECT state, done, failed, total FROM job WHERE id = $1 AND state NOT IN ('queued', 'running')`;
  return until(
    async () => (await sql<{ state: string; done: number; failed: number; total: number }>(read, [jobId]))[0],
    limitMs,
  );
}

export const writtenOf = ({ sql }: FaultGround) =>
  sql<Written>(
    `SELECT id, status, version, error ->> 'code' AS code, generated_texts AS texts FROM evaluation WHERE deleted_at IS NULL ORDER BY id`,
  );

/** Throws for texts of which a part is missing: they are there as a whole, or not at all. */
export function expectWhole(evaluations: Written[]): void {
  for (const { id, texts } of evaluations) {
    if (texts === null) continue;
    const sections = Object.values(texts.sections).map(({ text }) => text);
    const parts = [texts.summary, texts.motivationalMessage, ...sections];
    expect({ id, sections: sections.length > 0, empty: parts.filter((part) => part.trim() === '') }).toEqual({
      id,
      sections: true,
      empty: [],
    });
    expect(Object.keys(texts.strengths).sort()).toEqual(Object.keys(texts.sections).sort());
  }
}

/** Throws unless each evaluation was written exactly once since: every store raises the version by one. */
export async function expectWrittenOnce(ground: FaultGround, before: Written[]): Promise<void> {
  const after = await writtenOf(ground);
  expectWhole(after);
  const once = before.map(({ id, version }) => ({ id, status: 'generated', version: version + 1 }));
  expect(after.map(({ id, status, version }) => ({ id, status, version }))).toEqual(once);
}
