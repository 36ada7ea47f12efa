import { useTexts } from '../../shared/texts/i18n.ts';
import mark from '../../shared/theme/mark.svg';
import { inThisLanguage } from '../language.ts';
import styles from './brand.module.css';

/** Mark and name of the product, leading home. */
export function Brand() {
  const t = useTexts();
  return (
    <a className={`inline-row gap-3 text-4 bold ${styles.brand}`} href={inThisLanguage('/')}>
      <img className="fixed" alt="" height="34" src={mark} width="34" />
      <span>{t('app.title')}</span>
    </a>
  );
}
