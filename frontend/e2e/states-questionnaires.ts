import { expect } from '@playwright/test';
import { paths } from '../src/admin/addresses.ts';
import type { components } from '../src/shared/api/schema.gen.ts';
import { deletedOnes, strongImpact } from './configuration-answers.ts';
import { portrait, refusedPicture, withPictures } from './sample-pictures.ts';
import { answer, button, changeAnswer, fail, opens, stall, type State, type Visit } from './state.ts';
import { word } from './words.ts';

type Questionnaires = components['schemas']['QuestionnaireResponse'][];

const questionnaires: Omit<State, 'name'> = {
  route: paths.questionnaires,
  languages: ['hu', 'en'],
  address: () => paths.questionnaires,
};
const list = '**/api/admin/questionnaires';
const impact = '**/api/admin/questionnaires/*/impact?*';

/** The states of the list of questionnaires. */
export const questionnaireStates: readonly State[] = [
  { ...questionnaires, name: 'questionnaires' },
  { ...questionnaires, name: 'questionnaires-loading', prepare: (visit) => stall(visit, list) },
  { ...questionnaires, name: 'questionnaires-unavailable', prepare: (visit) => fail(visit, list) },
  { ...questionnaires, name: 'questionnaires-none', prepare: (visit) => answer(visit, list, []) },
  {
    ...questionnaires,
    name: 'questionnaires-many',
    prepare: async (visit) => {
      await changeAnswer<Questionnaires>(visit, list, manyOf);
      await answer(visit, `${list}?deleted=true`, deletedOnes);
    },
  },
  { ...questionnaires, name: 'questionnaires-new', reach: opens('questionnaires.create.open') },
  {
    ...questionnaires,
    name: 'questionnaires-new-wrong',
    reach: async (visit) => {
      await opens('questionnaires.create.open')(visit);
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByLabel(word(visit.language, 'questionnaires.field.start')).click();
      await visit.page.getByTitle(word(visit.language, 'questionnaires.start.form')).click();
      await dialog.getByLabel(word(visit.language, 'questionnaires.field.googleFormUrl')).fill('űrlap');
      // It moves the button, which a click on its way would miss.
      await dialog.getByText(word(visit.language, 'config.fault.address')).waitFor();
      await button(visit, 'questionnaires.create.ok').click();
      await dialog.getByText(word(visit.language, 'questionnaires.field.name-missing')).waitFor();
    },
  },
  {
    ...questionnaires,
    name: 'questionnaires-new-template',
    reach: async (visit) => {
      await opens('questionnaires.create.open')(visit);
      const dialog = visit.page.getByRole('dialog');
      const name = dialog.getByLabel(word(visit.language, 'questionnaires.field.name'), { exact: true });
      await expect(name).not.toHaveValue('');
      await dialog.getByLabel(word(visit.language, 'questionnaires.field.start')).click();
      await visit.page.getByTitle(word(visit.language, 'questionnaires.start.specialist')).click();
      await expect(name).toHaveValue(/szakrendel|specialist/i);
    },
  },
  {
    ...questionnaires,
    name: 'questionnaires-edit-picture',
    prepare: async (visit) => {
      await withPictures(visit);
      await changeAnswer<Questionnaires>(visit, list, (all) => {
        for (const one of all) one.reviewerPicture = portrait;
      });
    },
    reach: async (visit) => {
      await openRow(visit, 'edit');
      await refusedPicture(visit);
    },
  },
  ...(['edit', 'copy'] as const).map((action): State => ({
    ...questionnaires,
    name: `questionnaires-${action}`,
    reach: (visit) => openRow(visit, action),
  })),
  {
    ...questionnaires,
    name: 'questionnaires-delete',
    prepare: (visit) => answer(visit, impact, strongImpact),
    reach: async (visit) => {
      await openRow(visit, 'delete');
      await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    ...questionnaires,
    name: 'questionnaires-delete-unknown',
    prepare: (visit) => fail(visit, impact),
    reach: async (visit) => {
      await openRow(visit, 'delete');
      await button(visit, 'error.retry').waitFor();
    },
  },
];

/** More questionnaires than fit a look, one of them with a name nobody would choose. */
function manyOf(all: Questionnaires): Questionnaires {
  const [first] = all;
  const names = [
    'Egy különösen hosszú nevű felmérés a háziorvosi és szakorvosi rendelők digitális érettségéről, második hullám',
    'Megszakíthatatlan'.repeat(8),
    ...Array.from({ length: 8 }, (_, index) => `Felmérés ${index + 1}`),
  ];
  const others = names.map((name, index) => ({
    ...first!,
    id: 9_000 + index,
    name,
    isActive: index % 2 === 0,
    googleFormUrl: index % 3 === 0 ? `https://docs.google.com/forms/d/${'x'.repeat(44)}/edit` : null,
  }));
  return [...all, ...others];
}

async function openRow({ page, language }: Visit, action: 'edit' | 'copy' | 'delete'): Promise<void> {
  const name = `${word(language, `questionnaires.action.${action}`)}: `;
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
}
