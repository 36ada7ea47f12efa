import type { Language } from '../../../platform/http/languages.js';
import { parseCondition, printCondition } from '../../../modules/questionnaires/conditions/written.js';
import { NO_PRODUCT } from '../../../modules/questionnaires/products.js';
import type {
  DemoInsight,
  DemoQuestion,
  DemoQuestionnaire,
  DemoSection,
  StoredContent,
} from '../content.types.js';
import { DEMO } from '../demo-content.js';
import { outlineOf } from '../outline.js';
import en from './en.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

export const TEMPLATES = ['gp', 'dental', 'specialist'] as const;
export type Template = (typeof TEMPLATES)[number];

interface StoredTemplate {
  name: string;
  /** Which of its questions are asked only by earlier answers: "1.6", the sixth of the first section, and its condition. */
  shownIf: Record<string, string | undefined>;
  section: StoredContent['sections'][number];
}

const OWN: Readonly<Record<Language, Record<Template, StoredTemplate>>> = {
  hu: hu as Record<Template, StoredTemplate>,
  en: en as Record<Template, StoredTemplate>,
  ro: ro as Record<Template, StoredTemplate>,
};

/** The section of their own stands behind so many of the demo's. */
const OWN_SECTION_AT = 3;
/** Family doctors look for no patients: their reputation is not asked for. */
const LEFT_OUT: Readonly<Record<Template, ReadonlySet<number>>> = {
  gp: new Set([4]),
  dental: new Set(),
  specialist: new Set(),
};

/** A questionnaire to start from: the demo's sections and one of its kind of clinic's own. */
export function templateOf(template: Template, language: Language): DemoQuestionnaire {
  const { questionnaire } = DEMO[language];
  const { name, shownIf, section } = OWN[language][template];
  const shared = questionnaire.sections
    .filter((_section, index) => !LEFT_OUT[template].has(index))
    .map((each) => ({ ...each, questions: each.questions.map(withoutOffer) }));
  return {
    ...questionnaire,
    name,
    sections: shared
      .toSpliced(OWN_SECTION_AT, 0, ownSection(section))
      .map((each, at) => ({ ...each, questions: each.questions.map(askedIf(shownIf, at + 1)) })),
    insights: insightsFor(template, questionnaire),
  };
}

const askedIf =
  (conditions: StoredTemplate['shownIf'], section: number) =>
  (question: DemoQuestion, index: number): DemoQuestion => {
    const shownIf = conditions[`${section}.${index + 1}`];
    return shownIf === undefined ? question : { ...question, shownIf };
  };

/** The insights by the template's numbers of sections, without those that name one that it leaves out. */
function insightsFor(template: Template, { sections, insights }: DemoQuestionnaire): DemoInsight[] {
  const written = outlineOf(sections);
  const kept = written.sections.filter((_section, index) => !LEFT_OUT[template].has(index));
  const renumbered = { sections: kept.toSpliced(OWN_SECTION_AT, 0, { id: 0, questions: [] }) };
  const numberOf = (id: number) => renumbered.sections.findIndex((section) => section.id === id) + 1;
  return insights.flatMap((insight) => {
    const read = parseCondition(insight.when, written);
    if ('error' in read) throw new Error(`The demo has no condition "${insight.when}"`);
    const when = printCondition(read.condition, renumbered);
    if (when === null) return [];
    if (insight.section === undefined) return [{ ...insight, when }];
    const section = numberOf(insight.section);
    return section === 0 ? [] : [{ ...insight, when, section }];
  });
}

/** Address, price and effort of the demo's products are made up; what they do is not. */
const withoutOffer = (question: DemoQuestion): DemoQuestion => ({
  ...question,
  productUrl: null,
  priceNote: null,
  effortNote: null,
});

const ownSection = ({ questions, ...section }: StoredTemplate['section']): DemoSection => ({
  ...section,
  questions: questions.map(({ product: _none, ...question }) => ({
    ...question,
    ...NO_PRODUCT,
  })),
});
