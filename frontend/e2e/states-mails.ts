import { paths } from '../src/admin/addresses.ts';
import type { components } from '../src/shared/api/schema.gen.ts';
import { answer, fail, fewRows, type State, type Visit } from './state.ts';
import { word } from './words.ts';

type Row = components['schemas']['EvaluationResponse'];
type Mail = NonNullable<Row['mail']>;

const base: Omit<State, 'name'> = {
  route: paths.dashboard,
  languages: ['hu', 'en'],
  address: () => fewRows,
};
const changedAt = '2026-11-20T11:00:00Z';
const bounced: Mail = {
  state: 'accepted',
  delivery: 'bounced',
  error: 'A címzett kiszolgálója végleg visszautasította: 550 5.1.1 No such mailbox',
  changedAt,
};

/** A mail of each standing, as the first rows show them. */
const everyStanding: readonly (readonly [Row['status'], Mail])[] = [
  ['sent', bounced],
  ['sent', { state: 'accepted', delivery: 'complained', error: null, changedAt }],
  ['sent', { state: 'accepted', delivery: 'delivered', error: null, changedAt }],
  [
    'sent',
    {
      state: 'accepted',
      delivery: 'delayed',
      error: '451 4.7.1 Greylisting in action, please come back later',
      changedAt,
    },
  ],
  ['sent', { state: 'accepted', delivery: null, error: null, changedAt }],
  ['verified', { state: 'uncertain', delivery: null, error: null, changedAt }],
  ['verified', { state: 'failed', delivery: null, error: '552 Mailbox full', changedAt }],
  [
    'verified',
    { state: 'queued', delivery: null, error: '535 Authentication credentials invalid', changedAt },
  ],
];

const history = [
  { ...bounced, id: '1', kind: 'result', to: 'valaki@korutifogaszat.example' },
  { state: 'accepted', delivery: 'delivered', error: null, id: '2', kind: 'share', to: 'k…@masik.example' },
  { state: 'accepted', delivery: null, error: null, id: '3', kind: 'test', to: 'admin@example.com' },
].map((mail) => ({ changedAt, createdAt: '2026-11-20T10:59:00Z', acceptedAt: changedAt, ...mail }));

/** What became of mails: at the rows, in their history, and where an address is put right. */
export const mailStates: readonly State[] = [
  { ...base, name: 'dashboard-mails', address: () => paths.dashboard, prepare: showStandings },
  {
    ...base,
    name: 'dashboard-correct-email',
    prepare: async (visit) => {
      await showStandings(visit);
      await answer(visit, '**/api/admin/evaluation/*/mails', history);
    },
    reach: openCorrection,
  },
  {
    ...base,
    name: 'dashboard-correct-email-unwanted',
    prepare: async (visit) => {
      await showStandings(visit);
      await fail(visit, '**/api/admin/evaluation/*/mails');
    },
    reach: (visit) => openCorrection(visit, 1),
  },
];

async function openCorrection(visit: Visit, index = 0): Promise<void> {
  const name = new RegExp(`^${word(visit.language, 'evaluations.actions.correct')}: `);
  await visit.page.getByRole('button', { name }).nth(index).click();
  const dialog = visit.page.getByRole('dialog');
  await dialog.getByRole('textbox').waitFor();
  await dialog.locator('time, [role=alert]').first().waitFor();
}

async function showStandings({ page }: Visit): Promise<void> {
  await page.route('**/api/admin/evaluations?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Row[];
    const json = rows.map((row, index) => {
      const [status, mail] = everyStanding[index] ?? [row.status, row.mail];
      return { ...row, status, mail, hasSnapshot: true };
    });
    await route.fulfill({ response, json });
  });
}
