import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode, ensureBuilt, ensureInstalled, root, tool } from './prepare.mjs';
import { sectionOnFree } from './trust-free.mjs';
import { sectionOnReader } from './trust-reader.mjs';
import { sectionOnTyped } from './trust-typed.mjs';

/**
 * Sends true and false sentences the whole way, as an AI would offer them and as a person would write them, and writes to
 * docs/trust.md how many false ones got through and how many true ones did not. `--report <file>` reads an earlier run.
 */
const { values } = parseArgs({ options: { report: { type: 'string' } } });
const LANGUAGES = ['hu', 'en', 'ro'];
const TABLE = join(root, 'docs', 'trust.md');
const report = values.report ?? join(mkdtempSync(join(tmpdir(), 'trust-')), 'report.jsonl');

if (!values.report) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  await tool('jest', ['test/trust', '--runInBand'], {
    cwd: join(root, 'backend'),
    env: { TRUST_PENS: 'first,second,third', TRUST_REPORT: report },
  });
}
const outcomes = existsSync(report)
  ? readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
writeFileSync(TABLE, page());
await tool('oxfmt', [TABLE]);
console.log(`${outcomes.length} sentences, written to docs/trust.md.`);

/** A miss is a false sentence that got through, an alarm a true one that did not. */
function isWrong({ kind, isLetThrough }) {
  return kind.group === 'true' ? !isLetThrough : isLetThrough;
}

function count(rows) {
  return `${rows.filter(isWrong).length}/${rows.length}`;
}

function share(rows) {
  return shareOf({ some: rows.filter(isWrong).length, all: rows.length });
}

function shareOf({ some, all }) {
  const [low, high] = interval(some, all);
  const percent = (value) => `${(100 * value).toFixed(1)} %`;
  return `${percent(some / all)} (${percent(low)} to ${percent(high)})`;
}

/** Wilson's 95 % interval of a share. */
function interval(some, all) {
  const z = 1.96;
  const p = some / all;
  const middle = p + z ** 2 / (2 * all);
  const half = z * Math.sqrt((p * (1 - p)) / all + z ** 2 / (4 * all ** 2));
  return [Math.max(0, middle - half), middle + half].map((value) => value / (1 + z ** 2 / all));
}

function table(pen, groups) {
  const those = outcomes.filter((one) => one.pen === pen && groups.includes(one.kind.group));
  const names = [...new Set(those.map(({ kind }) => `${kind.by}: ${kind.name}`))];
  const rows = names.map((name) => {
    const own = those.filter(({ kind }) => `${kind.by}: ${kind.name}` === name);
    return `| ${[name, ...LANGUAGES.map((language) => count(own.filter((one) => one.language === language)))].join(' | ')} |`;
  });
  const all = LANGUAGES.map((language) => count(those.filter((one) => one.language === language)));
  return [
    '| kind | hu | en | ro |',
    '| --- | --: | --: | --: |',
    ...rows,
    `| **all** | ${all.join(' | ')} |`,
  ].join('\n');
}

function pageOfPen(pen, title) {
  const of = (group) => outcomes.filter((one) => one.pen === pen && one.kind.group === group);
  const byHand = (group) => share(of(group).filter(({ kind }) => kind.by === 'hand'));
  return `## ${title}

Misses of the kinds that answers and stored numbers decide: **${share(of('decided'))}** (goal: at most 3 %).
False alarms: **${share(of('true'))}** of true sentences (goal: at most 1 %). In brackets the 95 % interval.
Of sentences with numbers by hand alone: misses ${byHand('decided')}, false alarms ${byHand('true')}.

### False sentences that got through

${table(pen, ['decided', 'structure'])}

### True sentences that were refused

${table(pen, ['true'])}

### What no answer decides: words that got through

${table(pen, ['no answer decides'])}
`;
}

function page() {
  return `# How far texts can be trusted

Written by \`npm run trust\`. Sentences are sent the whole way: an AI server answers with them, each for a clinic of which it is
true, or false, and the writer keeps them or not; sentences that a person writes are put beside a clinic's texts and read by the
checks. A false sentence that gets through is a miss, a true one that does not is a false alarm. Each cell is wrong/all.

The sentences were written by native editors who knew neither the prompts nor the rules. They are no real model's texts: a row
tells of phrasings, not of a rate. The first and second pen's were looked at by counts per kind, the second's also one by one, while the
rules were built, and the rules were changed after them. The third pen's were written meanwhile, and nobody who builds the rules has read
them. Their counts were looked at four times, as what an AI may say became narrower for other reasons (docs/decisions.md); no rule was
made or changed after them.

With exact wording, what is told of a clinic is a sentence of the questionnaire or of the program; an AI chooses. So its kinds below are about what it chooses
(which answer is told as what, and where) and whether words that it adds all the same get into a text: there is no place for them, so
that none should. What is left to judge by reading are numbers that a person writes. Whether a meaning is true of its answer is for the
person who writes it.

${pageOfPen('first', 'First pen')}
${pageOfPen('second', 'Second pen')}
${pageOfPen('third', 'Third pen')}
${sectionOnFree(outcomes, {
  table,
  isWrong,
  share: (rows) => shareOf({ some: rows.filter(({ isCounted }) => isCounted).length, all: rows.length }),
})}
${sectionOnTyped(outcomes, LANGUAGES, shareOf)}
${sectionOnReader(outcomes, LANGUAGES, shareOf)}`;
}
