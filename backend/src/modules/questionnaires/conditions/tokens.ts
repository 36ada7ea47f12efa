/** Why a text is no condition: what stands at `at` (in UTF-16 code units) is not what is needed there, or names nothing. */
export interface ConditionError {
  code: 'syntax' | 'unknown_section' | 'unknown_question' | 'unknown_option' | 'too_large';
  at: number;
  /** What stands there; '' at the end. */
  found: string;
}

/** Ends the reading of a text that is no condition. */
export class Refused extends Error {
  constructor(readonly reason: ConditionError) {
    super(reason.code);
  }
}

/** A part of a written condition; `text` is what it says, `at` where it begins. */
export interface Token {
  kind: 'word' | 'label' | 'number' | 'question' | 'sign' | 'end';
  text: string;
  at: number;
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '„': '”“', '“': '”', '«': '»', '»': '«' };
const PATTERNS: readonly [Token['kind'], RegExp][] = [
  ['question', /^q\d{1,3}\.\d{1,3}/i],
  ['number', /^\d{1,3}(?:[.,]\d)?/],
  ['word', /^\p{L}+/u],
  ['sign', /^(?:>=|[<≥(),%])/],
];

/** The parts of a written condition, with its end. Throws Refused. Pure. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (kind: Token['kind'], whole: string, content = whole) => {
    tokens.push({ kind, text: content, at });
    at += whole.length;
  };
  while (at < text.length) {
    const rest = text.slice(at);
    const [blank] = /^\s+/.exec(rest) ?? [''];
    if (blank !== '') {
      at += blank.length;
      continue;
    }
    const closing = CLOSING[rest[0]!];
    if (closing !== undefined) {
      const label = labelAt(rest, closing);
      if (label === null) throw new Refused({ code: 'syntax', at, found: rest });
      take('label', label.whole, label.content);
      continue;
    }
    const [kind, pattern] = PATTERNS.find(([, one]) => one.test(rest)) ?? [];
    const [found] = pattern?.exec(rest) ?? [];
    if (kind === undefined || found === undefined)
      throw new Refused({ code: 'syntax', at, found: rest.slice(0, 1) });
    take(kind, found, found === '≥' ? '>=' : found);
  }
  take('end', '');
  return tokens;
}

/** A label in quotation marks at the beginning of a text; a closing mark that is doubled is one of the label. */
function labelAt(text: string, closing: string): { whole: string; content: string } | null {
  let content = '';
  for (let at = 1; at < text.length; at++) {
    const sign = text[at]!;
    if (!closing.includes(sign)) content += sign;
    else if (text[at + 1] === sign) {
      content += sign;
      at += 1;
    } else return { whole: text.slice(0, at + 1), content };
  }
  return null;
}
