import { type CheckedText, isQuoted } from './checks/checked-text.js';
import { type Span, spansOf } from './spans.js';

const PLACEHOLDERS: readonly RegExp[] = [
  /\$?\{{1,3}[^{}\n]{0,80}\}{1,3}|[{}]/gu,
  /\[[^[\]\n]{0,80}\]|[[\]]/gu,
  /<{1,2}\s*\p{L}[^<>\n]{0,60}>{1,2}/gu,
  /%(?:\d\$)?[sdif@](?!\p{L})|%\p{L}[\p{L}_]*%|\$\p{L}[\p{L}_]+|#\p{Lu}[\p{Lu}_]+#?|@@\p{L}+@@?/gu,
  /(?<![\p{L}\p{N}])\p{L}+_[\p{L}_\p{N}]+(?![\p{L}\p{N}])|_{2,}|(?<![\p{L}\p{N}])(?:X{2,}|x{3,}|X\s?%|\?{2,}\s?%)(?![\p{L}])%?/gu,
  /(?<![\p{L}\p{N}])(?:TODO|TBD|TBC|FIXME|PLACEHOLDER|N\/A|NaN|Infinity)(?![\p{L}\p{N}])|\[object [^\]]*\]/gu,
  /(?<![\p{L}\p{N}])(?:(?<!\b(?:is|are|was|were|be|remains?|left|still|an|yet)\s)undefined|undefined(?=\s*%)|null|lorem\s+ipsum|placeholder|helykitöltő|sablonszöveg)(?![\p{L}\p{N}])/giu,
  /\((?:a\s+)?(?:név|rendelő\s+neve|klinika\s+neve|szám|dátum|name|clinic\s+name|your\s+clinic|number|date|nume|numele\s+clinicii|număr|dată)\)/giu,
  /\uFFFD|[ÃÂÄÅÈ][\u0080-\u00BF€™‚ƒ†‡ˆ‰‹Œ•˜›œžŸ]|[ĂĹČ][\u0080-\u00BF‘™]|Å‘|\p{Ll}[ĂĹ]|(?:Ă|Ĺ)\p{Ll}*(?=[łşť±‘])|[õûþã](?=\p{L})|(?<=\p{L})[õûþãºª]|\p{Ll}\?\p{Ll}|â€|\\(?:[nrt"'\\]|u[\da-f]{4})/gu,
  /(?:\p{Cf}|(?![\n\r\t])\p{Cc})+/gu,
  /,{2,}|(?<!\.)\.\.(?!\.)|[,;:]\s*[.!?](?!\p{N})|\?{2,}|!{2,}|\.{4,}|;{2,}|[.!?],(?=\s)(?<!\p{L}{1,5}\.,)/gu,
];

const LINKS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:(?:https?|ftps?|tel|mailto|javascript|sms)\s?:\s?|(?:file|data)\s?:)\/{0,2}[\p{L}\p{N}+][^\s)”"]*/giu,
  /(?<![\p{L}\p{N}])www\s?\.[^\s)”"]+/giu,
  /[^\s@<>"„”()]{1,64}\s?(?:@|\(at\)|\[at\]|\(kukac\))\s?[^\s@<>"„”()]+\.[\p{L}]{2,}/giu,
  /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}](?:[\p{L}\p{N}-]*)(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|biz|app|dev|io|ai|hu|ro|eu|de|at|sk|uk|us|co|me|md|health|clinic|online|site|shop|link|ly|gl|xyz|cloud|example)(?![\p{L}\p{N}])(?:\/[^\s)”"]*)?/gu,
  /(?<![\p{L}\p{N}])(?:\+|00)\d{2}[\s()/.-]*(?:\d[\s()/.-]{0,2}){6,11}\d|(?<![\p{L}\p{N},.])0\d{1,3}[\s/.-]\d{2,4}[\s/.-]?\d{2,4}(?:[\s/.-]?\d{2,4})?(?![\p{N}%])|(?<![\p{L}\p{N}])(?:06|07)[\s/.-]?\d{1,2}[\s/.-]?\d{3}[\s/.-]?\d{3,4}/gu,
];

/** Without one of these there is no link: most sentences need no closer look. */
const IN_EVERY_LINK = /[@:\d]|\.\S|www/iu;

const MARKUP: readonly RegExp[] = [
  /<\/?\s*[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--|-->|&(?:#x?[\da-f]+|lt|gt|amp|nbsp|quot|apos|ndash|hellip);/giu,
  /\*{1,3}(?=\S)[^*\n]+\*{1,3}|\*{2,}|~~|`+|(?<![\p{L}\p{N}])_(?=\p{L})[^_\n]{1,80}\p{L}_(?![\p{L}\p{N}])/gu,
  /^[ \t]{0,3}#{1,6}(?=\s|\p{L})|^[ \t]*[-*•▪◦·‣●–—+][ \t]+|^[ \t]*\p{N}{1,2}[.)][ \t]+(?=\p{L})|^[ \t]*>[ \t]|^[-=*]{3,}[ \t]*$|^\s*\|.*\|/gmu,
  /!?\[[^\]\n]*\]\([^)\n]*\)|\|\s*-{2,}/gu,
  /(?<=[.:;]\s)[•▪◦‣●]\s/gu,
];

const find = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) => spansOf(text, pattern));

/** Whether a text holds what would be taken for a left-over, so that who repeats it leaves it out. */
export const holdsLeftover = (text: string): boolean =>
  PLACEHOLDERS.some((pattern) => text.search(pattern) >= 0);

/** Left-overs of templates and programs, of encodings and of typing: '{name}', 'null', 'Ã©', ',,'. */
export function findPlaceholders({ text }: CheckedText): Span[] {
  const tags = spansOf(text, MARKUP[0]!);
  return find(PLACEHOLDERS, text).filter(
    (span) => !tags.some((tag) => tag.start <= span.start && span.start < tag.end),
  );
}

/** Web and e-mail addresses and telephone numbers, unless the questionnaire's own words hold them. */
export function findLinks(checked: CheckedText): Span[] {
  const { text, index } = checked;
  if (!IN_EVERY_LINK.test(text)) return [];
  return find(LINKS, text).filter((span) => {
    const written = text
      .slice(span.start, span.end)
      .toLowerCase()
      .replace(/[.,;:!?]+$/u, '');
    return !(isQuoted(checked, span) || index.holds(written)) || /:\/\//u.test(written);
  });
}

/** HTML and Markdown: the page shows texts as plain paragraphs. */
export function findMarkup({ text }: CheckedText): Span[] {
  return find(MARKUP, text);
}

const CLOSED = /[.!?…][”"“»«’')\]]*$/u;

/** A summary, section or message that breaks off: its last sentence has no end. */
export function findUnfinished({ kind, text, sentences }: CheckedText): Span[] {
  const last = sentences.at(-1);
  if (kind === 'strength' || last === undefined || !/\p{L}/u.test(text)) return [];
  const end = text.trimEnd();
  const breaksOff =
    /[,;:–-]["”’)]*$/u.test(end) ||
    !CLOSED.test(end.replace(/[\p{Extended_Pictographic}\uFE0F\u200D\s]+$/gu, ''));
  return breaksOff ? [last] : [];
}
