import { paths } from '../src/admin/addresses.ts';
import { ownEvaluation, saveSummary, verifyWith, type OwnEvaluation } from './own-evaluation.ts';
import { button, fail, type State, type Visit } from './state.ts';
import { word } from './words.ts';

/** The evaluation whose panel a visit opens. */
const opened = new WeakMap<Visit, OwnEvaluation>();

const panel: Omit<State, 'name'> = {
  route: paths.dashboard,
  languages: ['hu', 'en'],
  address: (visit) => {
    const { id, clientEmail } = opened.get(visit)!;
    return `${paths.dashboard}?search=${clientEmail}&edit=${id}`;
  },
  reach: (visit) => summaryOf(visit).waitFor(),
  isScrolled: true,
};

/** The states of the panel where texts are read, corrected and approved. */
export const editingStates: readonly State[] = [
  { ...panel, name: 'edit-texts', prepare: (visit) => make(visit, 'szovegek') },
  {
    ...panel,
    name: 'edit-locked',
    prepare: async (visit) => {
      const own = await make(visit, 'zarolt');
      await saveSummary(own, own.generatedTexts.motivationalMessage);
    },
  },
  {
    ...panel,
    name: 'edit-findings',
    prepare: (visit) => makeDoubtful(visit, 'jelzett'),
    reach: async (visit) => {
      await summaryOf(visit).waitFor();
      await button(visit, 'edit.finding.accept').first().click();
    },
  },
  {
    ...panel,
    name: 'edit-waived',
    prepare: async (visit) =>
      verifyWith(await makeDoubtful(visit, 'elfogadott'), 'A rendelő programja, az ügyféltől tudjuk.'),
    reach: (visit) =>
      visit.page.getByText(word(visit.language, 'edit.finding.accepted').split('{')[0]!).first().waitFor(),
  },
  {
    ...panel,
    name: 'edit-waiting',
    prepare: async (visit) => {
      const own = await makeDoubtful(visit, 'varakozo');
      await verifyWith(own, 'A rendelő programja, az ügyféltől tudjuk.');
      await saveSummary(own, `${own.generatedTexts.summary} Ezt kézzel írtuk hozzá.`);
    },
    reach: (visit) => visit.page.getByText(word(visit.language, 'edit.state.waiting')).waitFor(),
  },
  {
    ...panel,
    name: 'edit-conflict',
    afresh: true,
    inWindow: true,
    prepare: (visit) => make(visit, 'utkozo'),
    reach: async (visit) => {
      const own = opened.get(visit)!;
      await summaryOf(visit).fill('Az ezen a lapon írt összefoglaló, amelyet még nem mentettek el.');
      // Otherwise at each width: the same text again would be no change.
      await saveSummary(own, `A másik lapon írt összefoglaló. ${visit.page.viewportSize()!.width} képpont.`);
      await button(visit, 'edit.action.save').click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    ...panel,
    name: 'edit-offered',
    afresh: true,
    prepare: (visit) => make(visit, 'felkinalt'),
    reach: offerText,
  },
  {
    ...panel,
    name: 'edit-leaving',
    afresh: true,
    inWindow: true,
    prepare: (visit) => make(visit, 'elhagyott'),
    reach: async (visit) => {
      await summaryOf(visit).fill('Félkész gondolat');
      await visit.page.keyboard.press('Escape');
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    ...panel,
    name: 'edit-unavailable',
    prepare: async (visit) => {
      const { id } = await make(visit, 'olvashatatlan');
      await fail(visit, `**/api/admin/evaluation/${id}`);
    },
    reach: (visit) => button(visit, 'error.retry').first().waitFor(),
  },
];

async function make(visit: Visit, name: string): Promise<OwnEvaluation> {
  const own = await ownEvaluation(`${name}.${visit.language}`);
  opened.set(visit, own);
  return own;
}

/** Texts that the checks have something to say about. */
async function makeDoubtful(visit: Visit, name: string): Promise<OwnEvaluation> {
  const own = await make(visit, name);
  await saveSummary(own, `${own.generatedTexts.summary} A rendelőben a Klinikor programot használják.`);
  return own;
}

/** A person types while a text is written anew: the answer waits until they have. */
async function offerText(visit: Visit): Promise<void> {
  const { page, language } = visit;
  let typed = () => {};
  const whenTyped = new Promise<void>((resolve) => (typed = resolve));
  await saveSummary(opened.get(visit)!, 'A régi szöveg.');
  await page.reload();
  await page.route('**/regenerate-summary', async (route) => {
    await whenTyped;
    await route.continue();
  });
  await summaryOf(visit).waitFor();
  await page
    .getByRole('button', {
      name: `${word(language, 'edit.regenerate.action')}: ${word(language, 'edit.field.summary')}`,
    })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word(language, 'edit.regenerate.action') })
    .click();
  await summaryOf(visit).fill('Közben ezt írtam.');
  typed();
  await button(visit, 'edit.offer.accept').waitFor();
}

const summaryOf = ({ page, language }: Visit) =>
  page.getByRole('textbox', { name: word(language, 'edit.field.summary'), exact: true });
