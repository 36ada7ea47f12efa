import { paths } from '../src/admin/addresses.ts';
import { answer, fail, type State } from './state.ts';

const trash: Omit<State, 'name'> = {
  route: paths.trash,
  languages: ['hu', 'en'],
  address: () => paths.trash,
};
const list = '**/api/admin/trash?*';
const at = {
  deletedAt: '2026-11-20T10:00:00Z',
  keptUntil: '2026-12-20T10:00:00Z',
  deletedBy: 'admin@klinika.hu',
};
const nothing = { clinicName: '', status: null, questions: 0 };

const entries = [
  {
    ...at,
    kind: 'evaluation',
    id: 'a',
    name: 'Dr. Kovács-Fűzfői Dániel',
    clinicName: 'Körúti Fogászat',
    status: 'sent',
    questions: 0,
  },
  { ...at, ...nothing, kind: 'evaluation', id: 'b', name: '', status: 'pending', deletedBy: null },
  { ...at, ...nothing, kind: 'section', id: 'c', name: 'Online jelenlét és időpontfoglalás', questions: 6 },
  {
    ...at,
    ...nothing,
    kind: 'question',
    id: 'd',
    name: 'Van-e a rendelőnek olyan honlapja, amelyen időpont is foglalható? '.repeat(3),
  },
];

/** The states of the trash. */
export const trashStates: readonly State[] = [
  { ...trash, name: 'trash-empty' },
  { ...trash, name: 'trash-full', prepare: (visit) => answer(visit, list, entries) },
  { ...trash, name: 'trash-unavailable', prepare: (visit) => fail(visit, list) },
];
