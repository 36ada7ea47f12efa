import { expect, type Page } from '@playwright/test';
import { chooseWorkbook, countClicks, typeInto } from './clicks.ts';
import { configurationFile } from './configuration-file.ts';
import { createFirst, named, readAll, signInByHand, test } from './first-steps.ts';
import { countLetters, nextLetter } from './outbox.ts';
import { microsoftFormsFile, responsesFor } from './responses.ts';

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
