import { type Condition, isCondition, type Test } from './condition.js';
import { type ConditionError, Refused, type Token, tokensOf } from './tokens.js';

export type { ConditionError } from './tokens.js';

/** The parts of a questionnaire that a written condition names: sections and questions by their place from 1, options by label. */
export interface Outline {
  sections: readonly {
    id: number;
    questions: readonly { id: number; options: readonly { id: number; label: string }[] }[];
  }[];
}

/** A condition in writing; null where it names what the questionnaire does not have. Reads back as the same condition. Pure. */
export function printCondition(condition: Condition, outline: Outline): string | null {
  const print = (one: Condition, isInner: boolean): string | null => {
    if ('all' in one || 'any' in one) {
      const [word, parts] = 'all' in one ? ['and', one.all] : ['or', one.any];
      const printed = parts.flatMap((part) => print(part, parts.length > 1) ?? []);
      if (printed.length < parts.length) return null;
      const text = printed.join(` ${word} `);
      return isInner && parts.length > 1 ? `(${text})` : text;
    }
    if ('not' in one) {
      const text = print(one.not, false);
      return text && `not (${text})`;
    }
    return printTest(one, outline);
  };
  return print(condition, false);
}

function printTest(test: Test, { sections }: Outline): string | null {
  if ('section' in test) {
    const place = sections.findIndex(({ id }) => id === test.section);
    if (test.section !== null && place < 0) return null;
    const of = test.section === null ? 'total' : `section ${place + 1}`;
    return 'below' in test ? `${of} < ${test.below} %` : `${of} >= ${test.atLeast} %`;
  }
  for (const [place, { questions }] of sections.entries()) {
    const at = questions.findIndex(({ id }) => id === test.question);
    if (at < 0) continue;
    const name = `Q${place + 1}.${at + 1}`;
    if ('answered' in test) return `${name} is answered`;
    const labels = test.options.flatMap(
      (id) => questions[at]!.options.find((option) => option.id === id)?.label ?? [],
    );
    if (labels.length < test.options.length) return null;
    const list = labels.map((label) => `"${label.trim().replaceAll('"', '""')}"`).join(', ');
    return `${name} ${test.chose === 'all' ? 'has all' : 'is'} ${list}`;
  }
  return null;
}

/** Reads a written condition. Pure (rules: conditions). */
export function parseCondition(
  text: string,
  outline: Outline,
): { condition: Condition } | { error: ConditionError } {
  try {
    const condition = new Parser(text, outline).whole();
    if (!isCondition(condition)) return { error: { code: 'too_large', at: 0, found: '' } };
    return { condition };
  } catch (error) {
    if (error instanceof Refused) return { error: error.reason };
    throw error;
  }
}

const DEEPEST = 20;

class Parser {
  private readonly tokens: Token[];
  private place = 0;

  constructor(
    text: string,
    private readonly outline: Outline,
  ) {
    this.tokens = tokensOf(text);
  }

  whole(): Condition {
    const condition = this.either(DEEPEST);
    if (this.next.kind !== 'end') throw this.refused('syntax');
    return condition;
  }

  private either(depth: number): Condition {
    const parts = this.joined('or', () => this.both(depth));
    return parts.length === 1 ? parts[0]! : { any: parts };
  }

  private both(depth: number): Condition {
    const parts = this.joined('and', () => this.one(depth));
    return parts.length === 1 ? parts[0]! : { all: parts };
  }

  private joined(word: string, read: () => Condition): Condition[] {
    const parts = [read()];
    while (this.takes(word)) parts.push(read());
    return parts;
  }

  private one(depth: number): Condition {
    if (depth === 0) throw this.refused('too_large');
    if (this.takes('not')) return { not: this.one(depth - 1) };
    if (this.takes('(')) {
      const inner = this.either(depth - 1);
      this.expect(')');
      return inner;
    }
    return this.test();
  }

  private test(): Test {
    if (this.next.kind === 'question') return this.ofQuestion();
    if (this.takes('total')) return { section: null, ...this.percent() };
    this.expect('section');
    const number = this.take('number');
    const section = this.outline.sections[Number(number.text) - 1];
    if (!section) throw this.refused('unknown_section', number);
    return { section: section.id, ...this.percent() };
  }

  private ofQuestion(): Test {
    const name = this.take('question');
    const [section, place] = name.text.slice(1).split('.').map(Number);
    const question = this.outline.sections[section! - 1]?.questions[place! - 1];
    if (!question) throw this.refused('unknown_question', name);
    if (this.takes('has')) {
      this.expect('all');
      return { question: question.id, chose: 'all', options: this.options(question) };
    }
    this.expect('is');
    if (this.takes('answered')) return { question: question.id, answered: true };
    return { question: question.id, chose: 'any', options: this.options(question) };
  }

  private options({ options }: Outline['sections'][number]['questions'][number]): number[] {
    const ids: number[] = [];
    do {
      const label = this.take('label');
      const option = options.find((one) => alike(one.label) === alike(label.text));
      if (!option) throw this.refused('unknown_option', label);
      ids.push(option.id);
    } while (this.takes(','));
    return ids;
  }

  private percent(): { atLeast: number } | { below: number } {
    const isBelow = this.takes('<');
    if (!isBelow) this.expect('>=');
    const number = this.take('number');
    const percent = Number(number.text.replace(',', '.'));
    if (percent > 100) throw this.refused('syntax', number);
    this.takes('%');
    return isBelow ? { below: percent } : { atLeast: percent };
  }

  private get next(): Token {
    return this.tokens[this.place]!;
  }

  private takes(text: string): boolean {
    const { kind, text: found } = this.next;
    if ((kind !== 'word' && kind !== 'sign') || found.toLowerCase() !== text) return false;
    this.place += 1;
    return true;
  }

  private expect(text: string): void {
    if (!this.takes(text)) throw this.refused('syntax');
  }

  private take(kind: Token['kind']): Token {
    const token = this.next;
    if (token.kind !== kind) throw this.refused('syntax');
    this.place += 1;
    return token;
  }

  private refused(code: ConditionError['code'], { at, text: found }: Token = this.next): Refused {
    return new Refused({ code, at, found });
  }
}

const alike = (label: string): string => label.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
