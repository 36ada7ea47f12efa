import { useTexts } from '../../shared/texts/i18n.ts';
import { type Tip } from './evaluation-view.ts';
import styles from './page.module.css';
import { shortName } from './short-name.ts';

/** Of the part of a page that tells its steps in full. */
export const stepsId = 'steps';

/** What to do first, beside the verdict: the person who reads no further knows it. */
export function NextStep({ tip }: { tip: Tip | undefined }) {
  const t = useTexts();
  if (tip === undefined) return null;
  return (
    <p className={`stack gap-1 pad-2 tint-brand hide-in-print anywhere ${styles.next}`}>
      <span className="text-3 strong brand">{t('evaluation.next.label')}</span>
      <a className="ink" dir="auto" href={`#${stepsId}`}>
        {shortName(tip.text)}
      </a>
    </p>
  );
}
