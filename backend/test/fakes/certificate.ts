import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  key: string;
  cert: string;
}

const DAY_MS = 24 * 3600 * 1000;
const SEQUENCE = 0x30;
const SET = 0x31;
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';

/** A certificate that has signed itself, for this name, valid for so many days from now on; fewer than 0: it has expired. */
export function selfSigned(name: string, days = 30): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, oid(ECDSA_WITH_SHA256));
  const owner = der(SEQUENCE, der(SET, der(SEQUENCE, oid(COMMON_NAME), der(0x0c, Buffer.from(name)))));
  const names = der(SEQUENCE, oid(ALTERNATIVE_NAMES), der(0x04, der(SEQUENCE, der(0x82, Buffer.from(name)))));
  const signed = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    owner,
    der(SEQUENCE, time(Math.min(days, 0) * DAY_MS - DAY_MS), time(days * DAY_MS)),
    owner,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, names)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(der(SEQUENCE, signed, algorithm, der(0x03, signature))),
  };
}

/** X.690: a tag, a length and what is in it. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

function time(fromNowMs: number): Buffer {
  const text = new Date(Date.now() + fromNowMs).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(text));
}

const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes
    .toString('base64')
    .replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;
