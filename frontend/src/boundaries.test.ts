import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
/** What lies beside the screens, for all of them. */
const shared = {
  public: ['ui'],
  admin: [
    'shell',
    'session',
    'theme',
    'ui',
    'forms',
    'evaluations',
    'evaluation-page',
    'jobs',
    'checked-work',
    'impact',
    'form-sync',
    'guided-start',
    'online-form',
    'pictures',
    'integrations',
    'shortcuts',
    'translation-file',
  ],
};
/** The pieces of the public face that the page for filling in is made of, too. */
const borrowedByForm = /^public\/(?:ui\/|base\.css$|language\.ts$)/;
const lineCap = 250;

describe('source files', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path) && !/(?:^|\/)testing\//.test(path),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const imports = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => ({
      from: path,
      to: relative(root, resolve(root, dirname(path), match[1] ?? '')),
    })),
  );

  it('import only what lies below them: shared from shared, each face from itself and shared, form pieces of public', () => {
    const wrong = imports.filter(({ from, to }) => {
      const face = from.split('/')[0] ?? '';
      const target = to.split('/')[0] ?? '';
      if (face === 'form' && borrowedByForm.test(to)) return false;
      return target !== face && target !== 'shared';
    });
    expect(wrong).toEqual([]);
  });

  describe.each(['public', 'admin'] as const)('of the %s face', (face) => {
    const list = `${face}/screens.ts`;
    const folderOf = (path: string) => /^\w+\/([\w-]+)\//.exec(path)?.[1];
    const own = sources.filter(({ path }) => path.startsWith(`${face}/`));
    const folders = new Set(own.flatMap(({ path }) => folderOf(path) ?? []));
    const screens = new Set(
      imports.filter(({ from }) => from === list).flatMap(({ to }) => folderOf(to) ?? []),
    );

    it('lie in the folder of a screen, or in one that all screens may use', () => {
      expect([...folders].sort()).toEqual([...screens, ...shared[face]].sort());
    });

    it('import nothing from the folder of another screen', () => {
      const wrong = imports.filter(({ from, to }) => {
        const screen = to.startsWith(`${face}/`) ? folderOf(to) : undefined;
        return screen !== undefined && screens.has(screen) && from !== list && folderOf(from) !== screen;
      });
      expect(wrong).toEqual([]);
    });
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
