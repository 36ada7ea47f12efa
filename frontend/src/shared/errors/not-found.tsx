import { usePageTitle } from '../a11y/use-page-title.ts';
import { useTexts } from '../texts/i18n.ts';
import styles from './error-page.module.css';

interface NotFoundProps {
  /** Where the way out leads. */
  homePath?: string;
}

/** The page of an address that leads nowhere. */
export function NotFound({ homePath = '/' }: NotFoundProps) {
  const t = useTexts();
  usePageTitle(t('error.not-found.title'));
  return (
    <div className={`stack gap-4 justify-start ${styles.page}`}>
      <h1 className={`text-6 ${styles.title}`}>{t('error.not-found.title')}</h1>
      <p className="text-4 soft roomy">{t('error.not-found.text')}</p>
      <a className={`inline-row fill-brand ${styles.action}`} href={homePath}>
        {t('error.not-found.home')}
      </a>
    </div>
  );
}
