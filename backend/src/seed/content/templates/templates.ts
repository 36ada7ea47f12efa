import type { Language } from '../../../platform/http/languages.js';
import { NO_PRODUCT } from '../../../modules/questionnaires/products.js';
import type {
  DemoInsight,
  DemoQuestion,
  DemoQuestionnaire,
  DemoSection,
  StoredContent,
} from '../content.types.js';
import { DEMO } from '../demo-content.js';
import en from './en.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };

export const TEMPLATES = ['gp', 'dental', 'specialist'] as const;
export type Template = (typeof TEMPLATES)[number];

type StoredTemplate = { name: string; section: StoredContent['sections'][number] };

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
  const { name, section } = OWN[language][template];
  const shared = questionnaire.sections
    .filter((_section, index) => !LEFT_OUT[template].has(index))
    .map((each) => ({ ...each, questions: each.questions.map(withoutOffer) }));
  return {
    ...questionnaire,
    name,
    sections: shared.toSpliced(OWN_SECTION_AT, 0, ownSection(section)),
    insights: questionnaire.insights.flatMap((insight) => renumbered(insight, template)),
  };
}

/** An insight by the template's numbers of sections, or none if it names one that the template leaves out. */
function renumbered(insight: DemoInsight, template: Template): DemoInsight[] {
  const order: (number | 'own')[] = DEMO.hu.questionnaire.sections
    .map((_section, index) => index + 1)
    .filter((number) => !LEFT_OUT[template].has(number - 1));
  order.splice(OWN_SECTION_AT, 0, 'own');
  const numberOf = (number: number) => order.indexOf(number) + 1;
  // No label holds a digit, so a number behind these words is a section's.
  const inCondition = /\b(Q|section )(\d+)/g;
  const named = [...insight.when.matchAll(inCondition)].map(([, , digits]) => Number(digits));
  if (insight.section !== undefined) named.push(insight.section);
  if (named.some((number) => numberOf(number) === 0)) return [];
  const when = insight.when.replace(
    inCondition,
    (_all, before: string, digits: string) => `${before}${numberOf(Number(digits))}`,
  );
  return [{ ...insight, when, ...(insight.section !== undefined && { section: numberOf(insight.section) }) }];
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
