import { expect, test, type Locator, type Page } from '@playwright/test';
import { languagesOf, testBeforeRelease } from './level.ts';
import { expectAccessibleInAllWidths } from './accessible.ts';
import { signedInRequest } from './sign-in.ts';

type Language = 'hu' | 'en';

/** Words of the screen in both languages of the back office. */
const words = {
  hu: {
    reword: 'Átírás',
    preview: /^Így látja az ügyfél/,
    remove: 'Törlés',
    create: 'Létrehozás',
    value: 'Saját szöveg',
    missing: /Hiányzó fordítás:/,
    takeIn: 'Importálás',
    taken: 'Importálva: 1, sikertelen: 1',
    reasons: 'A kihagyott tételek',
    lacks: /A szövegből hiányzik: \{productName\}/,
  },
  en: {
    reword: 'Reword',
    preview: /^See it as the client does/,
    remove: 'Delete',
    create: 'Create',
    value: 'Your text',
    missing: /Missing translation:/,
    takeIn: 'Import',
    taken: 'Imported: 1, failed: 1',
    reasons: 'Records that were left out',
    lacks: /Missing from the text: \{productName\}/,
  },
} as const;

for (const language of languagesOf(['hu', 'en'] as const)) {
  test(`a text of the landing page is reworded, seen and brought back (${language})`, async ({ page }) => {
    const w = words[language];
    await open(page, language, 'place=landing&search=landing.hero.title');
    const row = page.getByRole('row').filter({ has: page.getByRole('button') });
    await row.getByRole('button', { name: new RegExp(`^${w.reword}: .*Magyar`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w.value).fill(`Új cím <b>${language}</b>`);
    await expectAccessibleInAllWidths(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: w.create }).click();
    await expect(row.getByText(`Új cím <b>${language}</b>`)).toBeVisible();
    await expect(row.getByText(w.missing).first()).toBeVisible();
    await expectAccessibleInAllWidths(page);

    const visitor = await page.context().newPage();
    await visitor.goto('/?lang=hu');
    await expect(visitor.getByRole('heading', { level: 1, name: `Új cím <b>${language}</b>` })).toBeVisible();
    await visitor.close();

    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole('button', { name: new RegExp(`^${w.remove}: .*Magyar`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.remove }).click();
    await expect(row.getByText(`Új cím <b>${language}</b>`)).toHaveCount(0);
  });

  testBeforeRelease(
    `a text of the online questionnaire is reworded and seen in its preview (${language})`,
    async ({ page }) => {
      const w = words[language];
      const note = `Csak előnézet (${language})`;
      await open(page, language, 'place=form&search=form.preview.bar');
      const row = page.getByRole('row').filter({ has: page.getByRole('button') });
      await row.getByRole('button', { name: new RegExp(`^${w.reword}: .*Magyar`) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(w.value).fill(note);
      await dialog.getByRole('button', { name: w.create }).click();
      await expect(row.getByText(note)).toBeVisible();
      await expectAccessibleInAllWidths(page);
      await page.setViewportSize({ width: 1440, height: 900 });

      const preview = page.waitForEvent('popup');
      await page.getByRole('link', { name: w.preview }).click();
      await expect((await preview).getByRole('note')).toHaveText(note);

      await remove(page, row, w.remove);
      await expect(row.getByText(note)).toHaveCount(0);
    },
  );

  test(`a mail’s subject is reworded and shown in its preview (${language})`, async ({ page }) => {
    const w = words[language];
    const subject = `Kész (${language}): {productName}`;
    await open(page, language, 'search=email.offer.subject&language=hu');
    const row = page.getByRole('row').filter({ has: page.getByRole('button') });
    await row.getByRole('button', { name: new RegExp(`^${w.reword}: `) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(w.value).fill('Kész: {nev}');
    await dialog.getByRole('button', { name: w.create }).click();
    await expect(dialog.getByText(/\{nev\}/).first()).toBeVisible();
    await expect(dialog.getByText(/: \{productName\}/).first()).toBeVisible();
    await dialog.getByLabel(w.value).fill(subject);
    await dialog.getByRole('button', { name: w.create }).click();
    await expect(row.getByText(subject)).toBeVisible();

    await page.goto('/ui-texts?place=mail-offer&language=hu');
    await page.getByRole('link', { name: 'Magyar', exact: true }).click();
    await page.waitForURL('**/mail-preview?kind=offer&language=hu');
    await expect(page.getByText(new RegExp(`^Kész \\(${language}\\): [^{]+$`))).toBeVisible();
    await page.getByRole('button', { name: `${w.reword}: email.offer.subject`, exact: true }).click();
    await expect(dialog.getByLabel(w.value)).toHaveValue(subject);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectAccessibleInAllWidths(page);

    await open(page, language, 'search=email.offer.subject&language=hu');
    await remove(page, row, w.remove);
    await expect(row.getByText(subject)).toHaveCount(0);
  });

  testBeforeRelease(
    `a translation file is taken in, and what is wrong in it is named (${language})`,
    async ({ page }) => {
      const w = words[language];
      await open(page, language, 'search=landing.band.title');
      const records = [
        {
          key: 'landing.band.title',
          context: 'landing',
          language: 'ro',
          value: `Titlu ${language}`,
          questionnaireId: null,
        },
        {
          key: 'email.offer.subject',
          context: 'email',
          language: 'ro',
          value: 'Gata',
          questionnaireId: null,
        },
      ];
      const file = (content: string) => ({
        name: 'f.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
      const field = page.locator('input[type=file]');
      await field.setInputFiles(file('{"records": 1}'));
      await expect(page.getByText(/^Invalid file format/)).toBeVisible();
      await field.setInputFiles(file(JSON.stringify({ totalRecords: 2, records })));
      await page.getByRole('dialog').getByRole('button', { name: w.takeIn }).click();
      await expect(page.getByText(w.taken).first()).toBeVisible();
      await expect(page.getByRole('region', { name: w.reasons }).getByText(w.lacks)).toBeVisible();
      await expect(page.getByText(`Titlu ${language}`)).toBeVisible();

      const download = page.waitForEvent('download');
      await page
        .getByRole('button', { name: language === 'hu' ? 'Exportálás' : 'Export', exact: true })
        .click();
      expect((await download).suggestedFilename()).toMatch(/^translations-\d{4}-\d{2}-\d{2}\.json$/);
      await remove(page, page.getByRole('row').filter({ has: page.getByRole('button') }), w.remove);
      await expect(page.getByText(`Titlu ${language}`)).toHaveCount(0);
    },
  );
}

async function open(page: Page, language: Language, search: string): Promise<void> {
  const request = await signedInRequest();
  await page.context().addCookies((await request.storageState()).cookies);
  await request.dispose();
  await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
  await page.goto(`/ui-texts?${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Deletes the row's only wording of our own, after the question. */
async function remove(page: Page, row: Locator, verb: string): Promise<void> {
  await row.getByRole('button', { name: new RegExp(`^${verb}: `) }).click();
  await page.getByRole('dialog').getByRole('button', { name: verb }).click();
}
