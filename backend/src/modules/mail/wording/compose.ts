import type { Language } from '../../../platform/http/languages.js';
import { type Block, factsOf, type MailLogo, type Parts, proseOf } from './blocks.js';
import { placeholdersOf } from '../../../platform/text/say.js';
import { fill, oneLine, plain, shorten } from './fill.js';
import { asHtml } from './html-layout.js';
import { COMMON_KEYS, type MailKind, outlineOf } from './mail-templates.js';
import type { Outline } from './outline.js';
import { breakUpLinks, plainName } from './visitors-names.js';
import { MAIL_TEXTS, type MailTextKey } from './texts.js';

export interface Message {
  subject: string;
  text: string;
  html: string;
}

/** Who sends it, a line each, with the logo where there is one. */
export interface Imprint {
  lines: readonly string[];
  logo: MailLogo | null;
}

const LONGEST_SUBJECT = 200;
const LONGEST_NAME = 160;
/** So that a long name leaves room for what the subject says. */
const LONGEST_NAME_IN_SUBJECT = 70;
const NAMES = ['clientName', 'clinicName', 'productName', 'questionnaire'];
/** What visitors have typed. */
const VISITORS_NAMES: readonly string[] = ['clientName', 'clinicName'];
const TYPED_BY_VISITORS: readonly string[] = [...VISITORS_NAMES, 'clientEmail', 'phone', 'message'];
/** What has lines of its own. */
const WITH_LINES: readonly string[] = ['tips', 'message', 'signer'];
/** Without these a text that asks for them has nothing to say. */
const NEEDED: readonly string[] = ['contact', 'signer'];
/** Placeholders that are empty in mails that were queued before these existed, or that have no value for them. */
const MAYBE = {
  phone: '',
  message: '',
  contact: '',
  signer: '',
  percent: '',
  reason: '',
  due: '',
  within: '',
};
/** The one subject that names the clinic: the mail goes to a confirmed or vouched address, with a result that was approved. */
const NAMING_SUBJECT = /^email\.result\.(?:\w+\.)?subject$/;
/** Mails that may go to people who have nothing to do with the person who typed the names. */
const TO_STRANGERS: readonly MailKind[] = ['share', 'confirm'];

/** Writes a mail as text and HTML from built-in wording with the overrides laid over it (rules: mails). Pure. */
export function compose(
  kind: MailKind,
  language: Language,
  values: Record<string, string>,
  overrides: Record<string, string>,
  { lines = [], logo = null }: Partial<Imprint> = {},
): Message {
  const outline = outlineOf(kind);
  const shown = valuesOf(kind, values, wordingOf('email.share.someone', language, overrides));
  const wordOf = (key: MailTextKey) => wordingOf(shownKey(outline, key, shown), language, overrides);
  const t = (key: MailTextKey) => fill(wordOf(key), shown);
  const rowLinks = Object.fromEntries(
    Object.entries(outline.rowLinks ?? {}).map(([name, end]) => [name, `${values.link ?? ''}${end}`]),
  );
  const isFilled = (placeholders: readonly string[] = []) => placeholders.every((name) => shown[name]);
  const isSaying = (key: MailTextKey) =>
    isFilled(outline.onlyWith?.[key]) &&
    placeholdersOf(wordOf(key)).every((name) => !NEEDED.includes(name) || shown[name]);
  const blocksOf = (keys: readonly MailTextKey[] = []) =>
    keys
      .filter(isSaying)
      .filter((key) => shown.clientName || !key.endsWith('.greeting'))
      .flatMap((key) =>
        key.endsWith('.facts') ? factsOf(wordOf(key), shown, rowLinks) : proseOf(wordOf(key), shown),
      );
  const parts: Parts = {
    title: t(outline.title),
    preheader: t(outline.preheader),
    brand: t('email.brand'),
    blocks: blocksOf(outline.paragraphs),
    ...(kind === 'code' ? { code: shown.code ?? '' } : {}),
    button: t(outline.button),
    link: values.link ?? '',
    below: blocksOf(outline.below),
    optOut: shown.optOut ?? '',
    after: blocksOf(outline.after),
    linkHint: t('email.link'),
    footer: t('email.footer'),
    organisation: lines,
    logo,
  };
  const clinicName =
    nameInSubject(values.clinicName ?? '') || wordingOf('email.result.clinic', language, overrides);
  const named = withNames({ ...shown, clinicName }, LONGEST_NAME_IN_SUBJECT);
  const subject = plain(fill(wordOf(outline.subject), named));
  return {
    subject: shorten(oneLine(subject), LONGEST_SUBJECT),
    text: asText(parts),
    html: asHtml(parts, language),
  };
}

/** Without colons at its end, as another one follows it. */
const nameInSubject = (name: string) =>
  breakUpLinks(plainName(name)).replace(/[:\uff1a\ufe13\ufe55\s]+$/u, '');

/** The wording of one text: the override unless it is blank or may not stand there, else the built-in one. Pure. */
export const wordingOf = (
  key: MailTextKey,
  language: Language,
  overrides: Readonly<Record<string, string>>,
): string =>
  Object.hasOwn(overrides, key) && overrides[key]!.trim() && !asksForVisitor(key, overrides[key]!)
    ? overrides[key]!
    : MAIL_TEXTS[language][key];

/** Whether a subject, or the line that mailboxes show beside it, asks for something that a visitor has typed. Pure. */
export const asksForVisitor = (key: string, text: string): boolean =>
  placeholdersOf(text).some((name) => !mayStandIn(key, name));

/** Nothing that a visitor has typed stands in a subject or beside it, but the clinic in its result's (rules: what visitors type). Pure. */
export const mayStandIn = (key: string, placeholder: string): boolean =>
  !/\.(?:subject|preheader)$/.test(key) ||
  !TYPED_BY_VISITORS.includes(placeholder) ||
  (placeholder === 'clinicName' && NAMING_SUBJECT.test(key));

function shownKey({ instead = [] }: Outline, key: MailTextKey, shown: Record<string, string>): MailTextKey {
  const fitting = instead.find(
    (one) => (!one.with || shown[one.with]) && (!one.without || !shown[one.without]),
  );
  return fitting?.texts[key] ?? key;
}

/** The keys of all texts that a mail of this kind may be made of. Pure. */
export const keysOf = (kind: MailKind): MailTextKey[] => {
  const { subject, preheader, title, paragraphs, button, below = [], after, instead = [] } = outlineOf(kind);
  const others = instead.flatMap(({ texts }) => Object.values(texts));
  const all = [
    subject,
    preheader,
    title,
    ...paragraphs,
    button,
    ...below,
    ...after,
    ...others,
    ...COMMON_KEYS,
  ];
  return [...new Set(all)];
};

/**
 * Only what the kind's texts may ask for, on one line each but what has lines of its own; nothing of a shared mail is its sender's to
 * word. A message is quoted line by line, so that nobody takes it for ours.
 */
function valuesOf(kind: MailKind, given: Record<string, string>, someone: string): Record<string, string> {
  const values: Record<string, string> = { ...MAYBE, ...given };
  const known = outlineOf(kind).placeholders.filter((name) => Object.hasOwn(values, name));
  const taken = Object.fromEntries(
    known.map((name) => [name, WITH_LINES.includes(name) ? values[name]! : oneLine(values[name]!)]),
  );
  for (const name of VISITORS_NAMES.filter((one) => Object.hasOwn(taken, one)))
    taken[name] = breakUpLinks(TO_STRANGERS.includes(kind) ? plainName(taken[name]!) : taken[name]!);
  if (taken.message) taken.message = quoted(taken.message);
  if (kind === 'share') taken.clinicName ||= someone;
  return withNames(taken, LONGEST_NAME);
}

/** As mails quote others, with nothing in it that becomes a link. */
const quoted = (message: string): string =>
  message
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => `> ${breakUpLinks(oneLine(line))}`.trimEnd())
    .join('\n');

const withNames = (values: Record<string, string>, longest: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      NAMES.includes(name) ? shorten(value, longest) : value,
    ]),
  );

/** The mail for programs that show no HTML. It stands alone: there is no button, so the link says what it is for. Pure. */
function asText({ title, blocks, code, button, link, below, after, footer, organisation }: Parts): string {
  const parts = [
    plain(title),
    ...blocks.map(textOf),
    ...(code ? [code] : []),
    `${plain(button)}:\n${link}`,
    ...below.map(textOf),
    ...after.map(textOf),
    // The mark before a signature (RFC 3676), which mail programs fold away.
    `-- \n${[footer, ...organisation].map(plain).join('\n')}`,
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
        .map(({ label, value, link }) =>
          [`${label ? `${label}: ` : ''}${plain(value)}`, ...(link ? [link] : [])].join(' – '),
        )
        .join('\n');
  }
}
