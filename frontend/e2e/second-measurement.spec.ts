import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { languagesOf } from './level.ts';
import { expectAccessible } from './accessible.ts';
import { enterBackOffice, signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

interface Response {
  id: string;
  clientEmail: string;
  hashedUrl: string;
}

/** The newer response of a clinic of the demonstration that has answered twice. */
async function returned(request: APIRequestContext, language: string): Promise<Response> {
  const answer = await request.get('/api/admin/questionnaires');
  const all = (await answer.json()) as { id: number; language: string }[];
  const id = all.find((questionnaire) => questionnaire.language === language)!.id;
  const list = await request.get(`/api/admin/evaluations?questionnaireId=${id}&limit=500&fields=summary`);
  const rows = (await list.json()) as Response[];
  // Newest first.
  return rows.find(({ clientEmail }, index) =>
    rows.slice(index + 1).some((other) => other.clientEmail === clientEmail),
  )!;
}

for (const language of languagesOf(['hu', 'en'] as const))
  test(`in ${language} a clinic sees what has changed, until an admin unlinks its earlier response`, async ({
    page,
    browser,
    request,
  }) => {
    const own = await signedInRequest();
    const { id, hashedUrl } = await returned(own, language);
    await own.dispose();
    const owner = `/evaluation/${hashedUrl}`;
    const { evaluation } = (await (await request.get(`/api${owner}`)).json()) as {
      evaluation: { change?: { percentage: number; date: string } };
    };
    expect(evaluation.change).toBeDefined();

    const visitors = await browser.newContext({ reducedMotion: 'reduce' });
    const visitor = await visitors.newPage();
    const table = visitor.locator('section').filter({
      has: visitor.getByRole('heading', { name: word(language, 'evaluation.change.title'), exact: true }),
    });
    await readSummary(visitor, owner, language);
    await expect(
      table.getByRole('rowheader', { name: word(language, 'evaluation.change.total') }),
    ).toBeVisible();
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(3);
    await expectAccessible(visitor);
    const pdf = await request.get(`/api${owner}/pdf`);
    expect(pdf.headers()['content-type']).toContain('application/pdf');

    await enterBackOffice(page, language);
    await page.goto(`/evaluations/${id}`);
    const line = page.locator('details').filter({ hasText: word(language, 'edit.former.title') });
    await line.locator('summary').click();
    await expect(line.getByText(word(language, 'edit.former.published'))).toBeVisible();
    await line.getByRole('button', { name: word(language, 'edit.former.unlink'), exact: true }).click();
    await expect(line.getByText(word(language, 'edit.former.none-nobody'))).toBeVisible();
    await readSummary(visitor, owner, language);
    await expect(table).toHaveCount(0);

    await line.getByRole('combobox').click();
    await page.locator('.ant-select-item-option').first().click();
    // A person has to approve what a client is told.
    await expect(line.getByText(word(language, 'edit.former.next'))).toBeVisible();
    await readSummary(visitor, owner, language);
    await expect(table).toHaveCount(0);
    await visitors.close();
  });

/** Opens the last part of an evaluation, where the whole is summed up. */
async function readSummary(page: Page, owner: string, language: string): Promise<void> {
  await page.goto(`${owner}?s=99&lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
