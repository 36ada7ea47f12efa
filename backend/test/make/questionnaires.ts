import type { Client } from '../setup/client.js';
import { responsesWorkbook, smallConfiguration, smallResponse, SMALL_HEADER } from './form-workbooks.js';

interface Options {
  language?: 'hu' | 'en' | 'ro';
  responses?: number;
}

/** Makes a questionnaire of five questions with responses, all by HTTP, chooses it and answers its id. */
export async function makeQuestionnaire(
  client: Client,
  { language = 'hu', responses = 0 }: Options = {},
): Promise<number> {
  const made = await client.post('/api/admin/questionnaires', { name: `Felmérés ${language}`, language });
  const { id } = expectStatus(made, 201) as { id: number };
  expectStatus(await client.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
  expectStatus(await client.upload('/api/admin/import-config', await smallConfiguration()), 200);
  if (responses > 0) {
    const rows = Array.from({ length: responses }, (_, n) => smallResponse(n));
    const workbook = await responsesWorkbook(SMALL_HEADER, rows);
    expectStatus(await client.upload('/api/admin/import-responses', workbook), 200);
  }
  return id;
}

export interface ListedEvaluation {
  id: string;
  hashedUrl: string;
  status: string;
  clientName: string;
  clientEmail: string;
  clinicName: string;
  percentage: number;
  totalScore: number;
  maxScore: number;
  textsStale: boolean;
  hasSnapshot: boolean;
  version: number;
  generatedAt: string | null;
  sentAt: string | null;
  error: { code: string; message: string } | null;
  mail: { state: string; delivery: string | null; error: string | null; changedAt: string } | null;
}

/** All evaluations of the session's questionnaire, oldest response first. */
export async function evaluationsOf(client: Client): Promise<ListedEvaluation[]> {
  const answer = await client.get('/api/admin/evaluations?fields=summary&limit=500&sort=dueAt');
  return expectStatus(answer, 200) as ListedEvaluation[];
}

/** Takes an evaluation as far as verified. */
export async function makeVerified(client: Client, id: string): Promise<void> {
  expectStatus(await client.post(`/api/admin/evaluation/${id}/regenerate`), 200);
  expectStatus(await client.post(`/api/admin/evaluation/${id}/verify`), 200);
}

/** The body of an answer that has to have this status; anything else is thrown with what it says. */
export function expectStatus<T>({ status, body }: { status: number; body: T }, wanted: number): T {
  if (status !== wanted) throw new Error(`Expected ${wanted}, but got ${status}: ${JSON.stringify(body)}`);
  return body;
}
