import { stateOf } from './form-state.js';

const now = new Date('2026-11-23T12:00:00Z');
const before = new Date('2026-11-23T11:59:59Z');
const after = new Date('2026-11-23T12:00:01Z');
const open = { isOpen: true, opensAt: null, closesAt: null, isActive: true, questions: 3 };

it.each([
  ['open', {}],
  ['open', { opensAt: now, closesAt: after }],
  ['open', { opensAt: before }],
  ['closed', { isOpen: false }],
  ['closed', { isActive: false }],
  ['closed', { closesAt: now }],
  ['closed', { opensAt: after, closesAt: before }],
  ['closed', { isOpen: false, questions: 0 }],
  ['not-yet', { opensAt: after }],
  ['not-yet', { opensAt: after, questions: 0 }],
  ['empty', { questions: 0 }],
] as const)('is %s with %j', (state, fields) => expect(stateOf({ ...open, ...fields }, now)).toBe(state));
