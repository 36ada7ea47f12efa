import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const source = join(root, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name));
const read = (file: string) => readFileSync(file, 'utf8');
const modules = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
const utilitiesFile = join(source, 'shared/theme/utilities.css');

/** The classes that a file's rules are for; what stands in `:global()` is somebody else's. */
function definedIn(file: string): Set<string> {
  const rules = read(file)
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1]!));
}

/** The modules that a component imports, by the name it gives them. */
function importsOf(file: string): [string, string][] {
  const imports = read(file).matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  return [...imports].map((match) => [match[1]!, join(dirname(file), match[2]!)]);
}

/** The classes that components take from a module; `styles[name]` may take any. */
function takenFrom(module: string): Set<string> | 'any' {
  const taken = new Set<string>();
  for (const file of components) {
    for (const [name, path] of importsOf(file)) {
      if (path !== module) continue;
      const text = read(file);
      if (text.includes(`${name}[`)) return 'any';
      for (const match of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) taken.add(match[1]!);
    }
  }
  return taken;
}

/** The words that stand in className as they are. */
function plainClasses(text: string): string[] {
  const values = [...text.matchAll(/className(?:="([^"]*)"|=\{`([^`]*)`\})/g)];
  return values.flatMap((match) => (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/));
}

describe('the classes of', () => {
  it.each(modules.map((file) => relative(source, file)))('%s are defined and used', (name) => {
    const module = join(source, name);
    const taken = takenFrom(module);
    if (taken !== 'any') expect([...taken].sort()).toEqual([...definedIn(module)].sort());
  });

  it('the utilities are used, and nothing else stands in className', () => {
    const text = components.map(read);
    const utilities = definedIn(utilitiesFile);
    const written = new Set(text.flatMap(plainClasses).filter((word) => word !== ''));
    expect([...written].filter((word) => !utilities.has(word))).toEqual([]);
    const unused = [...utilities].filter(
      (name) => !text.some((code) => new RegExp(`[\`'" ]${name}[\`'" ]`).test(code)),
    );
    expect(unused).toEqual([]);
  });
});

describe('every style sheet', () => {
  it('says the order of the layers first', () => {
    expect(read(join(source, 'shared/theme/tokens.css'))).toMatch(/^\/\*[^]*?\*\/\n@layer [\w, ]+;/);
  });

  const plain = files.filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));
  it.each(plain.map((file) => relative(source, file)))('%s stands in layers', (name) => {
    const outside =
      read(join(source, name))
        .replace(/\/\*[^]*?\*\//g, '')
        .match(/^[^\s}].*$/gm) ?? [];
    expect(outside.filter((line) => !line.startsWith('@layer'))).toEqual([]);
  });

  // The gauge is a drawing, whose words are measured in its own units.
  const measured = modules.filter((file) => !file.endsWith('gauge.module.css'));
  it.each(measured.map((file) => relative(source, file)))('%s takes sizes from the scale', (name) => {
    const own = read(join(source, name)).matchAll(
      /^\s+((?:font-size|font-weight|z-index): (?!var|inherit|-1|2.5rem)[^;]*(?<!pt));/gm,
    );
    expect([...own].map((match) => match[1])).toEqual([]);
  });
});
