import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
const MANIFESTS = [
  'package.json',
  'backend/package.json',
  'embedded-postgres/package.json',
  'frontend/package.json',
];
const NOTES = '### For operators\n\n- `TIME_ZONE` is a variable.\n- Another line.';

/** Nothing of the machine's own git settings, hooks and signatures. */
const GIT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, 'Somebody'],
      [`GIT_${role}_EMAIL`, 'somebody@clinic.example'],
    ]),
  ),
};

describe('scripts/release.mjs, in a repository of its own', () => {
  let begun: string;
  let folder: string;
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const run = (command: string, args: string[], variables: Record<string, string> = {}) =>
    spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...GIT, ...variables },
    });
  const git = (...args: string[]) => run('git', args).stdout.trim();
  const release = (version: string, variables?: Record<string, string>) =>
    run(process.execPath, [join(folder, 'scripts/release.mjs'), version], variables);

  beforeAll(() => {
    begun = folder = mkdtempSync(join(tmpdir(), 'release-'));
    for (const name of ['backend', 'embedded-postgres', 'frontend']) mkdirSync(join(folder, name));
    for (const name of [...MANIFESTS, 'package-lock.json', 'scripts'])
      cpSync(join(project, name), join(folder, name), { recursive: true });
    for (const name of MANIFESTS) write(name, file(name).replace(/"version": "[^"]+"/, '"version": "1.1.0"'));
    write(
      'CHANGELOG.md',
      `# Changelog\n\n## Unreleased\n\n${NOTES}\n\n## 1.1.0 (2026-01-01)\n\n- The first.\n`,
    );
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    cpSync(begun, folder, { recursive: true, preserveTimestamps: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => rmSync(begun, { recursive: true, force: true }));

  it('sets every version, dates the changelog, commits and tags with the notes', () => {
    const { status, stdout, stderr } = release('1.2.0');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('git push --follow-tags');
    for (const name of MANIFESTS) expect(JSON.parse(file(name))).toMatchObject({ version: '1.2.0' });
    const lock = JSON.parse(file('package-lock.json')) as { packages: Record<string, { version: string }> };
    expect([
      lock,
      ...['', 'backend', 'embedded-postgres', 'frontend'].map((path) => lock.packages[path]),
    ]).toEqual(Array.from({ length: 5 }, () => expect.objectContaining({ version: '1.2.0' })));
    const day = new Date().toISOString().slice(0, 10);
    expect(file('CHANGELOG.md')).toContain(`## Unreleased\n\n## 1.2.0 (${day})\n\n${NOTES}\n\n## 1.1.0`);
    expect(git('log', '--format=%s', '-1')).toBe('Release 1.2.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('tag', '--list', 'v1.2.0', '--format=%(contents)')).toBe(NOTES);
    expect(git('rev-parse', 'v1.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  });

  it('touches nothing in the lock file but the versions', () => {
    release('1.2.0');
    const changed = git('diff', '--numstat', 'HEAD~1', '--', 'package-lock.json').split(/\s+/);
    expect(changed.slice(0, 2)).toEqual(['5', '5']);
  });

  const refusals: [string, string, () => void, RegExp][] = [
    ['a version that is none', 'v1.2', () => undefined, /^Usage:/],
    ['an earlier version', '1.0.9', () => undefined, /1\.0\.9 is earlier than 1\.1\.0/],
    ['changes that are not committed', '1.2.0', () => write('CHANGELOG.md', 'x'), /Commit or stash/],
    ['a release that exists', '1.2.0', () => git('tag', 'v1.2.0'), /exists already/],
    [
      'a changelog without news',
      '1.2.0',
      () => {
        write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-01-01)\n\n- The first.\n');
        git('commit', '--quiet', '--all', '--message', 'No news');
      },
      /says nothing under "Unreleased"/,
    ],
  ];
  it.each(refusals)('refuses %s, and changes nothing', (_name, version, prepare, sentence) => {
    prepare();
    const before = [git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('tag')];
    const { status, stderr } = release(version);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(sentence) });
    expect([git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('tag')]).toEqual(before);
  });

  it('leaves the files as they were when git does not commit', () => {
    const nobody = { GIT_AUTHOR_NAME: '', GIT_COMMITTER_NAME: '' };
    expect(release('1.2.0', nobody)).toMatchObject({ status: 1 });
    expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
  });
});
