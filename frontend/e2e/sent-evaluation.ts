import { expect, type APIRequestContext } from '@playwright/test';
import type { Language } from '../src/shared/texts/languages.ts';

/**
 * The page of an evaluation that was sent to a client of this language and leaves something to suggest, by the admin's own calls: nobody else may list
 * them. A server that has just started may still be making its demonstration; that is waited for.
 */
export async function sentEvaluation(request: APIRequestContext, language: Language): Promise<string> {
  let link: string | undefined;
  await expect.poll(async () => (link = await firstLink(request, language))).toBeDefined();
  return `/evaluation/${link!}`;
}

async function firstLink(request: APIRequestContext, language: Language): Promise<string | undefined> {
  const all = (await (await request.get('/api/admin/questionnaires')).json()) as {
    id: number;
    language: string;
  }[];
  const id = all.find((questionnaire) => questionnaire.language === language)?.id;
  if (id === undefined) return undefined;
  const query = 'limit=500&fields=summary';
  const answer = await request.get(`/api/admin/evaluations?questionnaireId=${id}&${query}`);
  const rows = (await answer.json()) as {
    hashedUrl: string;
    status: string;
    percentage: number;
  }[];
  const read = rows.filter(({ status }) => ['sent', 'opened', 'clicked'].includes(status));
  return read.find(({ percentage }) => percentage < 100)?.hashedUrl;
}
