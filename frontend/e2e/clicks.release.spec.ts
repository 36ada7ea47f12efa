import { expect, test as base, type Page } from '@playwright/test';
import { chooseWorkbook, countClicks, typeInto } from './clicks.ts';
import { configurationFile } from './configuration-file.ts';
import { countLetters, nextLetter } from './outbox.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { openPostOffice } from './post-office.mjs';
import { microsoftFormsFile, responsesFor } from './responses.ts';

/** An installation on which nobody has done anything yet. */
const test = base.extend<{ server: OwnServer }>({
  server: async ({ playwright }, provide) => {
    let data = '';
    const post = await openPostOffice(0, () => data);
    const server = await startOwnServer(playwright, { SEED_DEMO: 'false', SMTP_URL: post.url });
    ({ data } = server);
    await provide(server);
    await server.stop();
    await post.close();
  },
  baseURL: ({ server }, provide) => provide(server.url),
});

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function signInByHand(page: Page, server: OwnServer): Promise<void> {
  await page.goto('/auth');
  const before = countLetters('code', server);
  await typeInto(page.getByRole('textbox'), 'admin@example.com');
  await named(page, 'Kód küldése e-mailben').click();
  const letter = await nextLetter('code', before, server);
  await typeInto(page.getByRole('textbox'), /[?&]token=(\d{6})\b/.exec(letter)![1]!);
  await page.waitForURL('**/dashboard');
}

/** Creates the first questionnaire, and says what it is made of. */
async function createFirst(page: Page, start: string, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Új kérdőív létrehozása' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Miből induljon?').click();
  await page.getByTitle(start).click();
  await dialog.getByLabel('Név').click();
  await typeInto(dialog.getByLabel('Név'), name);
  await named(page, 'Létrehozás').click();
  await page.waitForURL('**/config');
}

/** Scrolls through the texts as somebody who reads them, part by part. */
async function readAll(page: Page): Promise<void> {
  const approve = named(page, 'Jóváhagyás olvasottként');
  const next = named(page, /^Következő olvasatlan/);
  await expect(async () => {
    await page.mouse.wheel(0, 250);
    await page.waitForTimeout(1000);
    if (await approve.isVisible()) return;
    const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 4);
    // The last text on the screen has counted as read before one goes on, however busy the machine is.
    if (isAtEnd) await approve.waitFor({ timeout: 5000 }).catch(() => next.click({ timeout: 5000 }));
    expect(await approve.isVisible()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [100] });
}

const sections = { Foglalás: ['Lehet online foglalni?', 'Van emlékeztető?'], Adatok: ['Van mentés?'] };
const email = 'elso@proba.example';
const sources = {
  'the sample': (page: Page) => responsesFor(page.request, 1, [email]),
  'an export of Microsoft Forms': () => microsoftFormsFile(email, sections),
};

for (const [source, file] of Object.entries(sources)) {
  test(`from signing in to a sent evaluation by ${source} takes at most 18 clicks`, async ({
    page,
    server,
  }) => {
    const clicks = await countClicks(page);
    const trail: string[] = [];
    const note = (what: string) => trail.push(`${clicks()} ${what}`);
    await signInByHand(page, server);
    note('signed in');
    await createFirst(page, 'Kitöltött Excel-munkafüzet', 'Első kérdőív');
    note('created');
    const dialog = page.getByRole('dialog');
    const drop = dialog.getByText(/^Húzza ide a fájlt/);
    await chooseWorkbook(drop, 'beallitasok.xlsx', await configurationFile(sections));
    await named(page, 'Változások mentése').click();
    await named(page, 'Tovább a válaszok feltöltéséhez').click();
    note('configured');
    await chooseWorkbook(drop, 'valaszok.xlsx', await file(page));
    await dialog.getByRole('button', { name: 'Feltöltés', exact: true }).click();
    await dialog.getByRole('button', { name: 'Szövegek írása (1)' }).click();
    note('uploaded');
    await named(page, /^Átnézés/)
      .first()
      .click();
    await readAll(page);
    await named(page, 'Jóváhagyás olvasottként').click();
    note('approved');
    const before = countLetters('result', server);
    await named(page, 'Küldés (1)').click();
    await dialog.getByRole('button', { name: 'Küldés' }).click();
    note('sent');
    expect(await nextLetter('result', before, server)).toContain(email);
    expect(clicks(), trail.join(', ')).toBeLessThanOrEqual(18);
  });
}

test('a questionnaire made by hand takes at most 2 clicks a question', async ({ page, server }) => {
  const clicks = await countClicks(page);
  await signInByHand(page, server);
  await createFirst(page, 'Üres kérdőív', 'Kézzel');
  const parts = page.getByRole('navigation', { name: 'A beállítások részei' });
  await parts.getByRole('link', { name: 'Kérdések és válaszok' }).click();
  await named(page, 'Új szakasz').click();
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByLabel('Szakasz neve'), 'Foglalás');
  await named(page, 'Hozzáadás').click();
  await expect(dialog).toHaveCount(0);
  const before = clicks();
  await named(page, 'Új kérdés: Foglalás').click();
  const count = 6;
  for (let number = 1; number <= count; number++) {
    await typeInto(dialog.getByLabel('Kérdés', { exact: true }), `Van ${number}. teendő?`);
    // Every other one with a tip and a product.
    if (number % 2 === 0) {
      await dialog.getByLabel('Tipp').click();
      await typeInto(dialog.getByLabel('Tipp'), 'Kezdje kicsiben.');
      await page.keyboard.press('Tab');
      await typeInto(dialog.getByLabel('Termék neve'), `Eszköz ${number}`);
    }
    await dialog.getByRole('button', { name: 'Hozzáadás' }).click();
    await expect(dialog.getByLabel('Kérdés', { exact: true })).toHaveValue('');
  }
  await named(page, 'Kész').click();
  await expect(page.getByRole('region', { name: 'Foglalás', exact: true }).getByRole('listitem')).toHaveCount(
    count,
  );
  expect(clicks() - before).toBeLessThanOrEqual(2 * count);
});
