import type { Language } from '../../../platform/http/languages.js';
import type { Block, MailLogo, Parts } from './blocks.js';
import { escapeHtml, markup, plain } from './fill.js';

/** The dark look. Apple Mail and Outlook on phones follow the system; Outlook on the web marks what it repaints. */
const DARK: Record<string, string> = {
  '.ground': 'background:#0c1a1f!important',
  '.card': 'background:#14282f!important',
  '.ink': 'color:#eaf3f4!important',
  '.soft': 'color:#b4c6ca!important',
  '.rule': 'border-color:#2f4a52!important',
  '.tint': 'background:#1d3a43!important',
  '.link': 'color:#8fd8d2!important',
  '.button': 'background:#8fd8d2!important',
  '.button-link': 'color:#073c48!important',
};

const dark = (before: string) =>
  Object.entries(DARK)
    .map(([name, style]) => `${before}${name}{${style}}`)
    .join('');

/** What every mail's head holds: no automatic links on numbers, both colour schemes, small screens, Outlook's scale. */
const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="referrer" content="no-referrer">
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.edge{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important;border-radius:0!important}.card{padding-top:20px!important}.wide{width:100%!important}.wide a{display:block!important}}
@media (prefers-color-scheme:dark){${dark('')}}
${dark('[data-ogsc] ')}</style>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>body,table,td,th,p,a,h1,li{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->
`;

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Long names and addresses break anywhere rather than widen the mail. */
const BREAK = 'overflow-wrap:anywhere;word-wrap:break-word;word-break:break-word';
const BODY = `margin:0 0 16px;font-size:16px;line-height:26px;color:#10262e;${BREAK}`;
const SMALL = `margin:0 0 16px;font-size:14px;line-height:22px;color:#44585f;${BREAK}`;
const TABLE = 'role="presentation" cellspacing="0" cellpadding="0" border="0"';
/** Behind the preview line mail programs would go on with the heading; invisible signs fill the rest. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * The mail as mail programs show it: a column of at most 600 px; every style at its element, as some programs drop the
 * head; two tables, as Outlook keeps no other box; nothing is fetched from anywhere but a logo, where there is one. Pure.
 */
export function asHtml(parts: Parts, language: Language): string {
  const {
    title,
    preheader,
    brand,
    blocks,
    code,
    below,
    after,
    linkHint,
    link,
    optOut,
    footer,
    organisation,
  } = parts;
  const logo = parts.logo === null ? '' : logoOf(parts.logo);
  const afterHtml = after.map((block) => htmlOf(block, SMALL)).join('\n');
  return `<!doctype html>
<html lang="${language}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>${HEAD}<title>${escapeHtml(plain(title))}</title></head>
<body class="ground" style="margin:0;padding:0;background:#f3f8f8;${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#f3f8f8" aria-hidden="true">${markup(preheader)}${FILLER}</div>
<table ${TABLE} width="100%" class="ground" style="background:#f3f8f8" bgcolor="#f3f8f8"><tr><td align="center" class="edge" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:600px;text-align:left">
<tr><td style="padding:18px 32px;background:#0b5565;border-radius:12px 12px 0 0;border-bottom:4px solid #8fd8d2;color:#ffffff;font-size:15px;line-height:20px;font-weight:600;${FONT}" bgcolor="#0b5565" class="pad">${markup(brand)}</td></tr>
<tr><td class="card pad" style="padding:32px;background:#ffffff;border-radius:0 0 12px 12px;${FONT}" bgcolor="#ffffff">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:32px;font-weight:700;color:#073c48;${BREAK}">${markup(title)}</h1>
${blocks.map((block) => htmlOf(block, BODY)).join('\n')}
${code ? codeBox(code) : ''}${buttonOf(parts)}
${below.map((block) => htmlOf(block, BODY)).join('\n')}
<div class="rule" style="border-top:1px solid #d6e2e3;font-size:0;line-height:0;height:20px">&nbsp;</div>
${optOut ? afterHtml.replaceAll(escapeHtml(optOut), linkTo(optOut)) : afterHtml}
<p class="soft" style="${SMALL};margin-bottom:4px">${markup(linkHint)}</p>
<p style="margin:0;font-size:14px;line-height:22px;word-break:break-all">${linkTo(link)}</p>
</td></tr>
<tr><td class="soft pad" style="padding:16px 32px;font-size:13px;line-height:20px;color:#44585f;${FONT}">${logo}${[footer, ...organisation].map(markup).join('<br>')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;
}

/** On white, as logos are made for paper, and mails are read in the dark, too. */
const logoOf = ({ url, alt, width, height }: MailLogo): string => {
  const scale = Math.min(1, 160 / width, 48 / height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${w}" height="${h}" style="display:block;margin:0 0 12px;padding:8px;border:0;border-radius:6px;background:#ffffff;font-size:13px">`;
};

const linkTo = (link: string, shown = escapeHtml(link)) =>
  `<a class="link" href="${escapeHtml(link)}" target="_blank" style="color:#0b5565">${shown}</a>`;

const nameOf = (style: string) => (style === SMALL ? 'soft' : 'ink');

function htmlOf(block: Block, style: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="${nameOf(style)}" style="${style}">${block.lines.map(markup).join('<br>')}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 8px">${markup(item)}</li>`).join('');
      return `<ul class="${nameOf(style)}" style="${style};padding:0 0 0 22px">${items}</ul>`;
    }
    case 'facts': {
      const rows = block.rows
        .map(({ label, value, link }) => {
          const name = escapeHtml(label);
          // What leads somewhere is called by more words than what it counts.
          return link
            ? factRow(linkTo(link, name), markup(value), '75%')
            : factRow(name, markup(value), '30%');
        })
        .join('');
      return `<table width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 20px;border-collapse:collapse">${rows}</table>`;
    }
  }
}

function factRow(label: string, value: string, width: string): string {
  const cell = `padding:9px 0;border-bottom:1px solid #d6e2e3;text-align:left;vertical-align:top;font-size:15px;line-height:22px;${FONT}`;
  return `<tr><th scope="row" width="${width}" class="soft rule" style="${cell};padding-right:16px;font-weight:400;color:#44585f">${label}</th><td class="ink rule" style="${cell};font-weight:600;color:#10262e;${BREAK}">${value}</td></tr>`;
}

/** The digits stay together for copying; only their look is spaced. */
function codeBox(code: string): string {
  return `<p class="tint ink" style="margin:0 0 24px;padding:16px 12px 16px 20px;background:#e1f0f1;border-radius:10px;font-size:34px;line-height:42px;letter-spacing:8px;font-weight:700;text-align:center;color:#073c48;font-family:Consolas,Menlo,'Courier New',monospace">${escapeHtml(code)}</p>
`;
}

/** A cell with a ground of its own: Outlook gives links neither padding nor round corners, but keeps the cell's. */
function buttonOf({ button, link }: Parts): string {
  return `<table ${TABLE} class="wide" style="margin:8px 0 24px"><tr><td class="button" align="center" bgcolor="#0b5565" style="border-radius:10px;background:#0b5565;mso-padding-alt:14px 28px"><a class="button-link" href="${escapeHtml(link)}" target="_blank" style="display:inline-block;padding:14px 28px;border-radius:10px;font-size:17px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;mso-padding-alt:0;${FONT}">${markup(button)}</a></td></tr></table>`;
}
