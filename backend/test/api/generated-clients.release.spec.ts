import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { documentedAdmin } from '../make/documented-admin.js';
import { handOf } from '../make/configuration-by-hand.js';
import { expectStatus, makeQuestionnaire } from '../make/questionnaires.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';

const root = resolve(import.meta.dirname, '../../..');
const modules = join(root, 'node_modules');
const DOC = readFileSync(join(root, 'docs/integrators.md'), 'utf8');
const DOCUMENT = join(root, 'backend/openapi.json');

/** The programs of the integrators' page, with the clients that well-known generators make of the committed document. */
describe('Clients generated from the OpenAPI document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clients-'));
  let test: TestApp;
  let variables: Record<string, string>;

  const run = async (file: string, ...parameters: string[]) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...variables } };
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...parameters], options).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${file} failed: ${error.stderr}\n${error.stdout}`);
      },
    );
    return stdout.trim();
  };

  beforeAll(async () => {
    test = await startTestApp();
    const admin = await documentedAdmin(test, ADMIN_EMAIL);
    const questionnaire = await makeQuestionnaire(admin);
    const hand = handOf(admin);
    const options = ['E-mail', 'SMS'].map((label) => ({ label, points: 1 }));
    for (const [at, kind] of ['single', 'multiple', 'text'].entries()) {
      const { id } = (await hand.questions())[at]!;
      const change = { kind, removedOptionIds: [], ...(kind === 'text' ? {} : { options }) };
      expectStatus(await hand.put(`/api/admin/question/${id}`, change), 200);
    }
    const { token } = expectStatus(
      await admin.post<{ token: string }>('/api/admin/tokens', { name: 'Generated' }),
      201,
    );
    variables = { SITE: test.baseUrl, TOKEN: token, QUESTIONNAIRE: String(questionnaire) };

    for (const [, name, code] of DOC.matchAll(/```ts (with-[\w-]+\.ts)\n([\s\S]*?)```/g))
      writeFileSync(join(folder, name!), code!);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    symlinkSync(modules, join(folder, 'node_modules'));
    const compilerOptions = {
      target: 'ES2022',
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      strict: true,
      skipLibCheck: true,
      types: ['node'],
      outDir: 'js',
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    // It looks for the settings of TypeScript beside itself, not here.
    const output = { path: 'maturity', module: { extension: '.js' } };
    const settings = { input: DOCUMENT, output, logs: { file: false, level: 'warn' } };
    writeFileSync(
      join(folder, 'generate.mjs'),
      `import { createClient } from '@hey-api/openapi-ts'; await createClient(${JSON.stringify(settings)});`,
    );
    await Promise.all([
      run('generate.mjs'),
      run(join(modules, 'openapi-typescript/bin/cli.js'), DOCUMENT, '-o', 'maturity.d.ts'),
    ]);
    await run(join(modules, 'typescript-native/bin/tsc'), '-p', 'tsconfig.json');
  });
  afterAll(() => test?.close());

  it('call it as functions (@hey-api/openapi-ts)', async () => {
    expect(await run('js/with-hey-api.js')).toBe('1 Kovács Dental validation_failed');
    // An answer that is an option stands as its label: none of them is unknown.
    const [sent] = await test.sql<{ answers: Record<string, string> }>(
      'SELECT raw_responses AS answers FROM evaluation',
    );
    expect(Object.values(sent!.answers).sort()).toEqual([
      ...['E-mail', 'E-mail', 'Igen', 'Igen'],
      'Online booking comes first.',
    ]);
  });

  it('call it by address (openapi-typescript, openapi-fetch)', async () => {
    expect(await run('js/with-openapi-fetch.js')).toBe('1 Kovács Dental evaluation_changed');
  });
});
