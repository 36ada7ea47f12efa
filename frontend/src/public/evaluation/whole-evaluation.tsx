import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../shared/texts/i18n.ts';
import { EvaluationFoot } from './evaluation-foot.tsx';
import { type EvaluationView } from './evaluation-view.ts';
import pageStyles from './page.module.css';
import { SectionContent } from './section/section-page.tsx';
import { shortName } from './short-name.ts';
import { SummaryContent } from './summary/summary-page.tsx';
import { TipList } from './tip-list.tsx';
import { topTips } from './viewer.ts';
import styles from './whole-evaluation.module.css';

interface WholeEvaluationProps {
  view: EvaluationView;
  preview: boolean;
}

/** Every step one after another, for paper. */
export function WholeEvaluation({ view, preview }: WholeEvaluationProps) {
  const t = useTexts();
  // Each area tells its own in full.
  const tips = topTips(view).map((tip) => ({ ...tip, text: shortName(tip.text) }));
  return (
    <div className={styles.whole}>
      <header className={styles.cover}>
        <h1>{t('evaluation.page.title')}</h1>
        <p>
          <bdi>{view.clientName}</bdi>
        </p>
        <p>
          <bdi>{view.clinicName}</bdi>
        </p>
      </header>
      <article className={`stack gap-7 center-reading ${pageStyles.page}`}>
        <SummaryContent heading={null} preview={preview} search="" view={view}>
          {tips.length > 0 && (
            <section>
              <h2>{t('evaluation.summary.tips')}</h2>
              <TipList tips={tips} />
            </section>
          )}
        </SummaryContent>
      </article>
      {view.sections.map((section) => (
        <article
          className={`stack gap-7 center-reading ${pageStyles.page} ${styles.section ?? ''}`}
          key={section.id}
        >
          <SectionContent heading={null} preview={preview} section={section} />
        </article>
      ))}
      <EvaluationFoot organisation={view.organisation} />
    </div>
  );
}

/** Whether the browser is about to print; what is for paper only has to stand in the page before it does. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
