import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A sealed value can't be opened: wrong key, changed bytes, or moved from another place. */
export class SealBroken extends Error {
  constructor(cause?: unknown) {
    super('A sealed value could not be opened', { cause });
  }
}

/**
 * AES-256-GCM with a key id in front, so that an old and a new key can live side by side.
 * Text form: v1.<key id>.<nonce>.<tag>.<data>, base64url. `context` is bound as associated data: a value moved
 * to another row or key does not open.
 */
export class SecretBox {
  private readonly keys: Map<string, Buffer>;
  private readonly currentId: string;

  constructor(current: Buffer, former: Buffer | null = null) {
    this.keys = new Map(
      [former, current].filter((key) => key !== null).map((key) => [keyId(key), key32(key)]),
    );
    this.currentId = keyId(current);
  }

  seal(plain: string, context: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keys.get(this.currentId)!, nonce);
    cipher.setAAD(Buffer.from(context));
    const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return [
      'v1',
      this.currentId,
      ...[nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url')),
    ].join('.');
  }

  /** Whether a value carries the current key's id; whether it opens, only `open` can tell. */
  isOfCurrentKey(sealed: string): boolean {
    return sealed.split('.')[1] === this.currentId;
  }

  /** Throws SealBroken. */
  open(sealed: string, context: string): string {
    const [version, id, ...rest] = sealed.split('.');
    const [nonce, tag, data] = rest.map((part) => Buffer.from(part, 'base64url'));
    const key = this.keys.get(id ?? '');
    if (version !== 'v1' || !key || !nonce || tag?.length !== 16 || !data) throw new SealBroken();
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce);
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new SealBroken(cause);
    }
  }
}

const keyId = (key: Buffer) => createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);
const key32 = (key: Buffer) => (key.length === 32 ? key : createHash('sha256').update(key).digest());
