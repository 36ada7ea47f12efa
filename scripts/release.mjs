import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Makes a release: `node scripts/release.mjs 1.2.0` sets the versions, dates the changelog, commits and tags. Pushes nothing. */
const version = process.argv[2] ?? '';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Usage: node scripts/release.mjs MAJOR.MINOR.PATCH');
if (git('status', '--porcelain') !== '') stop('Commit or stash your changes first.');
if (git('tag', '--list', `v${version}`) !== '') stop(`The release ${version} exists already.`);
const { version: present } = JSON.parse(read('package.json'));
// The very first release has the version that stands there already.
if (isEarlier(version, present)) stop(`${version} is earlier than ${present}, which this already is.`);

const changelog = read('CHANGELOG.md');
const notes = /## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(changelog)?.[1].trim();
if (!notes) stop('CHANGELOG.md says nothing under "Unreleased".');

for (const file of [
  'package.json',
  'backend/package.json',
  'embedded-postgres/package.json',
  'frontend/package.json',
])
  write(file, read(file).replace(/"version": "[^"]+"/, `"version": "${version}"`));
const lock = JSON.parse(read('package-lock.json'));
for (const path of ['', 'backend', 'embedded-postgres', 'frontend']) lock.packages[path].version = version;
write('package-lock.json', `${JSON.stringify({ ...lock, version }, null, 2)}\n`);
const day = new Date().toISOString().slice(0, 10);
write('CHANGELOG.md', changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${day})\n`));

try {
  git('commit', '--all', '--message', `Release ${version}`);
} catch {
  git('checkout', '--', '.');
  stop('git did not commit, see above; nothing has changed.');
}
// Headings of the notes begin with #, which git takes for comments.
git('tag', '--annotate', `v${version}`, '--cleanup=whitespace', '--message', notes);
console.log(`Release ${version} is committed and tagged. Push it: git push --follow-tags`);

/** Versions as numbers, place by place. */
function isEarlier(one, other) {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  const place = a.findIndex((number, index) => number !== b[index]);
  return place >= 0 && a[place] < b[place];
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

function write(file, text) {
  writeFileSync(join(root, file), text);
}
