import type { Sentence } from '../../src/modules/evaluations/texts/text-evidence.js';
import { factsReaderOf } from '../../src/modules/generation/writer-facts.js';
import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import { LANGUAGES, type Language } from '../../src/platform/http/languages.js';
import { seededRandom } from '../../src/seed/content/answers.js';
import type { DemoQuestion } from '../../src/seed/content/content.types.js';
import { DEMO } from '../../src/seed/content/demo-content.js';
import { demoSections } from '../make/demo-sections.js';

const PAIRS = 60;
const LEFT_BLANK = 0.12;

/** What one clinic picked of each question; nothing where it left it unanswered. */
type Picked = string[][];

/** Draws clinics that answer at random, every option as likely as the others. */
function drawer(language: Language) {
  const random = seededRandom(`shares ${language}`);
  const questions = DEMO[language].questionnaire.sections.flatMap((section) => section.questions);
  const pick = ({ kind, options }: DemoQuestion): string[] => {
    if (random() < LEFT_BLANK) return [];
    if (kind === 'single') return [options[Math.floor(random() * options.length)]!.label];
    const ticked = options.filter(({ exclusive }) => !exclusive && random() < 0.5);
    return (ticked.length > 0 ? ticked : options.filter(({ exclusive }) => exclusive)).map(
      ({ label }) => label,
    );
  };
  const isOther = (one: string[], other: string[]) =>
    one.length + other.length > 0 && !one.some((label) => other.includes(label));
  const pickOther = (question: DemoQuestion, other: string[]): string[] => {
    for (;;) {
      const one = pick(question);
      if (isOther(one, other)) return one;
    }
  };
  const factsOf = factsReaderOf(demoSections(DEMO[language].questionnaire), language);
  return {
    any: (): Picked => questions.map(pick),
    /** A clinic that has no answer in common with the other one. */
    unlike: (other: Picked): Picked => questions.map((question, at) => pickOther(question, other[at]!)),
    write: (picked: Picked): Sentence[] => {
      const answered = questions.flatMap(({ questionText }, at) =>
        picked[at]!.length > 0 ? [[questionText, picked[at]!.join(', ')]] : [],
      );
      return Object.values(
        composeTexts(factsOf(Object.fromEntries(answered) as Record<string, string>).facts).evidence,
      ).flat();
    },
  };
}

/** Sentences of the first clinic that the second one gets word for word, and of these what other answers gave. */
function sharesOf(first: Sentence[], second: Sentence[]): { all: number; unexplained: number } {
  const theirs = new Map(second.map((sentence) => [sentence.text, sentence]));
  const same = first.filter(({ text }) => theirs.has(text));
  const others = same.filter(
    ({ text, facts }) =>
      facts.length === 0 || JSON.stringify(facts) !== JSON.stringify(theirs.get(text)!.facts),
  );
  return { all: same.length / first.length, unexplained: others.length / first.length };
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe.each(LANGUAGES)('Of the sentences of two clinics (%s)', (language) => {
  const { any, unlike, write } = drawer(language);

  it('at most 5 % are the same where every question was answered differently', () => {
    const shares = Array.from({ length: PAIRS }, () => {
      const first = any();
      return sharesOf(write(first), write(unlike(first))).all;
    });
    expect(mean(shares)).toBeLessThan(0.04);
    expect(Math.max(...shares)).toBeLessThan(0.12);
  });

  it('hardly any are the same where answers were drawn anew, but for what the same answers mean', () => {
    const shares = Array.from({ length: PAIRS }, () => sharesOf(write(any()), write(any())));
    expect(mean(shares.map(({ unexplained }) => unexplained))).toBeLessThan(0.04);
    expect(Math.max(...shares.map(({ unexplained }) => unexplained))).toBeLessThan(0.12);
    expect(mean(shares.map(({ all }) => all))).toBeLessThan(0.25);
  });
});
