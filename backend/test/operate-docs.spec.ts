import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MOST_CONNECTIONS, MOST_WITH_QUEUE } from '../src/platform/database/data-source.js';
import { VARIABLES } from '../src/platform/env/env.js';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'docs/operate');
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const textOf = (name: string) => pages.find((page) => page.name === name)!.text;
const unit = (role: string) =>
  readFileSync(join(root, `ops/systemd/digital-maturity-${role}@.service`), 'utf8');
/** As GitHub makes addresses of headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('docs/operate', () => {
  it('explains every variable with its default, tells secrets apart, and none that is not read', () => {
    const rows = [
      ...textOf('variables.md').matchAll(/^\| `(\w+)`( 🔑)? +\| (?:`(.*?)`|empty) +\| (.+?) +\|$/gm),
    ];
    const explained = rows.map(([, name, secret, standard = '']) => ({
      name,
      standard,
      secret: secret !== undefined,
    }));
    const byName = (a: { name?: string }, b: { name?: string }) => a.name!.localeCompare(b.name!);
    const read = VARIABLES.map(({ name, standard, secret }) => ({ name, standard, secret }));
    expect(explained.sort(byName)).toEqual(read.sort(byName));
  });

  it('has links that lead somewhere', () => {
    const broken = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/\]\(((?!https?:)[^)#]*)(?:#([^)]+))?\)/g)]
        .filter(([, path = '', anchor]) => {
          const target = path ? resolve(folder, path) : join(folder, name);
          if (!existsSync(target)) return true;
          return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
        })
        .map(([link]) => `${name}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('is reached from its first page, page by page', () => {
    const index = textOf('README.md');
    const others = pages.map(({ name }) => name).filter((name) => name !== 'README.md');
    expect(others.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('says beside each way with Docker how it is done without', () => {
    const onlyDocker = pages
      .filter(({ name, text }) => name !== 'install-docker.md' && /docker (compose|restart)/.test(text))
      .filter(({ text }) => !/systemctl|ops\/command\.sh/.test(text));
    expect(onlyDocker.map(({ name }) => name)).toEqual([]);
    expect(textOf('mail.md')).toContain('?requireTLS=false');
  });

  it('says everywhere how many connections a process takes, as the code does', () => {
    const texts = [
      ...pages,
      { name: 'docker-compose.yml', text: readFileSync(join(root, 'docker-compose.yml'), 'utf8') },
    ];
    const named = texts.flatMap(({ name, text }) =>
      [...text.matchAll(/up to (\d+)\s+connections/g)].map(([, count]) => [name, Number(count)]),
    );
    expect(named).toEqual(named.map(([name]) => [name, MOST_CONNECTIONS]));
    const places = ['README.md', 'docker-compose.yml', 'install-without-docker.md'];
    const others = ['scale-out.md', 'troubleshooting.md'];
    expect(named.map(([name]) => name).sort()).toEqual([...places, ...others].sort());
    for (const name of ['README.md', 'install-without-docker.md', 'scale-out.md'])
      expect([name, /\((\d+) where the queue/.exec(textOf(name))?.[1]]).toEqual([
        name,
        String(MOST_WITH_QUEUE),
      ]);
  });

  it('names in the guides every variable that a start outside of the embedded mode needs', () => {
    for (const name of ['install-docker.md', 'install-without-docker.md'])
      for (const variable of ['SESSION_SECRET', 'SETTINGS_KEY', 'PUBLIC_URL', 'ADMIN_EMAIL'])
        expect([name, textOf(name).includes(`${variable}=`)]).toEqual([name, true]);
  });
});

describe('the unit files', () => {
  it.each(['api', 'worker'])(
    'start Node itself as the role %s, without rights, and give it time to stop',
    (role) => {
      const text = unit(role);
      expect(text).toContain(`ROLE=${role} `);
      expect(text).toMatch(/^ExecStart=\/usr\/bin\/node --max-semi-space-size=4 backend\/dist\/main\.js$/m);
      expect(text).toMatch(/^NoNewPrivileges=yes$/m);
      expect(text).toMatch(/^CapabilityBoundingSet=$/m);
      expect(text).toMatch(/^ProtectSystem=strict$/m);
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(20);
      const known = VARIABLES.map(({ name }) => name);
      for (const [, name] of /^Environment=(.*)$/m.exec(text)![1]!.matchAll(/(\w+)=/g))
        expect([...known, 'NODE_ENV']).toContain(name);
    },
  );
});
