import { paths } from '../src/admin/addresses.ts';
import { ownEvaluation, saveSummary, verifyWith, type OwnEvaluation } from './own-evaluation.ts';
import { answer, button, changeAnswer, fail, type State, type Visit } from './state.ts';
import { word } from './words.ts';

const made = new WeakMap<Visit, OwnEvaluation>();
const accepted = 'A rendelő programja, az ügyféltől tudjuk.';
const moment = '2026-11-20T10:00:00.000Z';

const page: Omit<State, 'name'> = {
  route: paths.evaluation,
  languages: ['hu', 'en'],
  address: (visit) => `/evaluations/${made.get(visit)!.id}`,
  reach: async (visit) => {
    await heading(visit, 'page.answers.title').waitFor();
    await heading(visit, 'page.timeline.title').waitFor();
  },
  isScrolled: true,
};

/** The page of one evaluation in each of its statuses, and the queue of what waits for approval. */
export const reviewStates: readonly State[] = [
  {
    ...page,
    name: 'review-of-pending',
    prepare: async (visit) => {
      const { id } = await make(visit, 'varo');
      const none = { status: 'pending', generatedTexts: null, generatedAt: null, textOrigins: {} };
      await changeAnswer(visit, `**/api/admin/evaluation/${id}`, (one: object) => ({ ...one, ...none }));
    },
  },
  {
    ...page,
    name: 'review-of-findings',
    prepare: async (visit) => {
      const own = await make(visit, 'gondos');
      await saveSummary(own, `${own.generatedTexts.summary} Az összesített eredmény az 55%.`);
    },
    reach: async (visit) => {
      await heading(visit, 'page.answers.title').waitFor();
      await visit.page.getByText(word(visit.language, 'edit.finding.fix').split('{')[0]!).first().waitFor();
    },
  },
  {
    ...page,
    name: 'review-of-evidence',
    afresh: true,
    prepare: (visit) => make(visit, 'alatamasztott'),
    reach: async ({ page: shown, language }) => {
      await shown.locator('[data-text] [role=button]').first().click();
      await shown.getByRole('list', { name: word(language, 'edit.rest.answers') }).waitFor();
    },
  },
  {
    ...page,
    name: 'review-of-edited',
    afresh: true,
    prepare: (visit) => make(visit, 'szerkesztett'),
    reach: async ({ page: shown, language }) => {
      const field = word(language, 'edit.field.summary');
      const open = shown.getByRole('button', { name: word(language, 'edit.open').replace('{field}', field) });
      const typed = shown.getByRole('textbox', { name: field, exact: true });
      // The second time it is open already: what was typed is restored.
      await open.or(typed).first().waitFor();
      if (await open.isVisible()) await open.click();
      await typed.fill('Félkész gondolat');
    },
  },
  {
    ...page,
    name: 'review-of-approved',
    prepare: async (visit) => verifyWith(await make(visit, 'jovahagyott'), accepted),
  },
  {
    ...page,
    name: 'review-of-opened',
    prepare: async (visit) => {
      const own = await make(visit, 'megnyitott');
      await verifyWith(own, accepted);
      const opened = { status: 'opened', sentAt: moment, openedAt: moment };
      await changeAnswer(visit, `**/api/admin/evaluation/${own.id}`, (one: object) => ({
        ...one,
        ...opened,
      }));
    },
  },
  {
    ...page,
    name: 'review-of-unavailable',
    prepare: async (visit) => {
      const { id } = await make(visit, 'elerhetetlen');
      await fail(visit, `**/api/admin/evaluation/${id}`);
    },
    withoutHeading: true,
    reach: (visit) => button(visit, 'error.retry').first().waitFor(),
  },
  {
    ...page,
    route: paths.review,
    name: 'review',
    prepare: (visit) => make(visit, 'sorban'),
    address: (visit) => `${paths.review}?edit=${made.get(visit)!.id}`,
  },
  {
    route: paths.review,
    name: 'review-done',
    languages: ['hu', 'en'],
    address: () => paths.review,
    prepare: (visit) => answer(visit, '**/api/admin/evaluations?*', []),
    reach: (visit) => heading(visit, 'review.done.title').waitFor(),
  },
];

async function make(visit: Visit, name: string): Promise<OwnEvaluation> {
  const own = await ownEvaluation(`${name}.${visit.language}`);
  made.set(visit, own);
  return own;
}

const heading = ({ page: shown, language }: Visit, key: string) =>
  shown.getByRole('heading', { name: word(language, key) }).first();
