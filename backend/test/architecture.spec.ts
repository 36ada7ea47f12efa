import { readFileSync } from 'node:fs';
import {
  allowedAcrossFeatures,
  CONSUMERS,
  mayImport,
  PURE_FILES,
  PURE_MODULES,
} from './architecture-rules.js';
import { areaOf, filesInCircles, importsOf, isSpec, sourceFiles, type Import } from './source-imports.js';

const files = sourceFiles();
const code = files.filter((file) => !isSpec(file.path));
const imports = code.flatMap(importsOf);

/** Fails with one sentence per violation, each of which says what to do. */
const expectNone = (sentences: string[]) => expect(sentences).toEqual([]);
const across = ({ from, to }: Import) => to !== null && areaOf(from) !== areaOf(to);

describe('the architecture', () => {
  it('reads the whole back end', () => {
    expect(code.length).toBeGreaterThan(150);
    expect(imports.length).toBeGreaterThan(500);
    expect(imports.filter(across).length).toBeGreaterThan(100);
  });

  it('lets every area import only what the table allows', () => {
    expectNone(
      imports
        .filter((one) => across(one) && !mayImport(areaOf(one.from), areaOf(one.to!)))
        .map(
          ({ from, to }) =>
            `${from} imports ${to}: "${areaOf(from)}" may not know "${areaOf(to!)}". Let the lower one emit an event, or move the code.`,
        ),
    );
  });

  it('names in one list what acts on events of the outbox', () => {
    const listed = imports.filter(({ from }) => from === CONSUMERS).map(({ to }) => to);
    expectNone(
      [...new Set(imports.map(({ from }) => from))]
        .filter((file) => file.endsWith('.consumer.ts') && !listed.includes(file))
        .map((file) => `${file} is handed no events: enter it in ${CONSUMERS}.`),
    );
  });

  it('lets features see of each other services, events, DTOs, pure files and entity types', () => {
    expectNone(
      imports
        .filter((one) => across(one) && one.from.startsWith('modules/') && one.to!.startsWith('modules/'))
        .filter((one) => !allowedAcrossFeatures(one))
        .map(
          ({ from, to }) =>
            `${from} imports ${to}: ask that feature's service, or use "import type" for an entity.`,
        ),
    );
  });

  it('keeps what decides free of the framework, the database and the outside', () => {
    const pure = code.filter(({ path }) => PURE_FILES.some((pattern) => pattern.test(path)));
    expect(pure.length).toBeGreaterThan(50);
    const packages = pure
      .flatMap(importsOf)
      .filter(({ to, specifier }) => to === null && !PURE_MODULES.has(specifier));
    expectNone(
      packages.map(
        ({ from, specifier }) => `${from} is pure but imports "${specifier}": move that part into a service.`,
      ),
    );
  });

  it('lets pure files import only pure files', () => {
    // JSON is data: it computes nothing and reaches nothing.
    const isPure = (path: string) =>
      path.endsWith('.json') || PURE_FILES.some((pattern) => pattern.test(path));
    expectNone(
      imports
        .filter(({ from, to, isType }) => isPure(from) && to !== null && !isType && !isPure(to))
        .map(
          ({ from, to }) => `${from} is pure but imports ${to}: move what it needs of it into a pure file.`,
        ),
    );
  });

  it('keeps requests out of services, and repositories out of controllers and workers', () => {
    const sentences = code.flatMap(({ path, text }) => {
      if (path.endsWith('.service.ts') && /from 'express'/.test(text))
        return [`${path} knows express: let the controller read the request and pass values.`];
      if (
        /^modules\/.*\.(controller|worker)\.ts$/.test(path) &&
        /from 'typeorm'|database\/database\.js'/.test(text)
      )
        return [`${path} reads the database: call a service or a query.`];
      return [];
    });
    expectNone(sentences);
  });

  it('has no circles of imports, not even of types', () => {
    expectNone(
      filesInCircles(imports).map(
        (path) => `${path} is part of a circle of imports: move what both sides need into the lower file.`,
      ),
    );
  });

  it('has no file that nobody imports', () => {
    const wanted = new Set(imports.map(({ to }) => to));
    const starts = /^(?:main\.ts$|scripts\/)/;
    expectNone(
      code
        .filter(({ path }) => !wanted.has(path) && !starts.test(path))
        .map(
          ({ path }) =>
            `${path} is imported by nobody: remove it, or what only tests use of it goes to test/.`,
        ),
    );
  });

  it('numbers advisory locks in one way, so that two with the same number are noticed', () => {
    const numbered = /advisory_(?:xact_)?lock(?:_shared)?\(\s*\d|\b(?:\w+_)?LOCK(?:_\w+)?\s*=\s*[\d_]+;/;
    expectNone(
      code
        .filter(({ text }) => numbered.test(text))
        .map(({ path }) => `${path} numbers an advisory lock itself: take the number from advisoryLock().`),
    );
  });

  it('has no circles that forwardRef would hide', () => {
    expectNone(
      code
        .filter(({ text }) => text.includes('forwardRef'))
        .map(({ path }) => `${path} uses forwardRef: emit an event upwards instead.`),
    );
  });

  it('has no barrels and no folders by kind', () => {
    expectNone([
      ...files
        .filter(({ path }) => /(^|\/)index\.ts$/.test(path))
        .map(({ path }) => `${path} is a barrel: import the file you mean.`),
      ...files
        .filter(({ path }) => /(^|\/)(utils?|helpers?|interfaces?|types|common|dto|entities)\//.test(path))
        .map(({ path }) => `${path} lies in a folder named by kind: name the folder after its idea.`),
      ...files
        .filter(({ path }) => /^modules\/(?:[^/]+\/){4,}/.test(path))
        .map(({ path }) => `${path} lies too deep: modules/<feature>/<idea>/<part>/<file> is the deepest.`),
    ]);
  });

  it('names files in kebab-case with a role suffix', () => {
    expectNone(
      files
        .filter(({ path }) => !/^(?:[a-z0-9-]+\/)*[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.ts$/.test(path))
        .map(({ path }) => `${path}: name it in kebab-case.`),
    );
  });

  it('holds in x.service.ts a class …Service, and in x.query.ts alone a class …Query', () => {
    const classesOf = (text: string) =>
      [...text.matchAll(/^export (?:abstract )?class (\w+)/gm)].map(([, name]) => name!);
    expectNone([
      ...code
        .filter(
          ({ path, text }) =>
            path.endsWith('.service.ts') && !classesOf(text).some((name) => name.endsWith('Service')),
        )
        .map(
          ({ path }) => `${path} holds no class …Service: name its class so, or drop .service from its name.`,
        ),
      ...code
        .filter(
          ({ path, text }) =>
            !path.endsWith('.query.ts') && classesOf(text).some((name) => name.endsWith('Query')),
        )
        .map(
          ({ path }) =>
            `${path} holds a class …Query: those read SQL in x.query.ts; what a request asks for is …Params.`,
        ),
    ]);
  });

  it('keeps files at 250 lines or less', () => {
    // Migrations are history and read once; they may be long.
    const tooLong = files.filter(
      ({ path, text }) => !path.includes('/migrations/') && text.trimEnd().split('\n').length > 250,
    );
    expectNone(tooLong.map(({ path }) => `${path} is longer than 250 lines: split it by idea.`));
  });

  it('reads the environment in one place', () => {
    const readers = code.filter(
      ({ path, text }) => path !== 'platform/env/env.ts' && text.includes('process.env'),
    );
    expectNone(
      readers.map(({ path }) => `${path} reads process.env: add the variable to platform/env/env.ts.`),
    );
  });

  it('keeps feature names out of the ground', () => {
    const names = new RegExp(`from '[^']*modules/|/modules/`);
    expectNone(
      code
        .filter(({ path, text }) => path.startsWith('platform/') && names.test(text))
        .map(({ path }) => `${path} names a feature: the ground knows none; emit an event or pass it in.`),
    );
  });

  it('imports relative files with their .js ending, as Node needs it', () => {
    const wrong = files
      .flatMap(importsOf)
      .filter(({ specifier }) => specifier.startsWith('.') && !/\.(js|json)$/.test(specifier));
    expectNone(wrong.map(({ from, specifier }) => `${from} imports "${specifier}": write the ending .js.`));
  });

  it('loads packages that no start needs when they are first used', () => {
    const late = ['@simplewebauthn/server', 'exceljs', 'nodemailer', 'openai', 'openid-client', 'qrcode'];
    const early = new RegExp(`^import (?!type )[^;]*? from '(${late.join('|')})';`, 'm');
    const found = code.flatMap(({ path, text }) => {
      const name = early.exec(text)?.[1];
      return name === undefined ? [] : `${path} imports ${name}: await import('${name}') where it is used.`;
    });
    expectNone(found);
  });

  it('imports nothing that is missing from package.json', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const known = new Set(Object.keys(manifest.dependencies));
    const nameOf = (specifier: string) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
    expectNone(
      imports
        .filter(
          ({ specifier, isType }) => !specifier.startsWith('.') && !specifier.startsWith('node:') && !isType,
        )
        .filter(({ specifier }) => !known.has(nameOf(specifier)))
        .map(
          ({ from, specifier }) =>
            `${from} imports "${specifier}", which is no dependency of the back end: declare it.`,
        ),
    );
  });
});
