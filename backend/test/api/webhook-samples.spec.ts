import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sign, signStandard } from '../../src/modules/webhooks/signature.js';

const DOC = readFileSync(resolve(import.meta.dirname, '../../../docs/integrators.md'), 'utf8');
const NOW = 1_795_000_000;
const SECRET = 'whsec_a-secret';
const BODY = '{"event":"ping","name":"Őszi rendelő"}';

const sampleIn = (language: string): string => {
  const [, code] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(DOC) ?? [];
  if (!code) throw new Error(`docs/integrators.md shows no ${language}`);
  return code;
};

/** What receivers meet: [what, is it genuine, signature, timestamp, body]. */
const CASES: readonly [string, boolean, string, string, string][] = [
  ['genuine', true, sign([SECRET], NOW, BODY), String(NOW), BODY],
  ['the first of two secrets', true, sign([SECRET, 'whsec_other'], NOW, BODY), String(NOW), BODY],
  ['the second of two secrets', true, sign(['whsec_other', SECRET], NOW, BODY), String(NOW), BODY],
  ['another secret', false, sign(['whsec_other'], NOW, BODY), String(NOW), BODY],
  ['another body', false, sign([SECRET], NOW, BODY), String(NOW), `${BODY} `],
  ['another time', false, sign([SECRET], NOW, BODY), String(NOW + 1), BODY],
  ['too old', false, sign([SECRET], NOW - 301, BODY), String(NOW - 301), BODY],
  ['another version', false, sign([SECRET], NOW, BODY).replace('v1', 'v2'), String(NOW), BODY],
  ['no signature', false, '', String(NOW), BODY],
  ['no hex', false, 'v1=zz', String(NOW), BODY],
  ['no time', false, sign([SECRET], NOW, BODY), '', BODY],
  ['nonsense', false, 'ő,=,v1', 'soon', BODY],
];

/** Runs a program that reads the cases and writes what it thinks of each. */
function verdicts<T = boolean>(command: string, name: string, program: string): T[] {
  const file = join(mkdtempSync(join(tmpdir(), 'samples-')), name);
  writeFileSync(file, program);
  const { stdout, stderr } = spawnSync(command, [file], { input: JSON.stringify(CASES), encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as T[];
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
const wanted = CASES.map(([, isGenuine]) => isGenuine);

describe('The signature’s check that integrators copy', () => {
  it('tells genuine deliveries from others by the Standard Webhooks library', () => {
    const secret = `whsec_${Buffer.from('a secret of some length').toString('base64')}`;
    const now = Math.floor(Date.now() / 1000);
    const signature = signStandard(['whsec_b3RoZXI=', secret], 'an-id', now, BODY);
    const headers = {
      'webhook-id': 'an-id',
      'webhook-timestamp': String(now),
      'webhook-signature': signature,
    };
    const [, code] = /```js standard-webhooks\.mjs\n([\s\S]*?)```/.exec(DOC) ?? [];
    const library = pathToFileURL(createRequire(import.meta.url).resolve('standardwebhooks')).href;
    const program = `${code!.replace("'standardwebhooks'", `'${library}'`)}
const check = (body) => { try { return newsOf(${JSON.stringify(headers)}, body, '${secret}').event; } catch { return null; } };
console.log(JSON.stringify([check('${BODY}'), check('${BODY} ')]));`;
    expect(verdicts(process.execPath, 'standard.mjs', program)).toEqual(['ping', null]);
  });

  it('tells genuine deliveries from others in Node', () => {
    const program = `${sampleIn('js')}
import { readFileSync } from 'node:fs';
const cases = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(cases.map(([, , signature, timestamp, body]) =>
  isGenuine({ 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp }, Buffer.from(body), '${SECRET}', ${NOW} * 1000))));`;
    expect(verdicts(process.execPath, 'check.mjs', program)).toEqual(wanted);
  });

  const inPython = hasPython || process.env.REQUIRE_ALL ? it : it.skip;
  inPython('tells genuine deliveries from others in Python', () => {
    const program = `${sampleIn('python')}
import json, sys
cases = json.loads(sys.stdin.buffer.read().decode())
print(json.dumps([is_genuine({"x-webhook-signature": c[2], "x-webhook-timestamp": c[3]}, c[4].encode(), "${SECRET}", ${NOW}) for c in cases]))`;
    expect(verdicts('python3', 'check.py', program)).toEqual(wanted);
  });
});
