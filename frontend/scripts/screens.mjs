import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const usage = `Takes a picture of every state of every screen from the built app, or compares two folders of such pictures:
  npm run screens -w frontend -- take <folder> [hu,en,ro] [part of the states' names]
    (STATES_SCHEME=dark takes public pages as a dark system shows them)
  npm run screens -w frontend -- public <folder> [part of the states' names]
    (small pictures of every public state in every language, to be kept: docs/screens/public)
  npm run screens -w frontend -- compare <folder before> <folder after>
`;
/** What all pictures that are kept may weigh. */
const mostKept = 17_500_000;
const [command, ...rest] = process.argv.slice(2);

if (command === 'take' && rest.length >= 1) take(...rest);
else if (command === 'public' && rest.length >= 1) takePublic(...rest);
else if (command === 'compare' && rest.length === 2) compare(...rest);
else {
  console.error(usage);
  process.exitCode = 1;
}

function take(folder, languages = 'hu', names = '', more = {}) {
  const { status } = spawnSync('npx', ['playwright', 'test', 'states', '--project=desktop', '-g', names], {
    stdio: 'inherit',
    env: { ...process.env, STATES_SHOTS: resolve(folder), STATES_LANGUAGES: languages, ...more },
  });
  process.exitCode = status ?? 1;
}

/** Takes the pictures that are kept, in place of those that were there, and says what they weigh. */
function takePublic(folder, names = '') {
  rmSync(folder, { recursive: true, force: true });
  take(folder, 'hu,en,ro', `public: ${names}`, { STATES_KEPT: 'true' });
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${sizes.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB`);
  if (bytes <= mostKept) return;
  console.error(
    `More than the ${mostKept / 1_000_000} MB that may be kept: take them smaller (e2e/states.spec.ts).`,
  );
  process.exitCode = 1;
}

/** Writes a picture of every difference and a list of them, the largest first, into `differences` in the later folder. */
function compare(before, after) {
  const output = join(after, 'differences');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const pictures = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png'));
  const [old, fresh] = [pictures(before), pictures(after)];
  const shared = old.filter((name) => fresh.includes(name));
  const found = shared
    .map((name) => ({ name, pixels: difference(join(before, name), join(after, name), join(output, name)) }))
    .filter(({ pixels }) => pixels > 0)
    .sort((a, b) => b.pixels - a.pixels);
  const lines = [
    ...found.map(({ name, pixels }) => `${pixels} ${name}`),
    ...old.filter((name) => !fresh.includes(name)).map((name) => `gone ${name}`),
    ...fresh.filter((name) => !old.includes(name)).map((name) => `new ${name}`),
  ];
  writeFileSync(join(output, 'list.txt'), `${lines.join('\n')}\n`);
  console.log(`${shared.length} pictures compared, ${found.length} differ: ${output}`);
}

/** How many pixels differ; where one picture is larger, its surplus counts whole. */
function difference(before, after, output) {
  const [old, fresh] = [before, after].map((path) => PNG.sync.read(readFileSync(path)));
  const [width, height] = [Math.max(old.width, fresh.width), Math.max(old.height, fresh.height)];
  const found = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarged(old, width, height),
    enlarged(fresh, width, height),
    found.data,
    width,
    height,
  );
  if (pixels > 0) writeFileSync(output, PNG.sync.write(found));
  return pixels;
}

function enlarged(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
