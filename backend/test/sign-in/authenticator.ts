import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Flaws {
  origin?: string;
  host?: string;
  /** Nobody gave a finger, a face or a PIN. */
  unverified?: boolean;
  /** What the device counts; it counts by itself if left out. */
  useCount?: number;
}

/** A device that makes passkeys, in software: what a browser would bring, with the flaws that a test wants. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private useCount = 0;

  constructor(private readonly publicUrl: string) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** What comes of `navigator.credentials.create`, as the API takes it. */
  make(challenge: string, name: string, flaws: Flaws = {}): Record<string, string> {
    const id = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id]);
    const data = Buffer.concat([this.head(0x41, flaws), id, this.coseKey()]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return {
      name,
      id: this.id.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', challenge, flaws).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    };
  }

  /** What comes of `navigator.credentials.get`, as the API takes it. */
  use(challenge: string, flaws: Flaws = {}): Record<string, string> {
    this.useCount += 1;
    const data = this.head(0x01, flaws);
    const clientData = this.clientData('webauthn.get', challenge, flaws);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    };
  }

  private head(flags: number, { host, unverified, useCount = this.useCount }: Flaws): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(useCount);
    const rpId = host ?? new URL(this.publicUrl).hostname;
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([unverified ? flags : flags | 0x04]),
      count,
    ]);
  }

  private clientData(type: string, challenge: string, { origin }: Flaws): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? new URL(this.publicUrl).origin }));
  }

  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    return Buffer.concat([
      head,
      cborBytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y!, 'base64url')),
    ]);
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
/** As short as it can be written: readers tell by that where the key ends. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.concat([Buffer.from([0x59]), uint16(bytes.length)]),
    bytes,
  ]);
