import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { type Schemas } from '../src/shared/api/operations.ts';
import type { Language } from '../src/shared/texts/languages.ts';
import { sharedPlace } from './place.ts';
import { signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

type Definition = Schemas['FormResponse'];
export type Question = Definition['sections'][number]['questions'][number];
export type Evaluation = Schemas['EvaluationResponse'];

/** The open online form of a questionnaire, in its language. */
export interface OnlineForm {
  path: string;
  questionnaireId: number;
  sections: Definition['sections'];
}

/** The form of the first questionnaire of a language: in Hungarian the one that the landing page leads to and the dashboard shows first. */
export async function formIn(request: APIRequestContext, language: Language): Promise<OnlineForm> {
  const all = (await (await request.get('/api/admin/questionnaires')).json()) as {
    id: number;
    language: string;
  }[];
  const questionnaireId = all.find((questionnaire) => questionnaire.language === language)!.id;
  const forms = (await (
    await request.get('/api/admin/online-forms')
  ).json()) as Schemas['FormSummaryResponse'][];
  const path = new URL(forms.find((form) => form.questionnaireId === questionnaireId)!.url).pathname;
  const answer = await request.get(path.replace('/q/', '/api/forms/'));
  const { sections } = (await answer.json()) as Definition;
  return { path, questionnaireId, sections };
}

export async function hungarianForm(place = sharedPlace()): Promise<OnlineForm> {
  const request = await signedInRequest(place);
  const form = await formIn(request, 'hu');
  await request.dispose();
  return form;
}

/** The only response from this address, as the admin's list has it. */
export async function responseOf(
  { questionnaireId }: OnlineForm,
  email: string,
  place = sharedPlace(),
): Promise<Evaluation> {
  const request = await signedInRequest(place);
  const query = new URLSearchParams({ questionnaireId: String(questionnaireId), search: email });
  const found = (await (
    await request.get(`/api/admin/evaluations?${query.toString()}`)
  ).json()) as Evaluation[];
  await request.dispose();
  expect(found).toHaveLength(1);
  return found[0]!;
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const formButton = (page: Page, key: string): Locator =>
  page.getByRole('button', { name: word('hu', key), exact: true });
export const optionOf = (page: Page, { questionId, options }: Question, index: number): Locator =>
  page.locator(`[id="question-${questionId}-${options[index]!.id}"]`);
/** Waits for the line that says where the answers are. */
export const expectSaving = (page: Page, how: 'saved' | 'offline'): Promise<void> =>
  expect(page.locator(`[data-saving="${how}"]`)).toHaveText(word('hu', `form.saving.${how}`));

/** Opens the form at its first section. */
export async function startForm(page: Page, form: OnlineForm): Promise<void> {
  await page.goto(form.path);
  await formButton(page, 'form.intro.start').click();
  await expect(heading(page)).toContainText(form.sections[0]!.name);
}

/** Chooses an option, and waits until the server has it. */
export async function store(page: Page, question: Question, index: number): Promise<void> {
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/draft/answers'),
  );
  await optionOf(page, question, index).check();
  expect((await stored).status()).toBe(200);
}

/** Goes on from one section to the one with this index; behind the last one stands the list of answers. */
export async function goOn(page: Page, { sections }: OnlineForm, from: number, to: number): Promise<void> {
  for (let next = from + 1; next <= to; next += 1) {
    await formButton(page, 'form.section.next').click();
    await expect(heading(page)).toContainText(sections[next]?.name ?? word('hu', 'form.review.title'));
  }
}

/** Sends in what the list of answers shows. */
export async function sendIn(page: Page, email: string): Promise<void> {
  await formButton(page, 'form.review.next').click();
  await page.getByLabel(word('hu', 'form.send.clientName'), { exact: true }).fill('Kis Anna');
  await page.getByLabel(word('hu', 'form.send.clinicName'), { exact: true }).fill('Próba Rendelő');
  await page.getByLabel(word('hu', 'form.send.clientEmail'), { exact: true }).fill(email);
  await page.getByLabel(word('hu', 'form.send.consent')).check();
  await submit(page, () => formButton(page, 'form.send.submit').click());
}

/** Presses until it is taken: answers that come seconds after the first one are a program's, and are refused. */
export async function submit(page: Page, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press();
    await expect(heading(page)).toHaveText(word('hu', 'form.done.title'), { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** Goes on with the Tab key until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 100; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there.');
}

/** Chooses one option of a question, another one of each, with the keys that a browser has for it. */
export async function answerByKeyboard(page: Page, question: Question, index: number): Promise<void> {
  if (question.kind === 'multiple') {
    await tabTo(page, optionOf(page, question, index));
    await page.keyboard.press('Space');
  } else {
    await tabTo(page, optionOf(page, question, 0));
    await page.keyboard.press('Space');
    for (let moved = 0; moved < index; moved += 1) await page.keyboard.press('ArrowDown');
  }
  await expect(optionOf(page, question, index)).toBeChecked();
}

/** The link to the form that a letter holds, with the secret behind its #. */
export const linkIn = (letter: string) =>
  /http:\/\/localhost:\d+\/q\/[\w-]+\?mail=\w+#\w+=[\w.-]+/.exec(letter)![0];

/** What the response holds of answers: the label of the option by the question's id. */
export const chosen = (...answers: [question: Question, index: number][]) =>
  Object.fromEntries(answers.map(([{ questionId, options }, index]) => [questionId, options[index]!.label]));
