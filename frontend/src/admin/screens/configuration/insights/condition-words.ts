import { formatPercent } from '../../../../shared/texts/format.ts';
import { type Translate } from '../../../../shared/texts/i18n.ts';
import { type Condition } from '../../../../shared/conditions.ts';
import { draftOf, isGroup, type GroupDraft, type ItemDraft, type TestDraft } from './condition-draft.ts';
import { type Subjects } from './subjects.ts';

/** A condition in words, such as: if 2.3 Can patients book online? = “No” and the result of “Data” is below 50%. */
export function wordsOf(condition: Condition, subjects: Subjects, t: Translate): string {
  return t('config.insight.if', { condition: groupWords(draftOf(condition), subjects, t) });
}

function groupWords({ verb, items }: GroupDraft, subjects: Subjects, t: Translate): string {
  const join = verb === 'all' || verb === 'not-all' ? 'and' : 'or';
  const parts = items.map((item) => {
    const words = itemWords(item, subjects, t);
    return isGroup(item) && !isNegated(item) && item.items.length > 1 ? `(${words})` : words;
  });
  const joined = parts.join(` ${t(`config.insight.${join}`)} `);
  return verb === 'not-all' || verb === 'none' ? t('config.insight.not', { condition: joined }) : joined;
}

const isNegated = ({ verb }: GroupDraft) => verb === 'not-all' || verb === 'none';

function itemWords(item: ItemDraft, subjects: Subjects, t: Translate): string {
  return isGroup(item) ? groupWords(item, subjects, t) : testWords(item, subjects, t);
}

function testWords({ subject, verb, options, percent }: TestDraft, subjects: Subjects, t: Translate): string {
  if (subject === null) return '';
  if ('section' in subject) {
    const values = { percent: formatPercent(Number(percent)) };
    if (subject.section === null) return t(`config.insight.total-${verb}`, values);
    const section = subjects.sections.find(({ id }) => id === subject.section)?.name;
    return t(`config.insight.section-${verb}`, { ...values, section: section ?? t('config.when.gone') });
  }
  const found = subjects.byId.get(subject.question);
  const question = found ? `${found.number} ${found.question.questionText}` : t('config.when.gone');
  if (verb === 'answered' || verb === 'not-answered') return t(`config.insight.${verb}`, { question });
  const labels = options.map((id) => {
    const value = found?.question.options.find((option) => option.id === id)?.label;
    return value === undefined ? t('config.when.gone') : t('config.unknown.quoted', { value });
  });
  const join = verb === 'all' || verb === 'not-all' ? 'and' : 'or';
  const answers = labels.join(` ${t(`config.insight.${join}`)} `);
  return t(`config.insight.${verb === 'none' || verb === 'not-all' ? 'is-not' : 'is'}`, {
    question,
    answers,
  });
}
