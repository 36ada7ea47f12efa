import type { Language } from '../../../platform/http/languages.js';
import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import { pointsOfOptions } from '../../questionnaires/options.js';
import { NEW_QUESTION, type QuestionKind } from '../../questionnaires/question-fields.js';
import en from './texts/examples.en.json' with { type: 'json' };
import hu from './texts/examples.hu.json' with { type: 'json' };
import ro from './texts/examples.ro.json' with { type: 'json' };

/** What is the same in every language; the texts follow in the same order. */
const QUESTIONS = [
  { kind: 'single', points: [5, 2, 0] },
  { kind: 'multiple', points: [2, 1, 0], lastStandsAlone: true },
  { kind: 'text', points: [] },
] as const satisfies { kind: QuestionKind; points: readonly number[]; lastStandsAlone?: true }[];
type Example = (typeof QUESTIONS)[number];

interface ExampleTexts {
  text: string;
  tip?: string;
  answers: { label: string; meaning: string; advice?: string; aliases?: string[] }[];
}

const TEXTS: Record<Language, { section: string; description: string; questions: ExampleTexts[] }> = {
  hu,
  en,
  ro,
};

/** A section that shows in the template how questions and their answers are written down; nothing in it has an id yet. */
export function exampleSection(language: Language): ScoredSection {
  const { section, description, questions } = TEXTS[language];
  return {
    id: 0,
    name: section,
    description,
    position: 0,
    includeInEvaluation: true,
    questions: questions.map((texts, position) => toQuestion(QUESTIONS[position]!, texts, position)),
  };
}

function toQuestion(
  example: Example,
  { text, tip, answers }: ExampleTexts,
  position: number,
): ScoredQuestion {
  const { kind } = example;
  const options = answers.map(({ label, meaning, advice, aliases }, place) => ({
    id: 0,
    position: place,
    label,
    points: example.points[place]!,
    meaning,
    advice: advice ?? null,
    leadsTo: null,
    prepares: false,
    exclusive: 'lastStandsAlone' in example && place === answers.length - 1,
    notApplicable: false,
    from: null,
    aliases: aliases ?? [],
  }));
  return {
    ...NEW_QUESTION,
    id: 0,
    questionId: '',
    questionText: text,
    kind,
    options,
    position,
    pointValue: pointsOfOptions({ kind, options }) ?? 0,
    relatedTip: tip ?? null,
  };
}
