import { useTexts } from '../../../shared/texts/i18n.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useFollowReport } from '../client-events.ts';
import styles from './summary.module.css';

/** The summary's one main action, always in reach at the bottom. */
export function ConsultationBar({ url }: Readonly<{ url: string }>) {
  const t = useTexts();
  const report = useFollowReport('consultation');
  return (
    <aside className={`cluster gap-wide align-center hide-in-print ${styles.consultation}`}>
      <p className="strong">{t('evaluation.summary.offer-text')}</p>
      <ExternalLink className={buttonClass('onDark')} href={url} onFollow={report}>
        {t('evaluation.summary.consultation')}
      </ExternalLink>
    </aside>
  );
}
