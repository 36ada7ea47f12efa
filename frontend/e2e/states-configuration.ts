import { paths } from '../src/admin/addresses.ts';
import type { components } from '../src/shared/api/schema.gen.ts';
import { answer, button, changeAnswer, opens, type State, type Visit } from './state.ts';
import {
  changedWorkbook,
  copiedWorkbook,
  endlessly,
  formChanges,
  formUnread,
  matchingForm,
  readingForm,
  strongImpact,
  wrongWorkbook,
} from './configuration-answers.ts';
import { firstQuestion, part } from './states-configuration-parts.ts';
import { word } from './words.ts';

type Schemas = components['schemas'];
type Questionnaires = Schemas['QuestionnaireResponse'][];

const configuration: Omit<State, 'name'> = {
  route: paths.configuration,
  languages: ['hu', 'en'],
  address: () => paths.configuration,
};
const list = '**/api/admin/questionnaires';
const impact = '**/api/admin/questionnaires/*/impact?*';
const sync = '**/api/admin/questionnaire/*/sync-google-form*';
const upload = '**/api/admin/import-config?*';

/** Enough where the questions are not what is looked at: a hundred fields take a while to judge. */
const few = 6;

/** What opens above the questions or within one of them. */
const aboveQuestions: readonly State[] = [
  ...Object.entries({
    changes: formChanges,
    nothing: matchingForm,
    long: endlessly(formChanges),
  }).map(([name, report]): State => ({
    ...configuration,
    name: `configuration-form-${name}`,
    prepare: async (visit) => {
      await withForm(visit);
      await answer(visit, impact, strongImpact);
      await answer(visit, sync, report);
    },
    reach: async (visit) => {
      await opens('sync.open')(visit);
      await visit.page.getByRole('dialog').getByRole('definition').first().waitFor();
    },
  })),
  {
    ...configuration,
    name: 'configuration-form-reading',
    prepare: async (visit) => {
      await withForm(visit);
      await visit.page.route(sync, (route) => route.fulfill({ status: 202, json: readingForm }));
    },
    reach: opens('sync.open'),
  },
  {
    ...configuration,
    name: 'configuration-form-unread',
    prepare: async (visit) => {
      await withForm(visit);
      await visit.page.route(sync, (route) => route.fulfill({ status: 502, json: formUnread }));
    },
    reach: async (visit) => {
      await opens('sync.open')(visit);
      await button(visit, 'error.retry').waitFor();
    },
  },
  { ...part('questions'), name: 'configuration-new-section', reach: opens('config.add-section.open') },
  {
    ...part('questions'),
    name: 'configuration-new-question',
    reach: async ({ page, language }) => {
      await page
        .getByRole('button', { name: `${word(language, 'config.add.open')}: ` })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...part('questions'),
    name: 'configuration-new-questions',
    reach: async ({ page, language }) => {
      await page
        .getByRole('button', { name: `${word(language, 'config.add.open')}: ` })
        .first()
        .click();
      const texts = ['Küldenek emlékeztetőt?', 'Van saját honlapjuk?', `${'Hosszú'.repeat(30)}?`];
      const label = word(language, 'config.field.questionText');
      await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(texts.join('\n'));
      await page
        .getByRole('button', { name: word(language, 'config.add.ok-many').replace('{number}', '3') })
        .waitFor();
    },
  },
  {
    ...part('questions'),
    name: 'configuration-unsaved',
    isScrolled: true,
    reach: async (visit) => {
      await (await field(visit, 'questionText')).fill('Hosszú'.repeat(60));
      await (await field(visit, 'productUrl')).fill('nem webcím');
    },
  },
  {
    ...part('questions'),
    name: 'configuration-not-saved',
    isScrolled: true,
    prepare: ({ page }) =>
      page.route('**/api/admin/question/*', (route) => route.fulfill({ status: 503, body: '' })),
    reach: async (visit) => {
      await (await field(visit, 'relatedProduct')).fill('Másik');
      await (await field(visit, 'relatedProduct')).press('Enter');
      await (await firstQuestion(visit)).getByRole('alert').waitFor();
    },
  },
  {
    ...part('questions'),
    name: 'configuration-delete-question',
    isScrolled: true,
    prepare: (visit) => answer(visit, impact, strongImpact),
    reach: async (visit) => {
      const label = word(visit.language, 'config.question.delete').replace('{name}', '');
      await (await firstQuestion(visit)).getByRole('button', { name: label }).click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    ...part('questions'),
    name: 'configuration-switch',
    prepare: (visit) => answer(visit, impact, strongImpact),
    reach: async ({ page }) => {
      await page.getByRole('switch').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { ...configuration, name: 'configuration-upload', reach: opens('config.actions.upload') },
  ...Object.entries({ changes: changedWorkbook, copied: copiedWorkbook, wrong: wrongWorkbook }).map(
    ([name, report]): State => ({
      ...configuration,
      name: `configuration-upload-${name}`,
      prepare: async (visit) => {
        await answer(visit, impact, strongImpact);
        await answer(visit, upload, report);
      },
      reach: async (visit) => {
        await opens('config.actions.upload')(visit);
        const dialog = visit.page.getByRole('dialog');
        const file = { name: 'beallitasok.xlsx', mimeType: '', buffer: Buffer.from('PK') };
        await dialog.locator('input[type=file]').setInputFiles(file);
        await dialog.getByRole('table').waitFor();
      },
    }),
  ),
];

/** The states of the screen on which a questionnaire's sections, questions and texts are set up. */
export const configurationStates: readonly State[] = [
  { ...configuration, name: 'configuration' },
  ...aboveQuestions.map((state): State => ({
    ...state,
    prepare: async (visit) => {
      await changeAnswer<Schemas['QuestionResponse'][]>(visit, '**/api/admin/questions?*', (all) =>
        all.slice(0, few),
      );
      await state.prepare?.(visit);
    },
  })),
];

/** The questionnaires as if each had a form. */
function withForm(visit: Visit): Promise<void> {
  return changeAnswer<Questionnaires>(visit, list, (all) => {
    for (const one of all) one.googleFormUrl = `https://docs.google.com/forms/d/${'x'.repeat(44)}/edit`;
  });
}

const field = async (visit: Visit, name: string) =>
  (await firstQuestion(visit)).locator(`[data-field=${name}]`).locator('input, textarea');
