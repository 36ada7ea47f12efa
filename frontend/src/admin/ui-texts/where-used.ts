import { type Translate } from '../../shared/texts/i18n.ts';
import { type CatalogueText } from './ui-texts.api.ts';

/** Mails that can be looked at before they are sent. */
const previewed = [
  'result',
  'receipt',
  'share',
  'offer',
  'confirm',
  'continue',
  'invitation',
  'again',
  'reminder',
  'code',
];

/** Where a text is shown, in the words of the screens; its context where its key tells nothing more. */
export function whereUsed({ context, key, isBuiltIn }: CatalogueText, t: Translate): string {
  if (!isBuiltIn) return t('ui-texts.used.unknown');
  const [area = '', part = ''] = key.split('.');
  const place = context === 'email' || context === 'landing' ? `${area}-${part}` : area;
  return t(`ui-texts.used.${place}`, {}, t(`ui-texts.used.${area}`, {}, t(`ui-texts.context.${context}`)));
}

/** The kind of mail that a text stands in; null for other texts and for those of every mail. */
export function previewedMail({ context, key }: Pick<CatalogueText, 'context' | 'key'>): string | null {
  const kind = key.split('.')[1] ?? '';
  return context === 'email' && previewed.includes(kind) ? kind : null;
}

/** Texts that belong to no questionnaire: there only those for everybody are shown. */
export const isForEverybody = ({ context, key }: Pick<CatalogueText, 'context' | 'key'>): boolean =>
  context === 'landing' || key.startsWith('email.code.');
