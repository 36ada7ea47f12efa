const MASK = '[secret]';
/** Shorter ones are parts of ordinary words, and hiding those would leave nothing to read. */
const SHORTEST = 6;
/** What examples have in place of a secret: masked, they would take words out of every sentence. */
const PLACEHOLDERS = new Set(['password', 'secret', 'changeme', 'example']);
/** The oldest are forgotten: settings change, a process may run for months. */
const MOST = 200;
/** What we make ourselves is recognised by its beginning: API tokens, secrets of webhooks. */
const OWN_SHAPES = ['dma_[\\w-]{43}', 'whsec_[\\w+/=-]{24,}'];

const known = new Map<string, string[]>();
let pattern: RegExp | null = null;

/**
 * Remembers a secret, so that this process repeats it nowhere. Of an address its password is one, of a key file in JSON
 * every key, of several lines each line.
 */
export function rememberSecret(value: string | null | undefined): void {
  for (const secret of value ? secretsIn(value) : []) {
    const isNew = !known.delete(secret);
    known.set(secret, formsOf(secret));
    if (known.size > MOST) known.delete(known.keys().next().value!);
    if (isNew) pattern = null;
  }
}

/** The text with every known secret masked, however it is written there: plainly, in an address, in JSON or in base64. */
export function maskSecrets(text: string): string {
  pattern ??= new RegExp(
    [...[...known.values()].flat().sort(byLength).map(escaped), ...OWN_SHAPES].join('|'),
    'g',
  );
  return text.replace(pattern, MASK);
}

const isLongEnough = (secret: string) => secret.length >= SHORTEST && !PLACEHOLDERS.has(secret.toLowerCase());
const byLength = (a: string, b: string) => b.length - a.length;
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function secretsIn(value: string): string[] {
  if (URL.canParse(value)) {
    const { username, password, origin } = new URL(value);
    if (password !== '') return [decoded(password)].filter(isLongEnough);
    if (username !== '' || origin !== 'null' || value.includes('//')) return [];
  }
  const parts = value.trimStart().startsWith('{') ? keysIn(value) : [];
  const lines = [value, ...parts].flatMap((part) => part.split(/\s*\n\s*/));
  return [...parts, ...lines, value].filter((part) => isLongEnough(part) && !part.startsWith('-----'));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Google's key file names them private_key and private_key_id; its addresses are no secrets. */
function keysIn(json: string): string[] {
  try {
    const fields = Object.entries(JSON.parse(json) as Record<string, unknown>);
    return fields.flatMap(([name, value]) =>
      typeof value === 'string' && /key|secret|password/i.test(name) ? [value] : [],
    );
  } catch {
    return [];
  }
}

function formsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2]
    .map((before) => middleInBase64(secret, before))
    .filter((text) => text.length >= 8);
  const inAddress = encodeURIComponent(secret);
  const forms = [
    secret,
    inAddress,
    inAddress.replace(/%\w\w/g, (code) => code.toLowerCase()),
    new URLSearchParams({ '': secret }).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    ...inBase64,
    ...inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
  return [...new Set(forms)];
}

/** What base64 makes of it alone, whatever stands before and after it, as in `user:password`. */
function middleInBase64(secret: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
  const whole = Math.floor((bytes.length * 8) / 6);
  return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), whole);
}
