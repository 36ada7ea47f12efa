import { say } from '../../../../platform/text/say.js';
import type {
  Sentence,
  SentenceKind,
  FactRef,
  TextEvidence,
} from '../../../evaluations/texts/text-evidence.js';
import type { WriterFacts, WrittenTexts } from '../text-writer.js';
import { Composition, textOf } from './composition.js';
import { listed } from './quote.js';
import { isAnswered } from './steps.js';
import en from './texts/few-answers.en.json' with { type: 'json' };
import hu from './texts/few-answers.hu.json' with { type: 'json' };
import ro from './texts/few-answers.ro.json' with { type: 'json' };

const TEXTS = { hu, en, ro };

/** So many answers that match no choice are named; the page lists them all. */
const MOST_NAMED = 3;

/**
 * The texts where too few questions were answered for a result: a summary of what is known and what is missing, which judges
 * nothing and states no number, as none of the score means anything yet. Areas have no text: the page lists their open questions
 * (rules: too few answers).
 */
export function composeFewAnswers(facts: WriterFacts): WrittenTexts {
  const composition = new Composition(facts);
  const evidence: TextEvidence = {};
  const write = (field: string, sentences: Sentence[]): string => {
    evidence[field] = sentences;
    return textOf([sentences]);
  };
  const sentence = (
    key: keyof typeof hu,
    values: Record<string, string> = {},
    kind: SentenceKind = 'bridge',
    cited: FactRef[] = [],
  ): Sentence => ({ text: say(TEXTS[facts.language], facts.language, key, values), kind, facts: cited });
  const typed = facts.sections
    .flatMap(({ missed }) => missed)
    .filter(({ state }) => state === 'unreadable')
    .flatMap(({ fact, questionText }) => {
      const question = composition.quote(questionText, QUESTION_LENGTH);
      return question === null ? [] : [{ fact, question }];
    })
    .slice(0, MOST_NAMED);
  const questions = listed(
    typed.map(({ question }) => question),
    composition.phrases.and,
  );
  const unreadable =
    typed.length === 0
      ? []
      : [
          sentence(
            'unreadable',
            { questions },
            'gap',
            typed.map(({ fact }) => fact),
          ),
        ];
  const known = facts.sections.some(isAnswered) ? sentence('summary') : sentence('summary.none');
  const summary = write('summary', [known, ...unreadable, sentence('summary.next')]);
  return {
    texts: {
      summary,
      motivationalMessage: write('motivationalMessage', []),
      sections: Object.fromEntries(
        facts.sections.map(({ sectionId: id }) => [id, { text: write(`sections.${id}`, []) }]),
      ),
      strengths: Object.fromEntries(
        facts.sections.map(({ sectionId: id }) => [
          id,
          [0, 1, 2].map((place) => write(`strengths.${id}.${place}`, [])),
        ]),
      ),
    },
    evidence,
    builtIn: [],
  };
}

const QUESTION_LENGTH = 100;
