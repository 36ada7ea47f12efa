import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const screens = ['landing', 'sign-in', 'evaluation'];
const lineCap = 250;

describe('source files', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path) && !path.startsWith('testing/'),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const imports = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => ({
      from: path,
      to: relative(root, resolve(root, dirname(path), match[1] ?? '')),
    })),
  );

  it('import only what lies below them: shared from shared, each face from itself and shared', () => {
    const wrong = imports.filter(({ from, to }) => {
      const face = from.split('/')[0] ?? '';
      const target = to.split('/')[0] ?? '';
      return target !== face && target !== 'shared';
    });
    expect(wrong).toEqual([]);
  });

  it('keep the public screens apart from each other', () => {
    const screenOf = (path: string) => screens.find((screen) => path.startsWith(`public/${screen}/`));
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [screenOf(from), screenOf(to)];
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(wrong).toEqual([]);
  });

  it('leave the library of the charts to one folder, which is fetched when a chart is drawn', () => {
    const folder = 'admin/analytics/charts/';
    const library = sources.filter(({ text }) => /from '@(?:ant-design\/(?:charts|plots)|antv\/)/.test(text));
    expect(library.filter(({ path }) => !path.startsWith(folder)).map(({ path }) => path)).toEqual([]);
    const intoIt = sources.filter(({ text }) => /from '[^']*\/charts\/[^']+'/.test(text));
    expect(intoIt.map(({ path }) => path)).toEqual([]);
  });

  it(`stay under ${lineCap} lines`, () => {
    expect(sources.filter(({ text }) => text.split('\n').length > lineCap).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
