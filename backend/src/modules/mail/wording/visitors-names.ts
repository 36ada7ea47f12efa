/** Dots as mail programs read them: those of other scripts and widths as well. */
const DOTS = '.\\u2024-\\u2026\\u3002\\ufe12\\ufe19\\ufe30\\ufe52\\uff0e\\uff61';
const DOT = `[${DOTS}]`;
const COLON = '[:\\ufe13\\ufe55\\uff1a]';
const SLASH = '[/\\\\\\u2044\\u2215\\uff0f\\uff3c]';
const AT = '[@\\ufe6b\\uff20]';
/** What a part of an address between two dots consists of; signs that nobody sees hide none of it. */
const PART = '[\\p{L}\\p{N}\\p{M}\\p{Cf}_-]';
const BETWEEN_DIGITS = `[\\s()/${DOTS}\\p{Pd}\\p{Cf}\\u00b7]*`;

/** Seven digits and more, which telephones dial at a touch. */
const NUMBER = new RegExp(`\\+?\\p{Nd}(?:${BETWEEN_DIGITS}\\p{Nd}){6,}`, 'gu');
/** Of `8:00`, which is no scheme with something behind it. */
const TIME = `(?<=(?<![\\p{L}\\p{M}\\p{N}])\\p{Nd}{1,2}${COLON})\\p{Nd}{2}(?!\\p{N})`;
const SCHEME = new RegExp(`(?<=\\S)(${COLON})(?=\\S)(?!${TIME})`, 'gu');
const DOUBLE_SLASH = new RegExp(`(${SLASH})(?=${SLASH})`, 'gu');
/** Before a host, which has two characters and more. */
const AT_HOST = new RegExp(`(?<=\\S)(${AT})(?=\\S\\S)`, 'gu');
/** Before what could be the end of a domain: at least two characters that are not all digits. `S.R.L.` is none. */
const DOT_OF_DOMAIN = new RegExp(`(?<=\\S)(${DOT})(?=${PART}{2})(?=\\p{N}*[\\p{L}\\p{M}\\p{Cf}_-])`, 'gu');
const DOT_AFTER_WWW = new RegExp(`(?<=[w\\uff57]{3}\\p{Nd}*)(${DOT})(?=\\S)`, 'giu');
const IP_ADDRESS = new RegExp(`\\p{Nd}+(?:${DOT}\\p{Nd}+){3,}`, 'gu');
const EACH_DOT = new RegExp(`(${DOT})(?=\\S)`, 'gu');

/**
 * A name that a visitor typed, with blanks after the dots, colons and at-signs of whatever looks like an address, so that no mail
 * program makes a link of it: a sign of no width is not enough for all of them. Numbers that could be dialled become an
 * ellipsis. Ordinary names stay as they are (rules: what visitors type). Pure.
 */
export const breakUpLinks = (name: string): string =>
  name
    .replace(IP_ADDRESS, (address) => address.replace(EACH_DOT, '$1 '))
    .replace(NUMBER, '…')
    .replace(SCHEME, '$1 ')
    .replace(DOUBLE_SLASH, '$1 ')
    .replace(AT_HOST, ' $1 ')
    .replace(DOT_AFTER_WWW, '$1 ')
    .replace(DOT_OF_DOMAIN, '$1 ');

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
