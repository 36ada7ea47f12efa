import { paths } from '../src/admin/addresses.ts';
import { answer, changeAnswer, fail, type State, type Visit } from './state.ts';
import { word } from './words.ts';

const inbox: Omit<State, 'name'> = {
  route: paths.inbox,
  languages: ['hu', 'en'],
  address: () => paths.inbox,
};
const dashboard: Omit<State, 'name'> = {
  route: paths.dashboard,
  languages: ['hu', 'en'],
  address: () => paths.dashboard,
};
const list = '**/api/admin/evaluations?*';
const item = {
  at: '2026-11-20T10:00:00.000Z',
  questionnaireId: 1,
  questionnaireName: 'Digitális érettségi felmérés fogászati és esztétikai rendelőknek, 2026 ősz',
  evaluationId: 'e1',
  clientName: 'Dr. Kovács-Fűzfői Dániel Árpád',
  clinicName: 'Körúti Fogászati és Szájsebészeti Rendelő',
  detail: null as string | null,
  count: null as number | null,
  isDone: false,
};
const items = [
  { ...item, key: '1', kind: 'opened' },
  { ...item, key: '2', kind: 'offer', detail: 'Online időpontfoglaló' },
  { ...item, key: '3', kind: 'refused', detail: 'bounced' },
  { ...item, key: '9', kind: 'undelivered', detail: 'uncertain' },
  { ...item, key: '10', kind: 'to-review', evaluationId: null, count: 4 },
  { ...item, key: '4', kind: 'overdue', isDone: true },
  { ...item, key: '5', kind: 'unconfirmed' },
  { ...item, key: '6', kind: 'unknown-answers', evaluationId: null, count: 12 },
  { ...item, key: '7', kind: 'sync-failing', evaluationId: null },
  { ...item, key: '8', kind: 'job-failed', evaluationId: null, detail: 'regenerate-all' },
];

/** The inbox, and the bar above every screen while mails do not go out. */
export const inboxStates: readonly State[] = [
  { ...inbox, name: 'inbox', prepare: (visit) => answer(visit, '**/api/admin/inbox', { items, unread: 9 }) },
  {
    ...inbox,
    name: 'inbox-empty',
    prepare: (visit) => answer(visit, '**/api/admin/inbox', { items: [], unread: 0 }),
  },
  { ...inbox, name: 'inbox-failed', prepare: (visit) => fail(visit, '**/api/admin/inbox') },
  {
    ...inbox,
    name: 'inbox-nothing-found',
    address: () => `${paths.inbox}?kind=refused`,
    prepare: (visit) => answer(visit, '**/api/admin/inbox?*', { items: [], unread: 0 }),
  },
  {
    ...inbox,
    name: 'inbox-by-mail',
    route: paths.account,
    address: () => paths.account,
    prepare: async (visit) => {
      await withoutMailService(visit);
      await answer(visit, '**/api/admin/inbox/digest', { isWanted: true, time: '08:00' });
    },
  },
  { ...dashboard, name: 'mails-do-not-go-out', prepare: withoutMailService },
  {
    ...dashboard,
    name: 'mails-are-not-accepted',
    prepare: (visit) => answer(visit, '**/api/admin/mail-way', { way: 'failing' }),
  },
  {
    ...dashboard,
    name: 'dashboard-bulk-approve',
    afresh: true,
    inWindow: true,
    isScrolled: true,
    prepare: (visit) => changeAnswer(visit, list, allAre('generated')),
    reach: asksForThree('verify'),
  },
  {
    ...dashboard,
    name: 'dashboard-bulk-save',
    afresh: true,
    inWindow: true,
    isScrolled: true,
    prepare: async (visit) => {
      await withoutMailService(visit);
      await changeAnswer(visit, list, allAre('verified'));
    },
    reach: asksForThree('send'),
  },
];

function withoutMailService(visit: Visit): Promise<void> {
  return answer(visit, '**/api/admin/mail-way', { way: 'outbox' });
}

/** Every row of the list in one status, with an address that may be mailed to; the first client has got a mail before. */
function allAre(status: string): (rows: object[]) => object[] {
  return (rows) =>
    rows.map((row, index) => ({
      ...row,
      status,
      markedStatus: null,
      addressCheck: 'none',
      mail: null,
      sentAt: index === 0 ? item.at : null,
      editedSinceApproval: false,
    }));
}

/** Picks three rows and asks for a step of them together. */
function asksForThree(step: 'verify' | 'send'): (visit: Visit) => Promise<void> {
  return async ({ page, language }) => {
    const [before] = word(language, 'evaluations.pick.row').split('{name}');
    const boxes = page.getByRole('checkbox', { name: before! });
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    const name = word(language, `evaluations.bulk.${step}`).replace('{number}', '3');
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
}
