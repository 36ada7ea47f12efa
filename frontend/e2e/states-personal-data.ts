import { paths } from '../src/admin/addresses.ts';
import { answer, fail, type State, type Visit } from './state.ts';
import { word } from './words.ts';

const screen: Omit<State, 'name'> = {
  route: paths.personalData,
  languages: ['hu', 'en'],
  address: () => paths.personalData,
};
const moment = '2026-11-20T10:00:00Z';
const long = 'Dr. Kovács-Fűzfői Dániel';
const id = '01234567-89ab-4cde-8f01-23456789abcd';
const evaluationPath = `**/api/admin/evaluation/${id}`;

const record = {
  ...{ kind: 'evaluation', id, evaluationId: id, status: 'sent', about: null, answers: null },
  clientName: long,
  clinicName: 'Körúti Fogászat és Szájsebészeti Magánrendelő',
  clientEmail: 'daniel.kovacs-fuzfoi@korutifogaszat-es-szajsebeszet.hu',
  questionnaireId: 1,
  questionnaireName: 'Digitális érettség 2026',
  at: moment,
};
const other = { ...record, status: null };
const records = [
  record,
  { ...record, kind: 'trashed', id: 't' },
  { ...other, kind: 'draft', id: 'd', evaluationId: null, answers: 12, clientName: '', clinicName: '' },
  { ...other, kind: 'invitation', id: 'i', evaluationId: null },
  { ...other, kind: 'offer', id: 'o', about: 'Online időpontfoglaló rendszer' },
  { ...other, kind: 'mail', id: 'm', about: 'result' },
  {
    ...other,
    kind: 'mail',
    id: 'n',
    evaluationId: null,
    about: 'continue',
    clientEmail: 'd…@korutifogaszat.hu',
  },
];
const invitation = {
  id: 'i',
  clientName: 'Nagy Éva',
  clinicName: 'Szív Rendelő',
  clientEmail: 'eva@szivrendelo.hu',
  state: 'opted-out',
  reminders: 1,
  createdAt: moment,
  lastMailedAt: moment,
  ...{
    openedAt: null,
    startedAt: null,
    finishedAt: null,
    evaluationId: null,
    isInOutbox: false,
    error: null,
  },
};
async function findable(visit: Visit): Promise<void> {
  await answer(visit, '**/api/admin/invitations?*', [invitation]);
  await answer(visit, '**/api/admin/personal-data?*', {
    records,
    more: true,
    bar: { reason: 'complained', since: moment },
  });
  await answer(visit, '**/api/admin/drafts/d', {
    ...{ id: 'd', startedAt: moment, source: 'hirlevel', rawResponses: { a: 'igen' } },
  });
}

async function readable(visit: Visit): Promise<void> {
  await findable(visit);
  for (const part of ['mails', 'notes', 'versions', 'timeline'])
    await answer(visit, `${evaluationPath}/${part}`, []);
  await answer(visit, `${evaluationPath}/consent`, { text: '', since: moment, consentedAt: moment });
  await answer(visit, evaluationPath, {
    ...record,
    submittedAt: moment,
    rawResponses: { a: 'igen', b: 'nem' },
    generatedTexts: null,
    offerRequests: 0,
  });
}

async function search(visit: Visit): Promise<void> {
  const field = visit.page.getByLabel(word(visit.language, 'personal-data.find.label'));
  await field.fill('daniel.kovacs');
  await field.press('Enter');
}

const opensNamed = (key: string) => async (visit: Visit) => {
  await search(visit);
  const name = word(visit.language, key).replace('{name}', long);
  await visit.page.getByRole('button', { name, exact: true }).first().click();
  await visit.page.getByRole('dialog').waitFor();
};

/** The states of the screen about what is kept of people. */
export const personalDataStates: readonly State[] = [
  { ...screen, name: 'personal-data' },
  {
    ...screen,
    name: 'personal-data-found',
    prepare: findable,
    reach: async (visit) => {
      await search(visit);
      await visit.page.getByText(record.clientEmail).first().waitFor();
    },
  },
  {
    ...screen,
    name: 'personal-data-kept',
    prepare: readable,
    reach: opensNamed('personal-data.kept.open-named'),
  },
  {
    ...screen,
    name: 'personal-data-lift',
    prepare: findable,
    reach: async (visit) => {
      await search(visit);
      await visit.page.getByRole('button', { name: word(visit.language, 'personal-data.lift.ok') }).click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    ...screen,
    name: 'personal-data-erase',
    prepare: findable,
    reach: opensNamed('personal-data.erase.open-named'),
  },
  {
    ...screen,
    name: 'personal-data-unavailable',
    prepare: async (visit) => {
      await fail(visit, '**/api/admin/personal-data?*');
      await fail(visit, '**/api/admin/invitations?*');
    },
    reach: search,
  },
];
