import type { Language } from '../../../platform/http/languages.js';
import { type Block, factsOf, type Parts, proseOf } from './blocks.js';
import { fill, oneLine, plain, shorten } from './fill.js';
import { asHtml } from './html-layout.js';
import { COMMON_KEYS, type MailKind, outlineOf } from './mail-templates.js';
import { MAIL_TEXTS, type MailTextKey } from './texts.js';

export interface Message {
  subject: string;
  text: string;
  html: string;
}

const LONGEST_SUBJECT = 200;
const LONGEST_NAME = 160;
/** So that a long name leaves room for what the subject says. */
const LONGEST_NAME_IN_SUBJECT = 70;
const NAMES = ['clientName', 'clinicName', 'productName'];

/** Writes a mail as text and HTML from built-in wording with the overrides laid over it (rules: mails). Pure. */
export function compose(
  kind: MailKind,
  language: Language,
  values: Record<string, string>,
  overrides: Record<string, string>,
): Message {
  const outline = outlineOf(kind);
  const wordOf = (key: MailTextKey) => wordingOf(key, language, overrides);
  const shown = valuesOf(kind, values, wordOf('email.share.someone'));
  const t = (key: MailTextKey) => fill(wordOf(key), shown);
  const blocksOf = (keys: readonly MailTextKey[]) =>
    keys
      .filter((key) => shown.tips || !outline.withTips.includes(key))
      .flatMap((key) => (key.endsWith('.facts') ? factsOf : proseOf)(wordOf(key), shown));
  const parts: Parts = {
    title: t(outline.title),
    preheader: t(outline.preheader),
    brand: t('email.brand'),
    blocks: blocksOf(outline.paragraphs),
    ...(kind === 'code' ? { code: shown.code ?? '' } : {}),
    button: t(outline.button),
    link: values.link ?? '',
    after: blocksOf(outline.after),
    linkHint: t('email.link'),
    footer: t('email.footer'),
  };
  const subject = plain(fill(wordOf(outline.subject), withNames(shown, LONGEST_NAME_IN_SUBJECT)));
  return {
    subject: shorten(oneLine(subject), LONGEST_SUBJECT),
    text: asText(parts),
    html: asHtml(parts, language),
  };
}

/** The wording of one text: the override unless it is blank, else the built-in one. Pure. */
export const wordingOf = (
  key: MailTextKey,
  language: Language,
  overrides: Readonly<Record<string, string>>,
): string =>
  Object.hasOwn(overrides, key) && overrides[key]!.trim() ? overrides[key]! : MAIL_TEXTS[language][key];

/** The keys of all texts that a mail of this kind is made of. Pure. */
export const keysOf = (kind: MailKind): MailTextKey[] => {
  const { subject, preheader, title, paragraphs, button, after } = outlineOf(kind);
  return [subject, preheader, title, ...paragraphs, button, ...after, ...COMMON_KEYS];
};

/** Only what the kind's texts may ask for, on one line each but the tips; nothing of a shared mail is its sender's to word. */
function valuesOf(kind: MailKind, values: Record<string, string>, someone: string): Record<string, string> {
  const known = outlineOf(kind).placeholders.filter((name) => Object.hasOwn(values, name));
  const taken = Object.fromEntries(
    known.map((name) => [name, name === 'tips' ? values.tips! : oneLine(values[name]!)]),
  );
  if (kind === 'share') taken.clinicName = plainName(values.clinicName ?? '') || someone;
  return withNames(taken, LONGEST_NAME);
}

const withNames = (values: Record<string, string>, longest: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      NAMES.includes(name) ? shorten(value, longest) : value,
    ]),
  );

/** The mail for programs that show no HTML. It stands alone: there is no button, so the link says what it is for. Pure. */
function asText({ title, blocks, code, button, link, after, footer }: Parts): string {
  const parts = [
    plain(title),
    ...blocks.map(textOf),
    ...(code ? [code] : []),
    `${plain(button)}:\n${link}`,
    ...after.map(textOf),
    // The mark before a signature (RFC 3676), which mail programs fold away.
    `-- \n${plain(footer)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map(plain).join('\n');
    case 'list':
      return block.items.map((item) => `• ${plain(item)}`).join('\n');
    case 'facts':
      return block.rows
        .map(({ label, value }) => (label ? `${label}: ${plain(value)}` : plain(value)))
        .join('\n');
  }
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;
const WEB_ADDRESS = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S*/giu;
const EMAIL_ADDRESS = /\S*@\S*/gu;
/** Endings of more than two letters that mail programs take for a domain's; any two letters may be a country's. */
const ENDINGS =
  'com|net|org|info|biz|name|pro|mobi|app|dev|page|cloud|online|site|website|web|shop|store|xyz|top|club|link|live|icu|vip|win|bid|' +
  'loan|click|work|tech|space|fun|one|world|today|life|news|email|zip|mov|buzz|monster|rest|cyou|sbs|bond|clinic|health|dental|' +
  'dentist|care|doctor|hospital|help|support|guru|agency|media|digital|group|center|finance|bank|money|cash|gift|prize|casino|bet';
/** What mail programs turn into a link by themselves: `name.tld`, with or without a path. */
const BARE_DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:[a-z]{2}|${ENDINGS})(?:[/?#:]\\S*)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const TELEPHONE = /\+?\d[\d\s()/.-]{6,}\d/gu;
const LONGEST = 80;

/**
 * A name that somebody typed into a form, fit to stand in a mail to a stranger: one line of at most 80 characters,
 * without web and e-mail addresses and telephone numbers, so that nobody can send their own message under our
 * address. '' when nothing that names anybody is left. Pure.
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(WEB_ADDRESS, ' ')
    .replace(EMAIL_ADDRESS, ' ')
    .replace(BARE_DOMAIN, ' ')
    .replace(TELEPHONE, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const short =
    [...plain].length > LONGEST
      ? `${[...plain]
          .slice(0, LONGEST - 1)
          .join('')
          .trimEnd()}…`
      : plain;
  return /\p{L}/u.test(short) ? short : '';
}
