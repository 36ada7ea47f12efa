import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { countLetters, nextLetter } from './outbox.ts';
import { type Place } from './place.ts';
import { responsesFor } from './responses.ts';
import { settled } from './settled.ts';

/** Takes one response of a signed-in admin's from the uploaded file to a page that its client has opened. */
export async function doMainJob(page: Page, browser: Browser, place: Place, email: string): Promise<void> {
  await uploadResponse(page, email);
  const row = await findRow(page, email);
  await approveTexts(row);
  await sendToClient(page, browser, place, { email, clinicName: 'Próba Rendelő 1' });
}

/** Finds a client's row in the list of responses. */
export async function findRow(page: Page, email: string): Promise<Locator> {
  const search = page.getByRole('searchbox').or(page.getByPlaceholder('Név, rendelő vagy e-mail')).first();
  await search.fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  return row;
}

/** Has the texts written, and approves them unread. */
export async function approveTexts(row: Locator): Promise<void> {
  await row.getByRole('button', { name: /Generálás/ }).click();
  await expect(row.getByText('Elkészült')).toBeVisible();
  await row.getByRole('checkbox').check();
  const page = row.page();
  await page.getByRole('button', { name: 'Jóváhagyás (1)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jóváhagyás' }).click();
  await expect(row.getByText('Jóváhagyva')).toBeVisible();
}

/** Mails an approved result, and opens it as its client. */
export async function sendToClient(
  page: Page,
  browser: Browser,
  place: Place,
  { email, clinicName }: { email: string; clinicName: string },
): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: email });
  const letter = await sendResult(page, row, email, place);
  const link = /http:\/\/localhost:\d+(\/evaluation\/[\w-]+)/.exec(letter)![1]!;
  await openAsClient(browser, `${place.url}${link}`, clinicName);
  await page.getByRole('button', { name: 'Frissítés' }).click();
  await expect(row.getByText('Megnyitva')).toBeVisible();
}

/** Sends a result; where a server was killed while it sent, nobody knows whether the mail went, and the admin sends it again. */
async function sendResult(page: Page, row: Locator, email: string, place: Place): Promise<string> {
  const sent = row.getByText('Elküldve');
  const uncertain = row.getByText('Nem tudjuk biztosan');
  const before = countLetters('result', place);
  await confirmSending(page, row, email);
  await expect(sent.or(uncertain).first()).toBeVisible({ timeout: 60_000 });
  if (await uncertain.isVisible()) {
    await confirmSending(page, row, email);
    await expect(sent).toBeVisible({ timeout: 60_000 });
  }
  return nextLetter('result', before, place);
}

async function confirmSending(page: Page, row: Locator, email: string): Promise<void> {
  await row.getByRole('button', { name: /Küldés/ }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(email)).toBeVisible();
  // A dialog that still grows into place can leave a click of this speed behind.
  await settled(page);
  await question.getByRole('button', { name: /Küldés/ }).click();
  await expect(question).toBeHidden();
}

/** Uploads a file of two responses, one of which has no usable address and is named as such. */
async function uploadResponse(page: Page, email: string): Promise<void> {
  const answer = await page.request.get('/api/admin/questionnaires');
  const questionnaires = (await answer.json()) as { id: number }[];
  const buffer = await responsesFor(page.request, questionnaires[0]!.id, [email, 'nem-cim']);
  await page.getByRole('button', { name: 'Válaszok feltöltése' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'valaszok.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await expect(dialog.getByLabel(/^E-mail-cím, \d+\. sor$/)).toHaveValue('nem-cim');
  await dialog.getByRole('button', { name: 'Feltöltés', exact: true }).click();
  await expect(dialog.getByText('nem-cim')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bezárás' }).last().click();
}

async function openAsClient(browser: Browser, address: string, clinicName: string): Promise<void> {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText(clinicName)).toBeVisible();
  await visitor.getByRole('button', { name: 'Kezdés' }).click();
  await expect(visitor).toHaveURL(/s=1/);
  await visitor
    .getByRole('button', { name: 'Következő' })
    .or(visitor.getByRole('link', { name: 'Következő' }))
    .first()
    .click();
  await expect(visitor).toHaveURL(/s=2/);
  await context.close();
}
