import { useTexts } from '../../shared/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { type EvaluationView } from './evaluation-view.ts';
import styles from './viewer.module.css';

interface ViewerHeaderProps {
  view: EvaluationView;
  onShare: () => void;
}

/** Whose evaluation this is, and the way to share it. */
export function ViewerHeader({ view, onShare }: Readonly<ViewerHeaderProps>) {
  const t = useTexts();
  return (
    <header className={`row gap-wide spread align-center pad-4 center-reading ${styles.header}`}>
      <div className="may-shrink">
        <p className={`bold ${styles.headerTitle}`}>{t('evaluation.page.title')}</p>
        <p className={`cluster gap-line may-shrink soft anywhere ${styles.headerNames}`}>
          {view.clientName !== '' && <bdi className={`strong ${styles.client}`}>{view.clientName}</bdi>}
          {view.clinicName !== '' && <bdi>{view.clinicName}</bdi>}
        </p>
      </div>
      <Button aria-haspopup="dialog" look="quiet" onClick={onShare}>
        <svg aria-hidden="true" height="16" viewBox="0 0 16 16" width="16">
          <path
            d="M8 10.500V1.500M4.500 5L8 1.500 11.500 5M3 8.500v6h10v-6"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="1.8"
          />
        </svg>
        <span className="hide-on-phone">{t('evaluation.share.open')}</span>
      </Button>
    </header>
  );
}
