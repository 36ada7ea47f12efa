import { expect, type APIRequestContext } from '@playwright/test';
import type { Schemas } from '../src/shared/api/operations.ts';
import { signedInRequest } from './sign-in.ts';

type Question = Schemas['QuestionResponse'];

/** A questionnaire with a question of each kind: a scale, a number, one that decides what is asked, and one that may not apply. */
export interface EveryKindForm {
  path: string;
  questionnaireId: number;
  sections: never[];
}

export const asked = {
  scale: 'Milyen gyakran küldenek emlékeztetőt?',
  number: 'Az időpontok hány százalékát foglalják online?',
  decides: 'Van saját laboratóriumuk?',
  dependent: 'Hogyan kapják meg a betegek a leletet?',
  mayNotApply: 'Mikor írják meg a zárójelentést?',
};

/** Makes it, and opens its form, to pages of the given origins too. */
export async function makeEveryKindForm(name: string, allowedOrigins: string[] = []): Promise<EveryKindForm> {
  const request = await signedInRequest();
  const { id } = await post<{ id: number }>(request, 'questionnaires', 0, { name, language: 'hu' });
  const sectionOf = async (section: string) =>
    (await post<{ id: number }>(request, 'sections', id, { name: section })).id;
  const ask = async (sectionId: number, questionText: string, more: object) =>
    post<Question>(request, 'questions', id, { sectionId, questionText, ...more });
  const steps = (labels: string[]) => labels.map((label, points) => ({ label, points }));

  const first = await sectionOf('Időpontok');
  await ask(first, asked.scale, { options: steps(['Soha', 'Ritkán', 'Néha', 'Gyakran', 'Mindig']) });
  const bands = [
    { label: 'Kevesebb mint a felét', points: 0, from: 0 },
    { label: 'Legalább a felét', points: 5, from: 50 },
  ];
  await ask(first, asked.number, { kind: 'number', unit: '%', min: 0, max: 100, options: bands });
  const { id: question, options } = await ask(first, asked.decides, { options: steps(['Nem', 'Igen']) });
  const second = await sectionOf('Betegek');
  const yes = options.find(({ label }) => label === 'Igen')!.id;
  const shownIf = { question, chose: 'any', options: [yes] };
  const ways = ['E-mailben', 'Alkalmazásban', 'Papíron'].map((label) => ({ label, points: 1 }));
  await ask(second, asked.dependent, { kind: 'multiple', options: ways, shownIf });
  await ask(second, asked.mayNotApply, {
    required: true,
    options: [
      ...steps(['Egy héten belül', 'Még aznap, a rendelésen']),
      { label: 'Nálunk nem készül zárójelentés', points: 0, notApplicable: true },
    ],
  });
  const opened = await request.patch('/api/admin/online-form', {
    data: { questionnaireId: id, isOpen: true, allowedOrigins },
  });
  await expect(opened).toBeOK();
  const { url } = (await opened.json()) as { url: string };
  await request.dispose();
  return { path: new URL(url).pathname, questionnaireId: id, sections: [] };
}

/** Takes it away, so that no other journey meets it. */
export async function removeForm({ questionnaireId }: EveryKindForm): Promise<void> {
  const request = await signedInRequest();
  await request.delete(`/api/admin/questionnaires/${questionnaireId}`);
  await request.dispose();
}

async function post<T>(
  request: APIRequestContext,
  what: string,
  questionnaireId: number,
  data: object,
): Promise<T> {
  // By its name, as other journeys choose questionnaires in the same session meanwhile.
  const params = questionnaireId === 0 ? {} : { questionnaireId };
  const answer = await request.post(`/api/admin/${what}`, { data, params });
  expect(await answer.text().then((text) => (answer.ok() ? '' : text))).toBe('');
  return (await answer.json()) as T;
}
