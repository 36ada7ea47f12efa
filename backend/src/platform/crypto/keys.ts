import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes under these are stored or mailed, so a former secret still recognises them. */
type LastingPurpose =
  | 'address-check'
  | 'address-hash'
  | 'api-token'
  | 'draft-link'
  | 'invitation'
  | 'opt-out';

/** Keys derived from SESSION_SECRET by HKDF-SHA256, one per purpose, so that no two uses share a key. */
export class Keys {
  private readonly derived = new Map<string, Buffer>();
  private readonly former: Keys | null;

  /** `former` is the secret before this one: what lasts and was hashed under it can still be recognised. */
  constructor(
    private readonly secret: Buffer,
    former: Buffer | null = null,
  ) {
    this.former = former && new Keys(former);
  }

  of(purpose: 'cookie' | 'code-pepper' | 'sealed-mail' | LastingPurpose): Buffer {
    let key = this.derived.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.secret, '', `digital-maturity/${purpose}`, 32));
      this.derived.set(purpose, key);
    }
    return key;
  }

  /** Keyed SHA-256 as hex: recognises equal values without storing the value. */
  hash(purpose: 'code-pepper' | LastingPurpose, value: string): string {
    return createHmac('sha256', this.of(purpose)).update(value).digest('hex');
  }

  /** The same value's hash under the present secret, and under the former one where there is one: to look for what lasts. */
  hashes(purpose: LastingPurpose, value: string): string[] {
    return [this.hash(purpose, value), ...(this.former?.hashes(purpose, value) ?? [])];
  }
}
