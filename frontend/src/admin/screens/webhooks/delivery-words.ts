import { formatNumber } from '../../../shared/texts/format.ts';
import { type Translate } from '../../../shared/texts/i18n.ts';
import { type Delivery } from './webhooks.api.ts';

/** What happened, in words. */
export const eventText = (t: Translate, event: string): string =>
  t(`webhooks.event.${event.replace('.', '-')}`, {}, event);

/** What the last try brought: the answer's status, or why there was none, and how long it took; '' before the first. */
export function outcomeText(t: Translate, { status, code, ms, triedAt }: Delivery): string {
  if (triedAt === null) return code === null ? '' : reasonText(t, code);
  const outcome = status === null ? reasonText(t, code ?? '') : t('webhooks.log.status', { status });
  const redirect = code === 'redirect_refused' ? ` – ${reasonText(t, code)}` : '';
  return ms === null
    ? outcome
    : t('webhooks.log.outcome', { said: outcome + redirect, ms: formatNumber(ms, 0) });
}

const reasonText = (t: Translate, code: string): string =>
  t(`webhooks.reason.${code.replaceAll('_', '-')}`, {}, t('webhooks.reason.other'));
