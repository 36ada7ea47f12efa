import { paths } from '../src/admin/screens.ts';
import { answer, fail, type State } from './state.ts';

const inbox: Omit<State, 'name'> = {
  route: paths.inbox,
  languages: ['hu', 'en'],
  address: () => paths.inbox,
};
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
  { ...item, key: '3', kind: 'undelivered', detail: 'bounced' },
  { ...item, key: '4', kind: 'overdue', isDone: true },
  { ...item, key: '5', kind: 'unconfirmed' },
  { ...item, key: '6', kind: 'unknown-answers', evaluationId: null, count: 12 },
  { ...item, key: '7', kind: 'sync-failing', evaluationId: null },
  { ...item, key: '8', kind: 'job-failed', evaluationId: null, detail: 'regenerate-all' },
];

/** The inbox, and the bar above every screen while mails do not go out. */
export const inboxStates: readonly State[] = [
  { ...inbox, name: 'inbox', prepare: (visit) => answer(visit, '**/api/admin/inbox', { items, unread: 7 }) },
  {
    ...inbox,
    name: 'inbox-empty',
    prepare: (visit) => answer(visit, '**/api/admin/inbox', { items: [], unread: 0 }),
  },
  { ...inbox, name: 'inbox-failed', prepare: (visit) => fail(visit, '**/api/admin/inbox') },
  {
    ...inbox,
    name: 'mails-do-not-go-out',
    route: paths.dashboard,
    address: () => paths.dashboard,
    prepare: (visit) => answer(visit, '**/api/admin/mail-way', { way: 'outbox' }),
  },
];
