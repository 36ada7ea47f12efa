import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { languages } from '../src/shared/texts/languages.ts';
import { expectAccessible } from './accessible.ts';
import { asked, makeEveryKindForm, removeForm, type EveryKindForm } from './every-kind-form.ts';
import { formButton, formIn, heading, responseOf, submit, tabTo } from './online-form.ts';
import { sharedPlace } from './place.ts';
import { signedInRequest } from './sign-in.ts';
import { word } from './words.ts';

const pictures = process.env.PICTURES;
const contact = { clientName: 'Kis Anna', clinicName: 'Kézi Rendelő' };

test.describe('by touch alone, in a page of the clinic’s association', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  let around: Server;
  let form: EveryKindForm;
  test.beforeAll(async () => {
    around = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="hu"><head><title>Egyesület</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
        <body><h1>Egyesület</h1><div style="height: 700px">Rólunk</div>
        <div data-digital-maturity="${form.path.replace('/q/', '')}"></div>
        <script src="${sharedPlace().url}/embed.js" async></script></body></html>`);
    });
    await new Promise<void>((resolve) => around.listen(0, resolve));
    const { port } = around.address() as AddressInfo;
    form = await makeEveryKindForm('Kézzel kitöltve', [`http://127.0.0.1:${port}`]);
  });
  test.afterAll(async () => {
    await removeForm(form);
    await new Promise((resolve) => around.close(resolve));
  });

  test('a clinic answers, changes its mind, and sends in what is still asked', async ({ page }) => {
    const email = 'erintes@urlap.example';
    await page.goto(`http://127.0.0.1:${(around.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    const press = (key: string) => frame.getByRole('button', { name: word('hu', key), exact: true }).tap();
    const choose = async (label: string) => {
      const option = frame.locator('label').filter({ has: frame.getByText(label, { exact: true }) });
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await option.tap();
    };
    await press('form.intro.start');
    await expectStep(frame, 'Időpontok');
    await choose('Gyakran');
    const number = frame.getByLabel(asked.number);
    await expect(number).toHaveAttribute('inputmode', 'numeric');
    await number.tap();
    await page.keyboard.type('62');
    await choose('Igen');
    await picture(page, 'touch-section');
    await press('form.section.next');
    await expectStep(frame, 'Betegek');
    await choose('E-mailben');
    await choose('Papíron');
    await choose('Nálunk nem készül zárójelentés');
    await picture(page, 'touch-dependent');
    await press('form.section.back');
    await expectStep(frame, 'Időpontok');
    await expect(frame.getByRole('radio', { name: 'Gyakran' })).toBeChecked();
    await choose('Nem');
    await press('form.section.next');
    await expectStep(frame, 'Betegek');
    await expect(frame.getByText(asked.dependent)).toHaveCount(0);
    await expect(frame.getByRole('radio', { name: 'Nálunk nem készül zárójelentés' })).toBeChecked();
    await press('form.section.next');
    await expectStep(frame, word('hu', 'form.review.title'));
    const hidden = frame.getByRole('status').filter({ hasText: word('hu', 'form.notice.hidden') });
    await expect(hidden).toContainText(asked.dependent);
    await picture(page, 'touch-review');
    await press('form.review.next');
    await expectStep(frame, word('hu', 'form.send.title'));
    for (const [field, text] of Object.entries({ ...contact, clientEmail: email })) {
      await frame.locator(`[id="send-${field}"]`).tap();
      await page.keyboard.type(text);
    }
    await frame.getByText(word('hu', 'form.send.consent')).tap();
    await picture(page, 'touch-send');
    await expect(async () => {
      await press('form.send.submit');
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(word('hu', 'form.done.title'), {
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });
    await picture(page, 'touch-thanks');

    const response = await responseOf(form, email);
    expect(response).toMatchObject({ ...contact, totalScore: 8, maxScore: 10 });
    expect(Object.values(response.rawResponses).sort()).toEqual(
      ['Gyakran', '62', 'Nem', 'Nálunk nem készül zárójelentés'].sort(),
    );
  });
});

test.describe('with the keyboard alone, on a wide page', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  let form: EveryKindForm;
  test.beforeAll(async () => {
    form = await makeEveryKindForm('Billentyűkkel kitöltve');
  });
  test.afterAll(() => removeForm(form));

  test('a clinic gets to the thanks, and each step says aloud what is asked', async ({ page }) => {
    const email = 'billentyuk@urlap.example';
    const main = page.getByRole('main');
    const press = async (key: string) => {
      await tabTo(page, formButton(page, key));
      await page.keyboard.press('Enter');
    };
    await page.goto(form.path);
    await expect(main).toMatchAriaSnapshot(`
      - heading "Billentyűkkel kitöltve" [level=1]
      - paragraph: /A kitöltés körülbelül \\d+ perc \\(4 kérdés\\)\\./
      - button "Kezdés"
      - paragraph
      - list
    `);
    await picture(page, 'keys-intro');
    await press('form.intro.start');
    await expect(heading(page)).toBeFocused();
    await expect(main).toMatchAriaSnapshot(`
      - heading "1. rész, összesen 2 Időpontok" [level=1]
      - group "${asked.scale}":
        - radio "Soha"
        - radio "Ritkán"
        - radio "Néha"
        - radio "Gyakran"
        - radio "Mindig"
      - textbox "${asked.number}"
      - group "${asked.decides}":
        - radio "Nem"
        - radio "Igen"
      - button "Tovább"
      - button "Vissza"
      - button "Folytatás később"
    `);
    await tabTo(page, page.getByRole('radio', { name: 'Soha' }));
    await page.keyboard.press('Space');
    for (const name of ['Ritkán', 'Néha', 'Gyakran']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name })).toBeChecked();
    }
    await expectInOneRow(page.getByRole('group', { name: asked.scale }).locator('label'));
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(asked.number)).toBeFocused();
    await page.keyboard.type('sok');
    await page.keyboard.press('Enter');
    await expect(main).toMatchAriaSnapshot(`
      - paragraph: "${word('hu', 'form.number.none')}"
      - textbox "${asked.number}" [invalid]: sok
    `);
    await page.getByLabel(asked.number).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await page.keyboard.press('2');
    await expect(page.getByRole('radio', { name: 'Igen' })).toBeChecked();
    await picture(page, 'keys-section');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(main).toMatchAriaSnapshot(`
      - heading "2. rész, összesen 2 Betegek" [level=1]
      - group "${asked.dependent}":
        - checkbox "E-mailben"
        - checkbox "Alkalmazásban"
        - checkbox "Papíron"
      - group "${asked.mayNotApply} (kötelező)":
        - radio "Egy héten belül"
        - radio "Még aznap, a rendelésen"
        - radio "Nálunk nem készül zárójelentés"
    `);
    await tabTo(page, page.getByRole('checkbox', { name: 'Alkalmazásban' }));
    await page.keyboard.press('Space');
    await press('form.section.next');
    await expect(page.getByRole('group', { name: word('hu', 'form.error.heading') })).toBeFocused();
    await expect(main).toMatchAriaSnapshot(`
      - group "Néhány mezőt még javítani kell":
        - heading "Néhány mezőt még javítani kell" [level=2]
        - list:
          - listitem:
            - 'button "Válaszra vár: ${asked.mayNotApply}"'
    `);
    await picture(page, 'keys-fault');
    // The bar of the fault begins beside the question, not below it.
    const faulty = page.locator('[data-missing]');
    await expect(faulty).toHaveCSS('border-left-width', '4px');
    const [bar, text] = [faulty, faulty.getByText(asked.mayNotApply)].map((one) => one.boundingBox());
    expect((await bar)!.y).toBeLessThanOrEqual((await text)!.y);
    await tabTo(page, page.getByRole('button', { name: `Válaszra vár: ${asked.mayNotApply}` }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('3');
    await expect(page.getByRole('radio', { name: 'Nálunk nem készül zárójelentés' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(main).toMatchAriaSnapshot(`
      - heading "Válaszok áttekintése" [level=1]
      - heading "Időpontok" [level=2]
      - list:
        - listitem:
          - paragraph: ${asked.scale}
          - paragraph: Gyakran
          - 'button "Módosítás : ${asked.scale}"'
        - listitem:
          - paragraph: ${asked.number}
          - paragraph: 40%
          - 'button "Módosítás : ${asked.number}"'
        - listitem:
          - paragraph: ${asked.decides}
          - paragraph: Igen
          - 'button "Módosítás : ${asked.decides}"'
      - heading "Betegek" [level=2]
      - list:
        - listitem:
          - paragraph: ${asked.dependent}
          - paragraph: Alkalmazásban
        - listitem:
          - paragraph: ${asked.mayNotApply}
          - paragraph: Nálunk nem készül zárójelentés
      - button "Tovább a küldéshez"
    `);
    await picture(page, 'keys-review');
    await press('form.review.next');
    await expect(heading(page)).toBeFocused();
    await expect(main).toMatchAriaSnapshot(`
      - heading "Elérhetőség és küldés" [level=1]
      - textbox "Név"
      - textbox "Intézmény neve"
      - textbox "E-mail-cím"
      - heading "Hozzájárulás" [level=2]
      - checkbox "Elolvastam, és hozzájárulok."
      - button "Válaszok elküldése"
      - button "Vissza"
    `);
    for (const [field, text] of Object.entries({ ...contact, clientEmail: email })) {
      await tabTo(page, page.locator(`[id="send-${field}"]`));
      await page.keyboard.type(text);
    }
    await tabTo(page, page.locator('[id="send-consent"]'));
    await page.keyboard.press('Space');
    await tabTo(page, formButton(page, 'form.send.submit'));
    await submit(page, () => page.keyboard.press('Enter'));
    await expect(main).toMatchAriaSnapshot(`
      - heading "Köszönjük, a válaszok megérkeztek" [level=1]
      - heading "Mi történik ezután?" [level=2]
      - list
    `);
    await expect(heading(page)).toBeFocused();
    await expectAccessible(page);
    await picture(page, 'keys-thanks');
    expect(await responseOf(form, email)).toMatchObject({ totalScore: 5, maxScore: 13 });
  });
});

test.describe('on the first screen of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const asker = 'Magyar Magánegészségügyi Szolgáltatók és Járóbeteg-ellátó Intézmények Országos Szövetsége';
  for (const language of languages)
    test(`stand who asks, how long it takes and the way in: ${language}`, async ({ page }) => {
      const request = await signedInRequest();
      const { path } = await formIn(request, language);
      await request.dispose();
      await page.route('**/api/forms/*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), asker } });
      });
      await page.goto(path);
      const start = page.getByRole('button', { name: word(language, 'form.intro.start'), exact: true });
      const { y, height } = (await start.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(500);
      const length = word(language, 'form.intro.length').split('{')[0]!;
      for (const above of [page.getByText(asker), page.getByText(length)])
        expect((await above.boundingBox())!.y).toBeLessThan(y);
      await picture(page, `intro-${language}`);
    });
});

const expectStep = (frame: FrameLocator, name: string) =>
  expect(frame.getByRole('heading', { level: 1 })).toContainText(name);

async function expectInOneRow(options: Locator): Promise<void> {
  const tops = await options.evaluateAll((labels) => labels.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
}

async function picture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
}
