import { type Translate } from '../../../shared/texts/i18n.ts';

/** What was done, in words; an action that this version does not know keeps its name. */
export function actionText(t: Translate, action: string): string {
  return t(`audit.action.${action.replaceAll('.', '-')}`, {}, action);
}

/** What came of it, in words. */
export function resultText(t: Translate, result: string): string {
  return t(`audit.result.${result}`, {}, result);
}

/** The name of one detail, in words. */
export function detailText(t: Translate, name: string): string {
  return t(`audit.detail.${name}`, {}, name);
}

/** The value of one detail; words of the program are translated, everything else stays as it was written down. */
export function valueText(t: Translate, name: string, value: string | number | boolean | null): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
  const text = String(value);
  if (name === 'from' || name === 'to') return t(`evaluations.status.${text}`, {}, text);
  if (name === 'approval') return t(`audit.value.${text}`, {}, text);
  if (name === 'by') return t(`audit.former-by.${text}`, {}, text);
  if (name === 'fields')
    return text
      .split(', ')
      .map((field) => t(`audit.field.${field}`, {}, field))
      .join(', ');
  return text;
}
