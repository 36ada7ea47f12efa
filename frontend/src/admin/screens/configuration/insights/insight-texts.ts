import { isCondition } from '../../../../shared/conditions.ts';
import { type Translate } from '../../../../shared/texts/i18n.ts';
import {
  conditionOf,
  draftOf,
  emptyGroup,
  faultsOf,
  isGroup,
  type GroupDraft,
  type ItemDraft,
} from './condition-draft.ts';
import { type InsightBody } from './insights.api.ts';
import { isGone, type Subjects } from './subjects.ts';

/** An insight as its form holds it: the condition as a draft, the place with its section. */
export type InsightTexts = Readonly<Record<'text' | 'advice' | 'place' | 'weight' | 'when', string>>;

export const emptyTexts: InsightTexts = {
  text: '',
  advice: '',
  place: 'summary',
  weight: '5',
  when: JSON.stringify(emptyGroup),
};

/** What the fields show of an insight, or of a proposal. */
export function textsOf(insight: Omit<InsightBody, 'active'>): InsightTexts {
  return {
    text: insight.text,
    advice: insight.advice ?? '',
    place: placeKey(insight),
    weight: String(insight.weight),
    when: JSON.stringify(draftOf(insight.when)),
  };
}

/** What each field means to the server. A condition that is unfinished means nothing. */
export function bodiesOf(texts: InsightTexts): Record<keyof InsightTexts, Partial<InsightBody>> {
  const when = conditionOf(draftIn(texts));
  const [, sectionId] = /^section-(\d+)$/.exec(texts.place) ?? [];
  return {
    text: { text: texts.text.trim() },
    advice: { advice: texts.advice.trim() || null },
    place: {
      place: sectionId === undefined ? 'summary' : 'section',
      sectionId: sectionId === undefined ? null : Number(sectionId),
    },
    weight: { weight: Number(texts.weight) },
    when: when === null ? {} : { when },
  };
}

/** The condition as it is edited. */
export function draftIn({ when }: Pick<InsightTexts, 'when'>): GroupDraft {
  return JSON.parse(when) as GroupDraft;
}

/**
 * Why an insight cannot be saved yet, as a sentence; null when it can.
 * @param saved what is stored; null for a new one. What rests on something deleted can be reworded all the same.
 */
export function problemOf(
  texts: InsightTexts,
  saved: InsightTexts | null,
  subjects: Subjects,
  t: Translate,
): string | null {
  if (texts.text.trim() === '') return t('config.insight.textless');
  if (texts.place !== saved?.place && !isPlace(texts.place, subjects)) return t('config.insight.placeless');
  if (texts.when === saved?.when) return null;
  const draft = draftIn(texts);
  const [first] = faultsOf(draft);
  if (first !== undefined)
    return t(`config.when.fault-${first.fault}`, { number: first.path.map((index) => index + 1).join('.') });
  if (namesGone(draft, subjects)) return t('config.when.gone-hint');
  return isCondition(conditionOf(draft)) ? null : t('config.when.too-much');
}

/** Whether a choice of a place names one that is there. */
export function isPlace(key: string, { sections }: Subjects): boolean {
  return key === 'summary' || sections.some(({ id }) => key === `section-${id}`);
}

/** Where an insight stands, as a choice. */
export function placeKey({ place, sectionId }: Pick<InsightBody, 'place' | 'sectionId'>): string {
  return place === 'summary' ? 'summary' : `section-${sectionId}`;
}

function namesGone(item: ItemDraft, subjects: Subjects): boolean {
  if (isGroup(item)) return item.items.some((one) => namesGone(one, subjects));
  const { subject, options } = item;
  if (isGone(subjects, subject)) return true;
  if (subject === null || !('question' in subject)) return false;
  const known = subjects.byId.get(subject.question)?.question.options ?? [];
  return options.some((id) => !known.some((option) => option.id === id));
}
