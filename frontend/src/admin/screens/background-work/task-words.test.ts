import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts, text } from '../../../shared/texts/i18n.ts';
import { textsOf } from '../../kit/session/admin-language.ts';

const server = join(import.meta.dirname, '../../../../../backend/src');
const registered = /schedule\.(?:every|nightly)\(\s*'([\w-]+)'/g;

/** The names of all tasks that the server's sources register. */
const tasks = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
  .flatMap((path) => [...readFileSync(join(server, path), 'utf8').matchAll(registered)])
  .map(([, name]) => name!);

describe.each(['hu', 'en'] as const)('the words for scheduled tasks in %s', (language) => {
  beforeAll(() => startTexts({ face: 'admin', language, load: textsOf('screens/background-work') }));

  it('finds the tasks in the server’s sources', () => expect(tasks.length).toBeGreaterThan(20));

  it.each(tasks)('has %s', (name) => expect(text(`background.task.${name}`, {}, name)).not.toBe(name));
});
