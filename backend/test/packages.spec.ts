import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Locked {
  name?: string;
  link?: boolean;
}

const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => ({ path, name: entry.name ?? path.split('node_modules/').at(-1)! }));

describe('The lock file', () => {
  it('leaves out what the library of the charts would bring along and no page draws', () => {
    const unwanted = ['@ant-design/graphs', '@antv/g6', '@antv/layout', 'html2canvas'];
    expect(packages.filter(({ name }) => unwanted.includes(name)).map(({ path }) => path)).toEqual([]);
  });
});
