import { expect, type Browser, type Page } from '@playwright/test';
import { countClicks, typeInto } from './clicks.ts';
import { createFirst, named, readAll, signInByHand, test } from './first-steps.ts';
import { submit } from './online-form.ts';
import { letterTo, nextLetter } from './outbox.ts';
import { type OwnServer } from './own-server.ts';

test.use({ autoGenerate: 'true' });

const sections = {
  Időpontok: ['online foglalás', 'emlékeztető az időpontok előtt', 'online foglalt időpont (százalék)'],
  Kezelés: ['digitális röntgen', 'intraorális szkenner', 'fájlban küldött lenyomat'],
  Adatok: ['elektronikus kezelési lap', 'napi mentés', 'saját belépés mindenkinek'],
  Betegek: ['telefonon is jól olvasható honlap', 'gyűjtött értékelés', 'egy napon belüli válasz'],
};
const topics = Object.values(sections).flat();
const questionOf = (topic: string) => `Van ${topic}?`;
const product = 'Online időpontfoglaló';
const number = topics.indexOf('online foglalt időpont (százalék)');
const organisation = { name: 'Mosoly Tanácsadó', email: 'iroda@mosoly.example' };
const clinic = { clientName: 'Szűcs Éva', clinicName: 'Ősz Fogászat', clientEmail: 'eva@osz.example' };

test('a dental questionnaire by hand, from signing in to an offer asked for, takes at most 82 clicks', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(400_000);
  const clicks = await countClicks(page);
  const trail: string[] = [];
  const step = async (what: string, done: Promise<unknown>) => {
    await done;
    trail.push(`${clicks()} ${what}`);
  };
  await step('signed in', signInByHand(page, server));
  await step('created', createFirst(page, 'Üres kérdőív', 'Fogászati felmérés'));
  await step('questions', addQuestions(page));
  await step('meanings', giveMeanings(page));
  await step('bands', giveBands(page));
  await step('does not apply', addNotApplicable(page, topics.indexOf('intraorális szkenner')));
  await step('saved', save(page));
  await step('shown if', showIf(page, topics.indexOf('fájlban küldött lenyomat'), 'intraorális szkenner'));
  await step('open', open(page));
  const phone = await answerOnPhone(browser, server);
  await step('sent', reviewAndSend(page));
  const result = await letterTo('result', clinic.clientEmail, server);
  await askForOffer(phone, /http:\S+\/evaluation\/[\w-]+/.exec(result)![0]);
  expect(await nextLetter('other', 0, server)).toContain(`To: ${organisation.email}`);
  await step('offer seen', page.getByRole('link', { name: /^Értesítések/ }).click());
  await expect(page.getByText(`Ajánlatot kért: ${clinic.clientName}`).first()).toContainText(product);
  expect(clicks(), trail.join(', ')).toBeLessThanOrEqual(82);
});

async function addQuestions(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Kérdés', { exact: true });
  const add = async (text: string) => {
    await page.keyboard.insertText(text);
    await expect(dialog.getByRole('button', { name: /hozzáadás/i })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  };
  const chooseAnswers = async (name: string) => {
    await dialog.getByLabel('Válaszok').click();
    await page.getByTitle(name).click();
  };
  await page.getByRole('link', { name: 'Vegye fel az első szakaszt' }).click();
  await named(page, 'Új szakasz').click();
  await expect(dialog.getByLabel('Szakasz neve')).toBeFocused();
  await page.keyboard.insertText(Object.keys(sections).join('\n'));
  await named(page, '4 szakasz hozzáadása').click();
  for (const [name, own] of Object.entries(sections)) {
    await named(page, `Új kérdés: ${name}`).click();
    const texts = own.map(questionOf);
    if (name !== 'Időpontok') await add(texts.join('\n'));
    else {
      await chooseAnswers('Igen / Részben / Nem');
      await dialog.getByLabel('Termék neve').click();
      await typeInto(dialog.getByLabel('Termék neve'), product);
      await field.click();
      await add(texts[0]!);
      await add(texts[1]!);
      await page.keyboard.insertText(texts[2]!);
      await chooseAnswers('Számmal');
      await dialog.getByRole('button', { name: 'Hozzáadás' }).click();
      await expect(field).toHaveValue('');
    }
    await named(page, 'Kész').click();
    await expect(dialog).toHaveCount(0);
  }
}

/** Meaning and advice of the usual three answers, as cells of a spreadsheet. */
async function giveMeanings(page: Page): Promise<void> {
  for (const [index, topic] of topics.entries()) {
    if (index === number) continue;
    await choose(page, index);
    await page.getByLabel(/^Jelentés – 1\. válasz/).click();
    const cells = [`Megvan: ${topic}.\t`, `Részben van meg: ${topic}.\tLegyen teljes: ${topic}.`];
    await page.locator('*:focus').evaluate(
      (field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [...cells, `Hiányzik: ${topic}.\tVezessék be: ${topic}.`].join('\n'),
    );
    await expect(page.getByLabel(/^Tanács – 3\. válasz/)).toHaveValue(/^Vezessék be/);
  }
}

async function giveBands(page: Page): Promise<void> {
  await choose(page, number);
  await page.getByLabel(/^Mértékegység/).click();
  await typeInRow(page, '%', '0', '100');
  for (const [from, name, points, meaning] of [
    ['0', 'Kevés', '0', 'Kevesen foglalnak online.'],
    ['20', 'Közepes', '1', 'Többen foglalnak online.'],
    ['50', 'Sok', '2', 'A betegek többsége online foglal.'],
  ] as const) {
    await named(page, /^Új számsáv/).click();
    await expect(page.getByLabel(/^Ettől – /).last()).toBeFocused();
    await typeInRow(page, from, name, points, meaning);
  }
}

/** Fields one behind the other; the key leads to the next and selects what is in it. */
async function typeInRow(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  }
}

async function addNotApplicable(page: Page, index: number): Promise<void> {
  await choose(page, index);
  await named(page, /^Válasz hozzáadása/).click();
  await expect(page.getByLabel(/^Válasz – 4\./)).toBeFocused();
  await page.keyboard.insertText('Nálunk nem készül fogpótlás');
  await named(page, /^További mezők: 4\. válasz/).click();
  await page.getByLabel(/^„Nem vonatkozik ránk”/).click();
}

async function save(page: Page): Promise<void> {
  await named(page, /^Összes mentése/).click();
  await expect(named(page, /^Összes mentése/)).toHaveCount(0);
}

async function showIf(page: Page, index: number, topic: string): Promise<void> {
  await choose(page, index);
  await named(page, 'További mezők').last().click();
  await named(page, 'Feltétel módosítása').click();
  const condition = page.getByRole('group', { name: 'Mikor jelenik meg ez a kérdés?' });
  await condition.getByLabel('Kérdés vagy eredmény').click();
  await page.getByTitle(questionOf(topic)).click();
  await condition.getByLabel('Igen', { exact: true }).click();
  await condition.getByRole('button', { name: 'Mentés' }).click();
  await expect(condition).toHaveCount(0);
}

/** Says who asks, as the list of what is left to do wants it, and opens the form. */
async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Áttekintés' }).click();
  await page.getByRole('link', { name: /^A szervezet neve/ }).click();
  await typeInto(page.getByLabel('A szervezet neve'), organisation.name);
  await page.keyboard.press('Tab');
  await typeInto(page.getByLabel('Kapcsolattartó e-mail-címe'), organisation.email);
  await named(page, 'Mentés').click();
  await expect(page.getByText('Beállítások mentve', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Válaszok gyűjtése' }).click();
  await page.getByRole('switch').click();
  await expect(page.getByText(/^Bárki kitöltheti/)).toBeVisible();
}

/** The clinic: all that is asked on a phone, no as often as yes, and the address confirmed. */
async function answerOnPhone(browser: Browser, server: OwnServer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'hu-HU',
    reducedMotion: 'reduce',
  });
  const phone = await context.newPage();
  await phone.goto('/q/fogaszati-felmeres');
  await named(phone, 'Kezdés').tap();
  for (const [part, [name, own]] of Object.entries(sections).entries()) {
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(name);
    for (const [index, topic] of own.entries()) {
      if (topics[number] === topic) await phone.getByLabel(questionOf(topic)).fill('15');
      else {
        const answers = phone.getByRole('group', { name: questionOf(topic) });
        const label = index === 1 && part === 1 ? 'Igen' : ['Részben', 'Nem', 'Igen'][index]!;
        await answers.getByText(label, { exact: true }).tap();
      }
    }
    await named(phone, 'Tovább').tap();
  }
  await named(phone, 'Tovább a küldéshez').tap();
  for (const [field, text] of Object.entries(clinic)) await phone.locator(`[id="send-${field}"]`).fill(text);
  await phone.locator('[id="send-consent"]').tap();
  await submit(phone, () => named(phone, 'Válaszok elküldése').tap());
  const letter = await letterTo('confirm', clinic.clientEmail, server);
  await phone.goto(/http:\S+#confirm=[\w.-]+/.exec(letter)![0]);
  await named(phone, 'Igen, ez az én címem').tap();
  await expect(phone.getByRole('paragraph').filter({ hasText: 'a címet megerősítette' })).toBeVisible();
  return phone;
}

async function reviewAndSend(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kitöltések', exact: true }).click();
  await named(page, /^Átnézés/)
    .first()
    .click();
  await readAll(page);
  await named(page, 'Jóváhagyás és küldés').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Küldés' }).click();
}

async function askForOffer(phone: Page, address: string): Promise<void> {
  await phone.goto(`${address}?s=5`);
  await phone.getByText('Javasolt megoldások').last().tap();
  await named(phone, 'Ajánlatot kérek').last().tap();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('checkbox').tap();
  await dialog.getByRole('button', { name: 'Ajánlatkérés elküldése' }).tap();
  await expect(dialog).toContainText(product);
  await expect(dialog).toContainText('Köszönjük az érdeklődést!');
}

/** Chooses a question of the list by clicking into its text. */
const choose = (page: Page, index: number) =>
  page
    .getByRole('textbox', { name: /^Kérdés – \d+\. kérdés/ })
    .nth(index)
    .click();
