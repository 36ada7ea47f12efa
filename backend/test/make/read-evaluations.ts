import type { Language } from '../../src/platform/http/languages.js';
import type { RawResponses, ScoredSection } from '../../src/modules/scoring/scoring.types.js';
import { answersFor, fullAnswer, seededRandom } from '../../src/seed/content/answers.js';
import type { DemoQuestionnaire } from '../../src/seed/content/content.types.js';
import { DEMO } from '../../src/seed/content/demo-content.js';
import { outlineOf } from '../../src/seed/content/outline.js';
import { insightsOf } from '../../src/seed/content/conditions-of.js';
import type { WrittenInsight } from '../../src/modules/generation/insight-facts.js';
import { demoSections } from './demo-sections.js';

/** One clinic whose texts are read and measured: its answers, and the questionnaire as it is for it. */
export interface ReadClinic {
  name: string;
  sections: ScoredSection[];
  insights: WrittenInsight[];
  responses: RawResponses;
}

const TYPED: Record<Language, string[]> = {
  hu: ['változó', 'ahogy éppen jön', 'részben, orvosa válogatja', 'most vezetjük be'],
  en: ['it varies', 'depends on the doctor', 'we are just starting', 'more or less'],
  ro: ['depinde', 'după caz', 'abia începem', 'mai mult sau mai puțin'],
};

/** Twenty clinics of a language: full, empty, none, near both ends, in the middle, uneven, with typed answers, without meanings. */
export function readClinics(language: Language): ReadClinic[] {
  const { questionnaire } = DEMO[language];
  const sections = demoSections(questionnaire);
  const like = (name: string, maturity: number) =>
    answersFor(questionnaire, {
      clinicName: `${language} ${name}`,
      clientName: '',
      clientEmail: '',
      status: 'pending',
      daysAgo: 0,
      maturity,
    });
  const { sections: outline } = outlineOf(questionnaire.sections);
  const own = insightsOf(questionnaire, outline).map((insight, at) => ({ ...insight, id: at + 1 }));
  const clinic = (name: string, responses: RawResponses, of = sections, insights = own) => ({
    name,
    sections: of,
    insights,
    responses,
  });
  const at = (name: string, maturity: number) => clinic(name, like(name, maturity));
  const bare = withoutMeanings(sections);
  return [
    clinic('full', like('full', 1)),
    clinic('empty: every answer without points', worst(questionnaire)),
    clinic('none answered', {}),
    clinic('few answered', few(like('few', 0.5))),
    at('near full', 0.92),
    at('nearly full', 0.85),
    at('good', 0.7),
    at('half', 0.5),
    at('half again', 0.5),
    at('half once more', 0.52),
    at('below half', 0.4),
    at('low', 0.25),
    at('very low', 0.12),
    clinic(
      'uneven: first areas',
      uneven(questionnaire, (index) => index < 2),
    ),
    clinic(
      'uneven: one area',
      uneven(questionnaire, (index) => index === 3),
    ),
    clinic('typed', typed(like('typed', 0.5), language, 4)),
    clinic('much typed', typed(like('much typed', 0.6), language, 2)),
    clinic('without meanings, good', like('bare good', 0.7), bare, []),
    clinic('without meanings, half', like('bare half', 0.5), bare, []),
    clinic('without meanings, low', typed(like('bare low', 0.25), language, 7), bare, []),
  ];
}

/** The questionnaire as an import brings it: answers with points, and nobody has written what they mean. */
const withoutMeanings = (sections: ScoredSection[]): ScoredSection[] =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, meaning: null, advice: null })),
    })),
  }));

const given = (answers: [string, string][]): RawResponses => Object.fromEntries(answers);

const worst = ({ sections }: DemoQuestionnaire): RawResponses =>
  given(
    sections.flatMap(({ questions }) =>
      questions.map(({ questionText, options }): [string, string] => [
        questionText,
        options.toSorted(
          (a, b) => a.points - b.points || Number(b.exclusive ?? false) - Number(a.exclusive ?? false),
        )[0]!.label,
      ]),
    ),
  );

const uneven = (questionnaire: DemoQuestionnaire, isFull: (section: number) => boolean): RawResponses => {
  const low = worst(questionnaire);
  const full = questionnaire.sections.flatMap(({ questions }, index) =>
    isFull(index)
      ? questions.map((question): [string, string] => [
          question.questionText,
          fullAnswer(question)
            .map(({ label }) => label)
            .join(', '),
        ])
      : [],
  );
  return { ...low, ...given(full) };
};

const few = (responses: RawResponses): RawResponses =>
  Object.fromEntries(Object.entries(responses).filter((_, place) => place % 4 === 1));

/** Of so many answers one in the clinic's own words. */
function typed(responses: RawResponses, language: Language, oneOf: number): RawResponses {
  const random = seededRandom(`typed ${language}`);
  const words = TYPED[language];
  return Object.fromEntries(
    Object.entries(responses).map(([question, answer], place) => [
      question,
      place % oneOf === 0 ? words[Math.floor(random() * words.length)]! : answer,
    ]),
  );
}
