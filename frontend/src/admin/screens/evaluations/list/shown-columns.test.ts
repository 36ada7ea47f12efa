import { expect, it } from 'vitest';
import { arranged, chosenColumns } from './shown-columns.ts';

const usual = ['trello', 'clientEmail', 'percentage', 'status', 'createdAt', 'dueAt'];

it.each([
  ['nothing chosen', null, [], usual],
  ['what the person has kept', null, ['dueAt', 'status'], ['dueAt', 'status']],
  ['the address before that', 'status', ['dueAt'], ['status']],
  ['nothing that is unknown or named twice', 'status,password,status', [], ['status']],
  ['an address that names nothing known', 'password', ['dueAt'], usual],
])('shows the usual columns or %s', (_name, address, kept, expected) => {
  expect(chosenColumns(address, kept)).toEqual(expected);
});

it('keeps picking and the client first, and the actions last', () => {
  const columns = ['pick', 'trello', 'clientName', 'status', 'dueAt', 'actions'].map((key) => ({ key }));
  const keys = arranged(columns, ['dueAt', 'status', 'createdAt']).map(({ key }) => key);
  expect(keys).toEqual(['pick', 'clientName', 'dueAt', 'status', 'actions']);
});
