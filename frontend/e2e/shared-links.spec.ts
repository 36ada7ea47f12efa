import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { EvaluationPayload } from '../src/public/evaluation/evaluation-view.ts';
import type { Language } from '../src/shared/texts/languages.ts';
import { publicLanguages } from './level.ts';
import { expectAccessible } from './accessible.ts';
import { sentEvaluation } from './sent-evaluation.ts';
import { signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

const links = new Map<Language, string>();

test.beforeAll(async () => {
  const request = await signedInRequest();
  for (const language of publicLanguages) links.set(language, await sentEvaluation(request, language));
  await request.dispose();
});

/** All that the owner's page holds and the shared one must not, but what is too short to be told from other words. */
function secretsOf(page: EvaluationPayload): string[] {
  const { evaluation, sections, sectionData, products } = page;
  return [
    evaluation.id,
    evaluation.clientName,
    evaluation.generatedTexts.summary,
    evaluation.generatedTexts.motivationalMessage,
    ...Object.values(evaluation.generatedTexts.sections).map(({ text }) => text),
    ...Object.values(evaluation.generatedTexts.strengths).flat(),
    ...sections.flatMap(({ questions }) => questions.map(({ questionText }) => questionText)),
    ...Object.values(sectionData).flatMap(({ tips }) =>
      tips.flatMap(({ tip, questionId }) => [tip, questionId]),
    ),
    ...products.map(({ name }) => name),
  ].filter((text) => text.length > 3);
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/api${path}`);
  await expect(answer).toBeOK();
  return answer.text();
}

const button = (page: Page, language: Language, key: string) =>
  page.getByRole('button', { name: word(language, key), exact: true });

for (const language of publicLanguages)
  test(`in ${language} a link can be made, shows no answer to who gets it, and ends when it is revoked`, async ({
    page,
    browser,
    request,
  }) => {
    const owner = links.get(language)!;
    await page.goto(`${owner}?s=1`);
    await button(page, language, 'evaluation.share.open').click();
    const dialog = page.getByRole('dialog', { name: word(language, 'evaluation.share.title') });
    await button(page, language, 'evaluation.links.make').click();
    const field = dialog.getByRole('textbox', { name: word(language, 'evaluation.links.made-link') });
    await expect(field).toBeFocused();
    await expectAccessible(page);
    const shared = new URL(await field.inputValue()).pathname;
    expect(shared).not.toBe(owner);

    const whole = await read(request, owner);
    const body = await read(request, shared);
    const secrets = secretsOf(JSON.parse(whole) as EvaluationPayload);
    expect(secrets.length).toBeGreaterThan(20);
    expect(
      secrets.filter((secret) => body.includes(secret) || body.includes(JSON.stringify(secret).slice(1, -1))),
    ).toEqual([]);
    expect(body).not.toContain(owner.split('/').at(-1));

    const guests = await browser.newContext();
    const guest = await guests.newPage();
    await guest.goto(shared);
    await expect(guest.getByText(word(language, 'evaluation.shared.note'))).toBeVisible();
    await expect(guest.locator('html')).toHaveAttribute('lang', language);
    const shown = await guest.locator('body').innerText();
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
    await expectAccessible(guest);

    const entry = dialog
      .getByRole('listitem')
      .filter({ hasText: word(language, 'evaluation.links.copied') })
      .first();
    await entry.getByRole('button').click();
    await dialog.getByRole('button', { name: word(language, 'evaluation.links.revoke-now') }).click();
    await expect(entry.getByRole('button')).toHaveCount(0);
    // Which language the evaluation has is no longer told: the reader's own it is.
    await guest.goto(`${shared}?lang=${language}`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
      word(language, 'evaluation.revoked.title'),
    );
    await guests.close();
  });
