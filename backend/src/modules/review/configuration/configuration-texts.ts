import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';

/** Where a text of the configuration stands. Ids are row ids; an id that does not apply is null. */
export interface TextPlace {
  field: TextField;
  sectionId: number | null;
  questionId: number | null;
  optionId: number | null;
}

export const TEXT_FIELDS = [
  'meaning',
  'advice',
  'relatedTip',
  'productDescription',
  'description',
  'welcomeGreeting',
  'welcomeContent',
  'welcomeTips',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export interface WelcomeTexts {
  welcomeGreeting: string | null;
  welcomeContent: string | null;
  welcomeTips: string | null;
}

/** A questionnaire as its report is made of it. */
export interface ReportSource {
  sections: ScoredSection[];
  welcome: WelcomeTexts;
}

export interface PlacedText extends TextPlace {
  text: string;
}

export const WELCOME_FIELDS = ['welcomeGreeting', 'welcomeContent', 'welcomeTips'] as const;

/** Every text of a configuration that a client may read, in the order of the questionnaire; empty ones are left out. Pure. */
export function textsOfConfiguration({ sections, welcome }: ReportSource): PlacedText[] {
  const ofWelcome = WELCOME_FIELDS.map((field) => placed(field, welcome[field], null, null));
  const ofSections = sections.flatMap((section) => [
    placed('description', section.description, section.id, null),
    ...section.questions.flatMap((question) => textsOfQuestion(section, question)),
  ]);
  return [...ofWelcome, ...ofSections].filter(({ text }) => text.trim() !== '');
}

function textsOfQuestion({ id }: ScoredSection, question: ScoredQuestion): PlacedText[] {
  return [
    ...question.options.flatMap((option) => [
      placed('meaning', option.meaning, id, question.id, option.id),
      placed('advice', option.advice, id, question.id, option.id),
    ]),
    placed('relatedTip', question.relatedTip, id, question.id),
    placed('productDescription', question.productDescription, id, question.id),
  ];
}

const placed = (
  field: TextField,
  text: string | null,
  sectionId: number | null,
  questionId: number | null,
  optionId: number | null = null,
): PlacedText => ({ field, text: text ?? '', sectionId, questionId, optionId });
