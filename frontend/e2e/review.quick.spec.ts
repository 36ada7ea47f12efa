import { expect, test, type Page } from '@playwright/test';
import { ownEvaluation } from './own-evaluation.ts';
import { settled } from './settled.ts';
import { enterBackOffice, signedInRequest } from './sign-in.ts';
import { firstQuestionnaire } from './responses.ts';
import { clientsOf, openDashboard, openDashboardWith, textOf } from './workspace.ts';

test('what waits is read and approved by the keyboard alone, and the next one has the focus', async ({
  page,
}) => {
  const emails = clientsOf('sor', 2) as [string, string];
  await openDashboardWith(page, emails, { search: 'sor' });
  const [first] = await idsOf(page, 'sor1@');
  // So high that each text can be seen whole.
  await page.setViewportSize({ width: 1440, height: 2000 });
  await page.goto(`/review?edit=${first}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('region', { name: /^Szövegek szerkesztése/ })).toBeVisible();

  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('e');
  const summary = textOf(page.getByRole('main'), 'Összefoglaló értékelés');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Szép munka.');
  await expect(summary).toHaveValue(/ Szép munka\.$/);
  await page.keyboard.press('Control+s');
  const toast = page.locator('[data-tone="good"]').filter({ hasText: 'A módosításokat mentettük' });
  await expect(toast).toBeVisible();
  const { y: top } = (await page.getByRole('button', { name: /^Jóváhagyás olvas/ }).boundingBox())!;
  const { y, height } = (await toast.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(top);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  // What was saved and is left closes again.
  await expect(summary).toHaveCount(0);

  // A held key and one with a modifier approve nothing.
  await page.keyboard.press('Control+a');
  await expect(async () => {
    // Nothing is approved before all is read; of the next one nothing is to be.
    if (page.url().includes(first!)) await page.keyboard.press('a');
    await expect(page.getByText(/„munkatársunk elolvasta és jóváhagyta”/).first()).toBeVisible({
      timeout: 1500,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page).not.toHaveURL(new RegExp(first!));
  await expect(heading).toBeFocused();
});

test('a link leads to its evaluation, whichever questionnaire was shown before', async ({ page }) => {
  await openDashboard(page);
  const { id } = await ownEvaluation('hivatkozas');
  const questionnaire = await firstQuestionnaire(page.request);
  const headers = { origin: new URL(page.url()).origin };
  const copied = await page.request.post('/api/admin/questionnaires', {
    headers,
    data: { name: 'Másik kérdőív', language: 'hu' },
  });
  expect(copied.ok()).toBe(true);
  const other = ((await copied.json()) as { id: number }).id;
  const choose = () =>
    page.evaluate((chosen) => localStorage.setItem('currentQuestionnaireId', chosen), String(other));
  for (const address of [`/evaluations/${id}`, `/dashboard?edit=${id}`]) {
    await choose();
    await page.goto(address);
    await expect(
      page.getByRole('heading', { name: /^(Válaszok|Szövegek szerkesztése)/ }).first(),
    ).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('currentQuestionnaireId')))
      .toBe(String(questionnaire));
  }
  await page.request.delete(`/api/admin/questionnaires/${other}`, { headers });
});

/** Ids of the evaluations that a search finds, newest first. */
async function idsOf(page: Page, search: string): Promise<string[]> {
  const questionnaireId = String(await firstQuestionnaire(page.request));
  const query = new URLSearchParams({ questionnaireId, search, fields: 'summary' });
  const rows = (await (await page.request.get(`/api/admin/evaluations?${query.toString()}`)).json()) as {
    id: string;
  }[];
  return rows.map(({ id }) => id);
}

test('a result is sent from its own page, which then says that it is', async ({ page }) => {
  const request = await signedInRequest();
  const answer = await request.get('/api/admin/evaluations?questionnaireId=1&limit=500&fields=summary');
  const rows = (await answer.json()) as { id: string; status: string }[];
  await request.dispose();
  const { id } = rows.find(({ status }) => status === 'verified')!;
  await enterBackOffice(page, 'hu');
  await page.goto(`/evaluations/${id}`);
  await page.getByRole('button', { name: /^Küldés/ }).click();
  const question = page.getByRole('dialog');
  // A dialog that still grows into place can leave a click of this speed behind.
  await expect(question).toBeVisible();
  await settled(page);
  await question.getByRole('button', { name: 'Küldés' }).click();
  await expect(page.getByText('Elküldve', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Küldés:/ })).toHaveCount(0);
});

test('the texts of a response are written on its own page, and stand there', async ({ page }) => {
  const request = await signedInRequest();
  const answer = await request.get('/api/admin/evaluations?questionnaireId=1&limit=500&fields=summary');
  const rows = (await answer.json()) as { id: string; status: string }[];
  await request.dispose();
  const { id } = rows.find(({ status }) => status === 'pending')!;
  await enterBackOffice(page, 'hu');
  await page.goto(`/evaluations/${id}`);
  await page.getByRole('button', { name: /^Generálás/ }).click();
  await page.getByRole('button', { name: 'Szerkesztés: Összefoglaló értékelés' }).click();
  await expect(textOf(page.getByRole('main'), 'Összefoglaló értékelés')).toHaveValue(/\w{20}|\w+ \w+/);
});
