import type { Answer, Client } from '../setup/client.js';
import { applicationAt } from '../setup/applications.js';
import { fillQuestionnaire } from './fill-questionnaire.js';
import { responsesWorkbook, smallConfiguration, smallResponse, SMALL_HEADER } from './form-workbooks.js';

interface Options {
  language?: 'hu' | 'en' | 'ro';
  responses?: number;
  /** How many answers of each response are right. */
  right?: number[];
  /** How an AI words the texts; exact without it, as few tests are about words. */
  aiWording?: 'free' | 'exact';
}

/**
 * Makes a questionnaire of five questions with responses, chooses it and answers its id. What its workbooks would bring is
 * stored by the services that an upload ends in, without the files; in a server that is a process of its own, by upload.
 */
export async function makeQuestionnaire(
  client: Client,
  { language = 'hu', responses = 0, right = [], aiWording = 'exact' }: Options = {},
): Promise<number> {
  const made = await client.post('/api/admin/questionnaires', {
    name: `Felmérés ${language}`,
    language,
    aiWording,
  });
  const { id } = expectStatus(made, 201) as { id: number };
  expectStatus(await client.post('/api/admin/session/questionnaire', { questionnaireId: id }), 200);
  const rows = Array.from({ length: responses }, (_, n) => smallResponse(n, right[n]));
  const application = applicationAt(client.baseUrl);
  await (application ? fillQuestionnaire(application, id, language, rows) : uploadSmall(client, rows));
  return id;
}

async function uploadSmall(client: Client, rows: string[][]): Promise<void> {
  expectStatus(await client.upload('/api/admin/import-config', await smallConfiguration()), 200);
  if (rows.length === 0) return;
  const workbook = await responsesWorkbook(SMALL_HEADER, rows);
  expectStatus(await client.upload('/api/admin/import-responses', workbook), 200);
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
  expectStatus(await verify(client, id), 200);
}

/** Approves an evaluation as it is at this moment. */
export async function verify(client: Client, id: string, more: object = {}): Promise<Answer> {
  const { version } = expectStatus(await client.get(`/api/admin/evaluation/${id}`), 200);
  return client.post(`/api/admin/evaluation/${id}/verify`, { version, ...more });
}

/** Sets a status by hand, as the evaluation is at this moment. */
export async function resetStatus(client: Client, id: string, status: unknown): Promise<Answer> {
  const { version } = expectStatus(await client.get(`/api/admin/evaluation/${id}`), 200);
  return client.post(`/api/admin/evaluation/${id}/reset-status`, { status, version });
}

/** Approves many evaluations at once, as they are at this moment. */
export async function verifyAll(client: Client, ids: string[], headers = {}): Promise<Answer> {
  const versions = await versionsOf(client, ids);
  return client.post('/api/admin/evaluations/bulk', { action: 'verify', ids, versions }, headers);
}

/** The present versions of evaluations of the session's questionnaire, by id. */
export async function versionsOf(client: Client, ids: string[]): Promise<Record<string, number>> {
  const rows = await evaluationsOf(client);
  return Object.fromEntries(
    rows.filter(({ id }) => ids.includes(id)).map(({ id, version }) => [id, version]),
  );
}

/** The body of an answer that has to have this status; anything else is thrown with what it says. */
export function expectStatus<T>({ status, body }: { status: number; body: T }, wanted: number): T {
  if (status !== wanted) throw new Error(`Expected ${wanted}, but got ${status}: ${JSON.stringify(body)}`);
  return body;
}
