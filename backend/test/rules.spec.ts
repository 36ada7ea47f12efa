import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory())
      return name === 'node_modules' || name === 'dist' ? [] : sourcesIn(path);
    return /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.gen.ts') ? [path] : [];
  });
}

/** Rules that comments cite as `(rules: one, two)`; a citation may be broken over two comment lines. */
function citedRules(): Map<string, string> {
  const cited = new Map<string, string>();
  for (const file of ['backend/src', 'frontend/src'].flatMap((folder) => sourcesIn(join(root, folder))))
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(/\(rules: ([^)]+)\)/g))
      for (const rule of list.replace(/\s*\n\s*\*?\s*/g, ' ').split(','))
        cited.set(rule.trim().toLowerCase(), file.slice(root.length + 1));
  return cited;
}

describe('docs/rules', () => {
  const folder = join(root, 'docs/rules');
  const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const written = pages.flatMap(({ text }) =>
    [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading]) => heading!.trim().toLowerCase()),
  );
  const headings = new Set(written);

  it('has each heading once, so that a citation leads to one place', () => {
    expect(written.filter((heading, index) => written.indexOf(heading) !== index)).toEqual([]);
  });

  it('has pages that are short enough to be read', () => {
    expect(pages.filter(({ text }) => text.split('\n').length > 200).map(({ name }) => name)).toEqual([]);
  });

  it('has a section for every rule that the code cites', () => {
    const missing = [...citedRules()]
      .filter(([rule]) => !headings.has(rule))
      .map(([rule, file]) => `${rule} (${file})`);
    expect(missing).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

  it('names files on a response’s way that are there', () => {
    const way = text.slice(text.indexOf('## A response'), text.indexOf('## How an event flows'));
    const named = [...way.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(30);
    const whole = (path: string) => (path.startsWith('platform/') ? path : `modules/${path}`);
    expect(named.filter((path) => !existsSync(join(root, 'backend/src', whole(path))))).toEqual([]);
  });

  it('names every trigger', () => {
    const files = readdirSync(join(root, 'backend/src/platform/database/triggers'));
    const names = files.map((file) => file.replace('.sql', ''));
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});
