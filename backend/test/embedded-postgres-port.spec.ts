import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../embedded-postgres/dist/index.js';
import { newDataDir } from './server-run.js';
import { freePort } from './setup/ports.js';
import { runSql } from './setup/test-database.js';

/** A copy of the data has the same password, so that a server of the one lets in who means the other. */
describe('the embedded database on a port that was taken after it looked', () => {
  const [first, copy] = [newDataDir(), newDataDir()].map((folder) => join(folder, 'postgres'));
  let inTheWay: Server | null = null;
  afterAll(() => {
    inTheWay?.close();
    for (const folder of [first!, copy!]) rmSync(folder, { recursive: true, force: true });
  });

  it('goes on to another port, and never works on the data of the server that has this one', async () => {
    await (await startEmbeddedPostgres({ directory: first!, fast: true })).stop();
    execFileSync('cp', ['-a', first!, copy!]);
    const other = await startEmbeddedPostgres({ directory: first!, fast: true });
    const log = join(copy!, 'data', 'server.log');
    rmSync(log);

    const port = await freePort();
    const starting = startEmbeddedPostgres({ directory: copy!, wantedPort: port, fast: true });
    // Its log is there once it has looked at the port, and before it listens on it.
    while (!existsSync(log)) await new Promise((resolve) => setImmediate(resolve));
    inTheWay = createServer((caller) => {
      const server = connect(other.port, '127.0.0.1');
      caller.on('error', () => server.destroy()).pipe(server);
      server.on('error', () => caller.destroy()).pipe(caller);
    }).listen(port, '127.0.0.1');

    const started = await starting;
    const [row] = await runSql(started.url, `SELECT current_setting('data_directory') AS data`);
    expect(row).toEqual({ data: join(copy!, 'data') });
    expect(started.port).not.toBe(port);
    await Promise.all([started.stop(), other.stop()]);
  });
});
