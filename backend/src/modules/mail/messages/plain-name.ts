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
