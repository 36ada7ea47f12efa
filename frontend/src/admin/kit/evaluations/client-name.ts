import { type Translate } from '../../../shared/texts/i18n.ts';

/** What a response is called: by the client's name, else by the clinic's or the address, so that a link to it is never empty. */
export const clientNameOf = (
  t: Translate,
  {
    clientName,
    clinicName,
    clientEmail = '',
  }: { clientName: string; clinicName: string; clientEmail?: string },
): string => clientName || clinicName || clientEmail || t('evaluations.nameless');
