import { createHmac, hkdfSync } from 'node:crypto';

/** Keys derived from SESSION_SECRET by HKDF-SHA256, one per purpose, so that no two uses share a key. */
export class Keys {
  private readonly derived = new Map<string, Buffer>();
  constructor(private readonly secret: Buffer) {}

  of(purpose: 'cookie' | 'code-pepper' | 'address-hash' | 'sealed-mail' | 'api-token'): Buffer {
    let key = this.derived.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', this.secret, '', `digital-maturity/${purpose}`, 32));
      this.derived.set(purpose, key);
    }
    return key;
  }

  /** Keyed SHA-256 as hex: tells equal values apart from others without keeping the value. */
  hash(purpose: 'code-pepper' | 'address-hash' | 'api-token', value: string): string {
    return createHmac('sha256', this.of(purpose)).update(value).digest('hex');
  }
}
