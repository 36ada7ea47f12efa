import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What tells a kind of letter by its link. */
const signs = {
  code: /[?&]token=\d{6}\b/,
  confirm: /#confirm=/,
  continue: /#continue=/,
  invitation: /#invitation=/,
  test: /\/evaluation\/[\w-]+\?preview=1/,
  result: /\/evaluation\/[\w-]+/,
};

const kindOf = (letter) => Object.keys(signs).find((kind) => signs[kind].test(letter)) ?? 'other';

/**
 * A mail server that takes every letter and puts it into the folder's outbox, where journeys look for letters.
 * @param {number} port
 * @param {() => string} folder
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openPostOffice(port, folder) {
  let count = 0;
  const keep = async (stream) => {
    const letter = (await buffer(stream)).toString('utf8');
    const outbox = join(folder(), 'outbox');
    mkdirSync(outbox, { recursive: true });
    const kind = kindOf(letter.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${kind}-${String((count += 1))}.eml`;
    writeFileSync(join(outbox, `${name}.part`), letter);
    renameSync(join(outbox, `${name}.part`), join(outbox, name));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void keep(stream).then(() => done(), done),
  });
  await new Promise((opened) => server.listen(port, '127.0.0.1', opened));
  return {
    url: `smtp://127.0.0.1:${String(server.server.address().port)}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

const [, script, port, folder] = process.argv;
if (resolve(script ?? '') === import.meta.filename) await openPostOffice(Number(port), () => folder);
