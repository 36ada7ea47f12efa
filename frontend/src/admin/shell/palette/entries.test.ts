import { expect, it } from 'vitest';
import { shownEntries, type Entry, type Group } from './entries.ts';

const entry = (group: Group, label: string, note?: string): Entry => ({
  id: `${group} ${label}`,
  group,
  label,
  ...(note === undefined ? {} : { note }),
  run: () => undefined,
});
const local = [
  entry('here', 'Új kérdőív'),
  entry('screens', 'Kitöltések'),
  entry('screens', 'Felület szövegei'),
  entry('settings', 'Küldő tartomány', 'E-mail-küldés'),
  entry('settings', 'Feladó', 'E-mail-küldés'),
];
const labels = (typed: string, found: Entry[] = []) =>
  shownEntries(local, found, typed).map(({ label }) => label);

it('shows what can be done and where one can go while nothing is typed', () => {
  expect(labels('')).toEqual(['Új kérdőív', 'Kitöltések', 'Felület szövegei']);
});

it.each([
  ['KITOLT', ['Kitöltések']],
  ['felad', ['Feladó']],
  ['kuld', ['Küldő tartomány', 'Feladó']],
  ['mail tart', ['Küldő tartomány']],
  ['szöv', ['Felület szövegei']],
  ['nincs', []],
])('finds %j without case and accents, by every word, what begins with it first', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

it('takes what the server found as it is, in its own place', () => {
  expect(labels('kitöl', [entry('questions', 'Egy kérdés')])).toEqual(['Kitöltések', 'Egy kérdés']);
});

it('puts what holds a typed word only inside of others after what the server found', () => {
  const server = entry('settings', 'Kiszolgáló', 'E-mail-küldés');
  const client = entry('evaluations', 'Kis Ilona');
  const found = (typed: string) => shownEntries([server], [client], typed).map(({ label }) => label);
  expect(found('kis il')).toEqual(['Kis Ilona', 'Kiszolgáló']);
  expect(found('küld')).toEqual(['Kiszolgáló', 'Kis Ilona']);
  expect(found('szolg')).toEqual(['Kis Ilona', 'Kiszolgáló']);
});

it('shows no more than eight of a kind', () => {
  const many = Array.from({ length: 20 }, (_, n) => entry('settings', `Mező ${n}`));
  expect(shownEntries(many, [], 'mező')).toHaveLength(8);
});
