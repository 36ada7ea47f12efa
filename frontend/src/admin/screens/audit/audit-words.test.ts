import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts, text } from '../../../shared/texts/i18n.ts';
import { textsOf } from '../../kit/session/admin-language.ts';
import { actionText, detailText, valueText } from './audit-words.ts';

const server = join(import.meta.dirname, '../../../../../backend/src');
/** What actions are about; a word with a point behind one of these is an action, unless it is a file's name, or SQL. */
const subjects = /'((?:[a-z]+-)*[a-z]{3,}\.(?!xlsx|json|pdf|csv)[a-z]+(?:-[a-z]+)*)'(?!::)/g;

const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(server, path), 'utf8'))
  .filter((source) => source.includes('audit.record('));

const actions = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(subjects)].map(([, action]) => action ?? ''),
    ...[...source.matchAll(/action: '([^']+)'/g)].map(([, action]) => action ?? ''),
  ]),
);
const details = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/details: \{([^}]*)\}/g)].flatMap(([, inside]) =>
      (inside ?? '')
        .split(',')
        .map((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1] ?? '')
        .filter((name) => name !== ''),
    ),
  ),
);

describe.each(['hu', 'en'] as const)('the words of the log in %s', (language) => {
  beforeAll(() => startTexts({ face: 'admin', language, load: textsOf('screens/audit') }));

  it('finds the actions and details in the server’s sources', () => {
    expect(actions.size).toBeGreaterThan(50);
    expect(details.size).toBeGreaterThan(15);
  });

  it.each([...actions])('has the action %s', (action) => expect(actionText(text, action)).not.toBe(action));

  it.each(['generate', 'verify', 'send'])('has the action that is done for those selected: %s', (step) => {
    const action = `evaluations.${step}-selected`;
    expect(actionText(text, action)).not.toBe(action);
  });

  it.each([...details])('has the detail %s', (name) => expect(detailText(text, name)).not.toBe(name));
});

it('shows what it does not know as it is, and never as a text with placeholders', () => {
  expect(actionText(text, 'moon.landing')).toBe('moon.landing');
  expect(valueText(text, 'email', '{name} <b>')).toBe('{name} <b>');
  expect(valueText(text, 'fields', 'name, brandNew')).toBe('name, brandNew');
});
