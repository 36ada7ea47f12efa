import { paths } from '../src/admin/addresses.ts';
import type { components } from '../src/shared/api/schema.gen.ts';
import { answer, changeAnswer, stall, type State, type Visit } from './state.ts';
import { firstQuestion } from './states-configuration-parts.ts';
import { word } from './words.ts';

type Question = components['schemas']['QuestionResponse'];
type Option = Question['options'][number];

const long =
  'Valós időben, a rendelő saját honlapján és a telefonra letölthető alkalmazásban is, a szabad időpontok közül választva';
const unbroken = 'Megszakíthatatlan'.repeat(8);
const list = '**/api/admin/questions?*';
const counts = '**/api/admin/analytics/answers?*';
const one = '**/api/admin/question/*';

const option = (id: number, label: string, patch: Partial<Option> = {}): Option => ({
  ...{ id, position: id, label, aliases: [], points: 0, meaning: null, advice: null },
  ...{ leadsTo: null, prepares: false },
  ...{ exclusive: false, notApplicable: false, from: null, meaningDraft: null, adviceDraft: null, ...patch },
});

const ordinary = [
  option(1, 'Igen', {
    points: 8,
    meaning: 'Pácienseik éjjel is foglalhatnak időpontot.',
    aliases: ['Igen, mindig', 'Persze'],
  }),
  option(2, 'Részben', {
    points: 3,
    meaningDraft: 'Időpontkérést már lehet küldeni Önöknek, de a választ meg kell várni.',
    adviceDraft: 'Nyissák meg a naptár egy részét az online foglalás előtt.',
  }),
  option(3, 'Nem', {
    advice: 'Kérdezzék meg a naptár szolgáltatóját, mit tud.',
    leadsTo: 'Igen',
    prepares: true,
  }),
];
const several = [
  option(1, long, { points: 4 }),
  option(2, unbroken, { points: 2 }),
  option(3, 'Egyik sem', { exclusive: true }),
];
const hundred = Array.from({ length: 100 }, (_, index) =>
  option(index + 1, `${index + 1}. lehetőség`, { points: index }),
);

/** A state of the screen whose first question has these answers, with its editor open. */
function answersState(
  name: string,
  question: Partial<Question>,
  work: Pick<State, 'prepare' | 'reach'> = {},
): State {
  return {
    name: `configuration-answers${name}`,
    route: paths.configurationPart,
    languages: ['hu', 'en'],
    address: () => `${paths.configuration}/questions`,
    isScrolled: true,
    prepare: async (visit) => {
      await changeAnswer<Question[]>(visit, list, ([first, second]) => [{ ...first!, ...question }, second!]);
      await changeAnswer<components['schemas']['AnswerSharesResponse'][]>(visit, counts, (all) => {
        all[0]!.options = ordinary.map(({ id, label, points }) => ({
          ...{ id, label, points, n: id * 12, percentage: 10 },
        }));
      });
      await work.prepare?.(visit);
    },
    reach: async (visit) => {
      await firstQuestion(visit);
      await work.reach?.(visit);
    },
  };
}

const scored = { kind: 'single', options: ordinary, pointValue: 8, scoredByOptions: true } as const;

/** The states of the editor of a question's answers. */
export const answersStates: readonly State[] = [
  answersState(
    '',
    { ...scored, options: [...ordinary] },
    {
      reach: async (visit) => {
        for (const index of [0, 1, 2]) await (await more(visit)).nth(index).click();
      },
    },
  ),
  answersState('-none', { kind: 'single', options: [], scoredByOptions: false }),
  answersState('-text', { kind: 'text', options: [], scoredByOptions: false }),
  answersState('-many', { kind: 'single', options: hundred, pointValue: 99, scoredByOptions: true }),
  answersState(
    '-wrong',
    { kind: 'multiple', options: several, pointValue: 6, scoredByOptions: true },
    {
      reach: async (visit) => {
        const row = await firstQuestion(visit);
        await row.locator('[data-field=points] input').first().fill('2.5');
        await row.locator('[data-field=label] textarea').last().press('Enter');
        await row.locator('[data-field=label] textarea').last().press('Enter');
        await row.locator('[data-field=label] textarea').last().fill('EGYIK SEM');
      },
    },
  ),
  answersState(
    '-removed',
    { ...scored, options: [...ordinary] },
    {
      reach: async (visit) => {
        const remove = word(visit.language, 'config.answers.remove').replace('{name}', '');
        await (await more(visit)).nth(1).click();
        await visit.page.getByRole('button', { name: remove }).first().click();
      },
    },
  ),
  answersState(
    '-to-text',
    { ...scored, options: [...ordinary] },
    {
      reach: async (visit) => (await firstQuestion(visit)).locator('[name$=-kind]').last().check(),
    },
  ),
  answersState(
    '-saving',
    { ...scored, options: [...ordinary] },
    {
      prepare: async (visit) => {
        await answer(visit, `${one}/impact`, {
          ...{ rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true, examples: [] },
        });
        await stall(visit, one);
      },
      reach: async (visit) => {
        const label = (await firstQuestion(visit)).locator('[data-field=label] textarea').first();
        await label.fill('Igen, teljesen');
        await label.press('Control+Enter');
        await visit.page.getByText(word(visit.language, 'config.save.saving')).waitFor();
      },
    },
  ),
  answersState(
    '-not-saved',
    { ...scored, options: [...ordinary] },
    {
      prepare: async (visit) => {
        await answer(visit, `${one}/impact`, {
          ...{ rescored: 0, staleTexts: 0, verifiedBack: 0, exact: true, examples: [] },
        });
        await visit.page.route(one, (route) =>
          route.fulfill({
            status: 409,
            json: {
              statusCode: 409,
              code: 'options_have_changed',
              message:
                'A kérdés válaszai közben megváltoztak, ezért nem mentettük el őket. Nézze át a mostani válaszokat, és mentse újra.',
            },
          }),
        );
      },
      reach: async (visit) => {
        const label = (await firstQuestion(visit)).locator('[data-field=label] textarea').first();
        await label.fill('Igen, teljesen');
        await label.press('Control+Enter');
        await (await firstQuestion(visit)).getByRole('alert').waitFor();
      },
    },
  ),
];

/** What unfolds the rare fields of each answer. */
const more = async (visit: Visit) =>
  (await firstQuestion(visit)).locator('[id^=option-] [aria-controls$=-more]');
