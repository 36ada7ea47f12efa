import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { countAiCalls } from '../bench/ai-calls.js';

const SETUP = pathToFileURL(resolve(import.meta.dirname, '../bench/setup.mjs')).href;
const PAGE = resolve(import.meta.dirname, '../bench/page.mjs');
const LISTS = resolve(import.meta.dirname, '../bench/lists.mjs');
const ANALYTICS = resolve(import.meta.dirname, '../bench/analytics.mjs');
const ONLINE_FORMS = resolve(import.meta.dirname, '../bench/online-forms.mjs');
const START = resolve(import.meta.dirname, '../bench/start.mjs');
const CALLS = ['W2a', 'W2b', 'W2c', 'W2d', 'W2e', 'W2f'];

const BURN = 'for (const end = performance.now() + 300; performance.now() < end;);';
/** Its child burns time and ends; it tells what its parent knows of that, before and after. */
const PARENT = `
  const { spawnSync } = await import('node:child_process');
  const { cpuMs } = await import(${JSON.stringify(SETUP)});
  const before = cpuMs(process.pid);
  spawnSync(process.execPath, ['-e', ${JSON.stringify(BURN)}]);
  console.log(cpuMs(process.pid) - before);`;

describe('the processor time of a process and its children', () => {
  it('keeps what a child has used that has ended, as connections of PostgreSQL do', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PARENT]);
    expect(Number(stdout)).toBeGreaterThan(100);
  });
});

describe('the benchmark of the lists', () => {
  it('runs, and fails unless both sides give the same rows and totals', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [LISTS, '200', '', '1', '50']);
    const rows = stdout
      .split('\n')
      .filter((line) => line.startsWith('| W'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.map(([, id]) => id)).toEqual(CALLS);
    for (const [, , about, size, cpu, bare, ratio] of rows) {
      expect([about, size]).toEqual([expect.any(String), '200']);
      for (const figure of [cpu, bare, ratio]) expect(Number(figure)).not.toBeNaN();
    }
  });
});

describe('the benchmark of a client’s page', () => {
  it('runs, and fails unless both sides give the same page', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [PAGE, '60', '1', '80']);
    const rows = stdout
      .split('\n')
      .slice(2)
      .filter(Boolean)
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows).toHaveLength(3);
    for (const [, about, size, , ...figures] of rows) {
      expect([about, size]).toEqual([expect.any(String), '60']);
      for (const figure of figures.slice(0, 8)) expect(Number(figure.replace(',', ''))).not.toBeNaN();
    }
  });
});

describe('the benchmark of the analytics', () => {
  it('runs, and fails unless both sides give the same figures', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [ANALYTICS, '30,90', '1', '2']);
    const rows = stdout
      .split('\n')
      .slice(2)
      .filter(Boolean)
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows).toHaveLength(10);
    for (const [, about, size, ms] of rows) {
      expect([about, size]).toEqual([expect.any(String), expect.stringMatching(/^[39]0$/)]);
      expect(Number(ms)).not.toBeNaN();
    }
  });
});

describe('the benchmark of online forms', () => {
  it('runs, and fails unless every clinic has one response with the answers that it gave', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [ONLINE_FORMS, '6', '250', '1', '40']);
    const rows = stdout
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| call') && !line.startsWith('| -'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.map(([, call, n]) => [call, n])).toEqual([
      ['the form', '6'],
      ['a visit', '6'],
      ['reading the draft', '12'],
      ['an answer', '120'],
      ['sending in', '6'],
    ]);
    expect(stdout).toContain('statements (goal: 2 at most');
  });
});

describe('the benchmark of start and rest', () => {
  it('runs, with both sides answering, and says which goals are reached', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [START, '1', '1']);
    const rows = stdout
      .split('\n')
      .slice(2)
      .filter(Boolean)
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows).toHaveLength(4);
    for (const [, , own, bare, ratio] of rows)
      for (const figure of [own, bare, ratio]) expect(Number(figure)).toBeGreaterThan(0);
    expect(rows.flatMap(([, , , , , goal]) => goal || [])).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^≤ [\d.]+: (?:yes|no)$/) as unknown),
    );
  });
});

describe('the benchmark of calls and tokens of an AI', () => {
  it('counts the same each time: a call for all texts or one, one more where sentences were refused', async () => {
    const rows = await countAiCalls(2);
    expect(await countAiCalls(2)).toEqual(rows);
    expect(rows.map(({ calls }) => calls)).toEqual([1, 1, 1, 2, 2, 2, 1, 1, 1]);
    for (const language of ['hu', 'en', 'ro']) {
      const [whole, half, one] = rows.filter((row) => row.language === language);
      expect(whole!.promptBytes).toBeGreaterThan(2 * one!.promptBytes);
      expect(half!.promptBytes).toBeGreaterThan(whole!.promptBytes);
      expect(half!.builtIn).toBeGreaterThan(whole!.builtIn);
      expect(one!.answerBytes).toBeGreaterThan(0);
    }
  });
});
