import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
/** The pieces of the public face that the page for filling in is made of, too. */
const borrowedByForm = /^public\/(?:ui\/|base\.css$|language\.ts$)/;
/** The pieces of the page for filling in that show a question as clinics see it while it is being written. */
const borrowedByPreview = /^form\/(?:question\.tsx|texts\.ts|draft\/answers\.ts)$/;
const preview = 'admin/screens/configuration/questions/question-preview.tsx';
/** What server and browser judge with the same code, by the one file that imports it: pure, and importing nothing but itself. */
const sharedWithServer: Readonly<Record<string, string>> = {
  'shared/conditions.ts': '../../backend/src/modules/questionnaires/conditions/',
  'shared/numbers.ts': '../../backend/src/modules/questionnaires/numbers/',
  'shared/score/score-band.ts': '../../backend/src/modules/results/page-rules/',
  'public/evaluation/area-drawing.ts': '../../backend/src/modules/results/page-rules/',
  'public/evaluation/compared.ts': '../../backend/src/modules/results/page-rules/',
  'public/evaluation/plan/plan-parts.ts': '../../backend/src/modules/results/plan/parts/',
};
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

  it('import only what lies below them: shared from shared, each face from itself and shared, form pieces of public, the preview of a question pieces of form', () => {
    const wrong = imports.filter(({ from, to }) => {
      const face = from.split('/')[0] ?? '';
      const target = to.split('/')[0] ?? '';
      if (face === 'form' && borrowedByForm.test(to)) return false;
      if (from === preview && borrowedByPreview.test(to)) return false;
      const folder = sharedWithServer[from];
      if (folder !== undefined && to.startsWith(folder)) return false;
      return target !== face && target !== 'shared';
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.values(sharedWithServer))(
    'of the server are imported from %s, which imports nothing of it',
    (shared) => {
      const folder = join(root, shared);
      const sharedSources = readdirSync(folder).filter((name) => !name.endsWith('.spec.ts'));
      expect(sharedSources.length).toBeGreaterThan(0);
      const foreign = sharedSources.flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^']+)'/g)]
          .map(([, to]) => to ?? '')
          .filter((to) => !/^\.\/[\w-]+\.js$/.test(to)),
      );
      expect(foreign).toEqual([]);
    },
  );

  /** What the back office is made of, from the ground up: each imports itself and what stands before it. */
  const levels = [/^addresses\.ts$/, /^kit\//, /^screens\//, /^screens\.ts$/, /^shell\//, /^[\w-]+\.tsx?$/];
  const levelOf = (path: string) => levels.findIndex((level) => level.test(path.replace('admin/', '')));
  const ofAdmin = (path: string) => path.startsWith('admin/');

  it('lie on one of the levels of the back office, and import nothing from one above', () => {
    expect(sources.filter(({ path }) => ofAdmin(path) && levelOf(path) === -1)).toEqual([]);
    const upwards = imports.filter(
      ({ from, to }) => ofAdmin(from) && ofAdmin(to) && levelOf(to) > levelOf(from),
    );
    expect(upwards).toEqual([]);
  });

  it('leave the folder of a screen to itself and to the list that loads it', () => {
    const screenOf = (path: string) => /^(?:admin\/screens|public(?!\/ui\/))\/([\w-]+)\//.exec(path)?.[1];
    const wrong = imports.filter(({ from, to }) => {
      const screen = screenOf(to);
      return screen !== undefined && screen !== screenOf(from) && !from.endsWith('/screens.ts');
    });
    expect(wrong).toEqual([]);
  });

  it('leave the library of the charts to one folder, which is fetched when a chart is drawn', () => {
    const folder = 'admin/screens/analytics/charts/';
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
