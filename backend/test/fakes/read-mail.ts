/** A received mail, decoded as a mail program would show it. */
export interface ReceivedMail {
  /** Envelope recipients. */
  recipients: string[];
  /** By lower-case name, decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** What goes along, beside text and HTML. */
  attachments: { type: string; disposition: string; bytes: Buffer }[];
}

/** Reads the raw bytes of a message with a text and an HTML part. */
export function readMail(raw: Buffer, recipients: string[]): ReceivedMail {
  const [headers, body] = splitMessage(raw.toString('latin1'));
  const parts = partsOf(headers, body);
  const part = (type: string) => parts.find(({ headers: own }) => own['content-type']?.startsWith(type));
  return {
    recipients,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, decodeWords(value)])),
    text: decoded(part('text/plain')),
    html: decoded(part('text/html')),
    attachments: parts
      .filter(({ headers: own }) => own['content-disposition']?.startsWith('attachment'))
      .map(({ headers: own, body: content }) => ({
        type: own['content-type']!,
        disposition: own['content-disposition']!,
        bytes: Buffer.from(content, 'base64'),
      })),
  };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function splitMessage(message: string): [Record<string, string>, string] {
  const end = message.indexOf('\r\n\r\n');
  const lines = message
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return [Object.fromEntries(pairs) as Record<string, string>, message.slice(end + 4)];
}

function partsOf(headers: Record<string, string>, body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => {
      const [own, content] = splitMessage(part.replace(/^\r\n/, ''));
      return partsOf(own, content);
    });
}

function decoded(part: Part | undefined): string {
  if (!part) return '';
  const encoding = (part.headers['content-transfer-encoding'] ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? unquoted(part.body.replace(/=\r\n/g, '')) : part.body;
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

const unquoted = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Encoded words (`=?UTF-8?Q?…?=`) of a header. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : unquoted(word.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}
