import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startProduct } from './setup.mjs';

const ANSWERS = ['Yes', 'No', 'Partly', '', 'Daily, on paper'];

/**
 * W4b: `rowCount` response rows of 60 answers from an .xlsx file (preview, dry run, import, import again), and a configuration of 1,000
 * questions: seconds of server time, growth of the process's memory, the longest pause of its event loop, the slowest other call meanwhile.
 */
export async function benchImports(rowCount = 10_000) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-imports-'));
  const loopFile = join(folder, 'loop');
  writeFileSync(loopFile, '');
  const product = await startProduct({
    LOOP_WATCH_FILE: loopFile,
    NODE_OPTIONS: `--import ${pathToFileURL(resolve(import.meta.dirname, 'loop-watch.mjs'))}`,
  });
  const run = (work, path, bytes) => importFile(product, loopFile, { work, path, bytes });
  try {
    const responses = await responseWorkbook(rowCount);
    const thousand = await configurationWorkbook(1000);
    const answered = await configurationWorkbook(1000, LABELS);
    const sixtyAnswered = await configurationWorkbook(60, LABELS);
    await selectNew(product, 'Sixty questions');
    const sixty = await configurationWorkbook(60);
    return [
      await run('configuration, 60 questions', 'import-config', sixty),
      await run(`${rowCount} rows, preview`, 'preview-responses', responses),
      await run(`${rowCount} rows, dry run`, 'import-responses?dryRun=true', responses),
      await run(`${rowCount} rows, import`, 'import-responses', responses),
      await run(`${rowCount} rows, again`, 'import-responses', responses),
      ...(await selectNew(product, 'Thousand questions')),
      await run('configuration, 1000 questions, dry run', 'import-config?dryRun=true', thousand),
      await run('configuration, 1000 questions', 'import-config', thousand),
      ...(await selectNew(product, 'Sixty questions with answers')),
      await run('configuration, 60 questions with 5 answers each', 'import-config', sixtyAnswered),
      await run(`${rowCount} rows, import, by answers`, 'import-responses', responses),
      ...(await selectNew(product, 'Thousand questions with answers')),
      await run('configuration, 1000 questions with 5 answers each', 'import-config', answered),
      await run('configuration, 1000 questions with 5 answers each, again', 'import-config', answered),
    ];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function selectNew(product, name) {
  const made = await product.call('POST', '/api/admin/questionnaires', { name, language: 'en' });
  if (made.status !== 201) throw new Error(`No questionnaire: ${JSON.stringify(made.body)}`);
  await product.call('POST', '/api/admin/session/questionnaire', { questionnaireId: made.body.id });
  return [];
}

/** The compiled writer of the product; it makes the files that clinics' admins would upload. */
const writer = () => import('../dist/platform/workbooks/write-workbook.js');
const questionText = (n) => `Question ${n}: how does the clinic handle step ${n} of its daily work?`;

/** Of the answers that responses hold here, `Daily, on paper` is none of these: it is reported as unknown. */
const LABELS = ['Yes', 'No', 'Partly', 'Weekly', 'Never'];

const ANSWER_HEADER = ['section', 'questionText', 'answer', 'points', 'meaning', 'advice'];

async function configurationWorkbook(count, labels = []) {
  const { writeWorkbook } = await writer();
  const section = (n) => `Section ${1 + (n % 10)}`;
  const sections = Array.from({ length: 10 }, (_, n) => [section(n), 'What this is about', 'yes']);
  const header = [
    'questionId',
    'section',
    'questionText',
    'correctAnswer',
    'pointValue',
    'weight',
    'relatedProduct',
    'productDescription',
    'productUrl',
    'relatedTip',
  ];
  const questions = Array.from({ length: count }, (_, n) => [
    '',
    section(n),
    questionText(n),
    'Yes',
    1 + (n % 4),
    1,
    `Product ${n % 30}`,
    'Helps',
    'https://example.com/',
    `Tip ${n}: begin small.`,
  ]);
  const answers = Array.from({ length: count }, (_, n) =>
    labels.map((label, place) => [
      section(n),
      questionText(n),
      label,
      Math.max(0, 4 - place),
      `This is what ${label} says of a clinic at step ${n}.`,
      `After ${label}, go on with step ${n} in this way.`,
    ]),
  ).flat();
  return writeWorkbook([
    { name: 'Sections', rows: [['name', 'description', 'include'], ...sections] },
    { name: 'Questions', rows: [header, ...questions] },
    ...(labels.length > 0 ? [{ name: 'Answers', rows: [ANSWER_HEADER, ...answers] }] : []),
  ]);
}

async function responseWorkbook(rowCount) {
  const { writeWorkbook } = await writer();
  const header = [
    'Timestamp',
    'Name',
    'Email Address',
    'Clinic name',
    ...Array.from({ length: 60 }, (_, n) => questionText(n)),
  ];
  const start = Date.UTC(2026, 2, 2, 8);
  const rows = Array.from({ length: rowCount }, (_, n) => [
    new Date(start + n * 61_000),
    `Person ${n}`,
    `person${n}@clinic${n % 997}.example`,
    `Clinic ${n % 997}`,
    ...Array.from({ length: 60 }, (__, q) => ANSWERS[(n * 7 + q * 3) % ANSWERS.length]),
  ]);
  return writeWorkbook([{ name: 'Form Responses 1', rows: [header, ...rows] }]);
}

async function importFile(product, loopFile, { work, path, bytes }) {
  const memory = watchMemory(product.pid);
  const others = watchOtherCalls(product);
  writeFileSync(loopFile, '');
  const started = performance.now();
  const job = await upload(product, path, bytes);
  const seconds = (performance.now() - started) / 1000;
  if (job.state !== 'done') throw new Error(`${work}: ${JSON.stringify(job)}`);
  await pause(300);
  const { created, updated, unchanged, errors, errorCount = errors.length } = job.result;
  return {
    work,
    megabytes: round(bytes.length / 1e6),
    result: `${created} new, ${updated} changed, ${unchanged} same, ${errorCount} bad`,
    seconds: round(seconds),
    ...memoryOf(memory.stop()),
    'longest pause ms': Math.round(
      Math.max(0, ...readFileSync(loopFile, 'utf8').trim().split('\n').map(Number)),
    ),
    'slowest other call ms': Math.round(await others.stop()),
  };
}

async function upload(product, path, bytes) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'file.xlsx');
  const headers = { ...product.headers, Prefer: 'respond-async' };
  const answer = await fetch(`${product.baseUrl}/api/admin/${path}`, { method: 'POST', headers, body: form });
  // A preview answers at once, without a job.
  if (answer.status === 200) return { state: 'done', result: await answer.json() };
  if (answer.status !== 202) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const place = answer.headers.get('location');
  for (;;) {
    const { body } = await product.call('GET', place);
    if (!['queued', 'running'].includes(body.state)) return body;
    await pause(100);
  }
}

const memoryOf = ({ before, most }) => ({ 'memory MB': `${before} -> ${most}`, '+MB': most - before });

const megabytesOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

function watchMemory(pid) {
  const before = megabytesOf(pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, megabytesOf(pid))), 50);
  return {
    stop() {
      clearInterval(timer);
      return { before: Math.round(before), most: Math.round(most) };
    },
  };
}

function watchOtherCalls(product) {
  let running = true;
  let slowest = 0;
  const loop = (async () => {
    while (running) {
      const started = performance.now();
      await (await fetch(`${product.baseUrl}/api/health/live`)).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - started);
      await pause(20);
    }
  })();
  return {
    async stop() {
      running = false;
      await loop;
      return slowest;
    },
  };
}

const round = (value) => Math.round(value * 100) / 100;

if (process.argv[1] === import.meta.filename)
  console.table(await benchImports(Number(process.argv[2] ?? 10_000)));
