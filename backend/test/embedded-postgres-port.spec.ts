import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/dist/index.js';
import { newDataDir } from './server-run.js';
import { freePort } from './setup/ports.js';
import { runSql } from './setup/test-database.js';
import { until } from './setup/until.js';

/** A copy of the data has the same password, so that a server of the one lets in who means the other. */
describe('the embedded database on a port that was taken after it looked', () => {
  const [first, copy] = [newDataDir(), newDataDir()].map((folder) => join(folder, 'postgres')) as [
    string,
    string,
  ];
  const servers: EmbeddedPostgres[] = [];
  const start = async (directory: string, wantedPort?: number) => {
    const server = await startEmbeddedPostgres({ directory, wantedPort, fast: true });
    servers.push(server);
    return server;
  };
  /** Takes the port, as the server of the other folder does that began a moment earlier. */
  const inTheWay = createServer((caller) => {
    const server = connect(servers[0]!.port, '127.0.0.1');
    caller.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => caller.destroy()).pipe(caller);
  });
  afterAll(async () => {
    inTheWay.close();
    await Promise.all(servers.map((server) => server.stop()));
    for (const folder of [first, copy]) rmSync(folder, { recursive: true, force: true });
  });

  it('goes on to another port, and never works on the data of the server that has this one', async () => {
    await (await startEmbeddedPostgres({ directory: first, fast: true })).stop();
    execFileSync('cp', ['-a', first, copy]);
    await start(first);
    const [log, more] = [join(copy, 'data', 'server.log'), join(copy, 'data', 'more.conf')];
    rmSync(log);
    // A server that starts here reads its settings until the test lets it go on.
    appendFileSync(join(copy, 'data', 'postgresql.conf'), `include 'more.conf'\n`);
    execFileSync('mkfifo', ['-m', '644', more]);
    const reading = await open(more, 'r+');

    const port = await freePort();
    const starting = start(copy, port);
    // Its log is there once it has looked at the port.
    await until(() => Promise.resolve(existsSync(log)));
    await once(inTheWay.listen(port, '127.0.0.1'), 'listening');
    writeFileSync(`${more}.new`, '', { mode: 0o644 });
    renameSync(`${more}.new`, more);
    await reading.close();

    const started = await starting;
    const [row] = await runSql(started.url, `SELECT current_setting('data_directory') AS data`);
    expect(row).toEqual({ data: join(copy, 'data') });
    expect(started.port).not.toBe(port);
  });
});
