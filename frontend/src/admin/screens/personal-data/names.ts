import { type Translate } from '../../../shared/texts/i18n.ts';

/** What is typed before a record is erased: the person's name, else the address or the clinic. */
export function nameToType(
  t: Translate,
  { name = '', clientName = name, clientEmail = '', clinicName = '' }: Partial<Names>,
): string {
  return clientName || clientEmail || clinicName || t('evaluations.nameless');
}

type Names = Record<'name' | 'clientName' | 'clientEmail' | 'clinicName', string>;
