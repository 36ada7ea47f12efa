import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError } from './delivery-error.js';
import type { Letter, MailTransport } from './mail-transport.js';

/** Without a mail service letters become .eml files, which any mail program opens. */
export class OutboxTransport implements MailTransport {
  readonly name = 'outbox';
  constructor(private readonly directory: string) {}

  async deliver({ id, kind, messageId, raw }: Letter): Promise<{ messageId: string }> {
    const file = join(this.directory, `${new Date().toISOString().replaceAll(':', '-')}-${kind}-${id}.eml`);
    try {
      await mkdir(this.directory, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
    } catch (cause) {
      throw new DeliveryError('transient', 'the outbox could not be written', { cause });
    }
    return { messageId };
  }
}
