import type { Language } from '../../../platform/http/languages.js';
import type { MailKind } from '../mail.entity.js';
import { plainName } from './plain-name.js';
import { type MailTextKey, MAIL_TEXTS } from './texts.js';

export interface Message {
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  button: string;
  link: string;
  afterLink: string;
  linkHint: string;
  footer: string;
}

/** Which texts a mail consists of; `tips` stand only where the client ticked some. */
const OUTLINES: Record<
  MailKind,
  { name: 'code' | 'result' | 'share' | 'offer'; paragraphs: MailTextKey[]; end: MailTextKey }
> = {
  code: { name: 'code', paragraphs: ['email.code.intro'], end: 'email.code.ignore' },
  result: {
    name: 'result',
    paragraphs: ['email.result.greeting', 'email.result.intro', 'email.result.content'],
    end: 'email.result.private',
  },
  test: {
    name: 'result',
    paragraphs: ['email.result.greeting', 'email.result.intro', 'email.result.content'],
    end: 'email.result.private',
  },
  share: {
    name: 'share',
    paragraphs: ['email.share.intro', 'email.share.content'],
    end: 'email.share.contact',
  },
  offer: {
    name: 'offer',
    paragraphs: ['email.offer.intro', 'email.offer.facts', 'email.offer.tips', 'email.offer.gain'],
    end: 'email.offer.reply',
  },
};
const WITH_TIPS: readonly MailTextKey[] = ['email.offer.tips', 'email.offer.gain'];

/** Writes a mail as text and HTML from built-in wording with the overrides laid over it. Pure. */
export function compose(
  kind: MailKind,
  language: Language,
  values: Record<string, string>,
  overrides: Record<string, string>,
): Message {
  const wordOf = (key: MailTextKey) => overrides[key] || MAIL_TEXTS[language][key];
  const shown = kind === 'share' ? { ...values, clinicName: plainName(values.clinicName ?? '') || wordOf('email.share.someone') } : values; // prettier-ignore
  const t = (key: MailTextKey) => fill(wordOf(key), shown);
  const { name, paragraphs, end } = OUTLINES[kind];
  const parts: Parts = {
    subject: t(`email.${name}.subject`),
    title: t(`email.${name}.title`),
    paragraphs: paragraphs.filter((key) => values.tips || !WITH_TIPS.includes(key)).map(t),
    ...(kind === 'code' ? { code: values.code ?? '' } : {}),
    button: t(`email.${name}.button`),
    link: values.link ?? '',
    afterLink: t(end),
    linkHint: t('email.link'),
    footer: t('email.footer'),
  };
  return { subject: oneLine(parts.subject), text: asText(parts), html: asHtml(parts, language) };
}

/** Placeholders are replaced once and never evaluated; header injection ends here, too. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

function asText({ title, paragraphs, code, link, linkHint, afterLink, footer }: Parts): string {
  const blocks = [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    `${linkHint}\n${link}`,
    afterLink,
    `-- \n${footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\n', '<br>');

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#1f2a37;${style}">${escape(text)}</p>`;

function asHtml(
  { title, paragraphs, code, button, link, linkHint, afterLink, footer }: Parts,
  language: Language,
): string {
  const codeBlock = code
    ? `<p style="margin:0 0 24px;font-size:32px;letter-spacing:8px;font-weight:700;color:#0b4f6c">${escape(code)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;background:#eef4f6;font-family:Segoe UI,Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" style="max-width:560px;background:#ffffff;border-radius:12px" cellspacing="0" cellpadding="0">
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;color:#0b4f6c">${escape(title)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${codeBlock}
<p style="margin:0 0 24px"><a href="${escape(link)}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:#0b4f6c;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(button)}</a></p>
${paragraph(linkHint, 'font-size:14px;margin-bottom:4px;color:#4b5b6b')}
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;word-break:break-all"><a href="${escape(link)}" style="color:#0b4f6c">${escape(link)}</a></p>
${paragraph(afterLink, 'font-size:14px;color:#4b5b6b')}
</td></tr></table>
<p style="margin:16px 0 0;font-size:12px;color:#4b5b6b">${escape(footer)}</p>
</td></tr></table></body></html>`;
}
