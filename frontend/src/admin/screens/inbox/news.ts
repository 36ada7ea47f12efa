import { formatNumber } from '../../../shared/texts/format.ts';
import { type Translate } from '../../../shared/texts/i18n.ts';
import { evaluationAddress, paths } from '../../addresses.ts';
import { type InboxItem } from './inbox.api.ts';

/** What has happened, in one sentence that names whom it is about. */
export function newsText(t: Translate, item: InboxItem): string {
  const { kind, detail, count, clientName, clinicName } = item;
  const who = [clientName, clinicName].filter((name) => name).join(', ');
  switch (kind) {
    case 'undelivered':
    case 'refused':
      return t(`inbox.news.mail-${detail ?? 'failed'}`, { who }, t('inbox.news.mail-failed', { who }));
    case 'offer':
      return t('inbox.news.offer', { who, product: detail ?? '' });
    case 'to-review':
    case 'unknown-answers':
      return t(`inbox.news.${kind}`, { number: formatNumber(count ?? 0, 0) });
    case 'job-failed':
      return t('inbox.news.job-failed', {
        kind: t(`jobs.kind.${detail ?? 'other'}`, {}, t('jobs.kind.other')),
      });
    default:
      return t(`inbox.news.${kind}`, { who });
  }
}

/** Where it is looked after. */
export function placeOf({ kind, evaluationId }: Pick<InboxItem, 'kind' | 'evaluationId'>): string {
  if (evaluationId !== null) return evaluationAddress(evaluationId);
  if (kind === 'to-review') return paths.dashboard;
  if (kind === 'unknown-answers') return `${paths.configuration}#unknown-answers`;
  return kind === 'job-failed' ? paths.backgroundWork : paths.settings;
}
