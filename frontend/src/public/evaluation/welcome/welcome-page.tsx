import { type RefObject } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Brand } from '../../ui/brand.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import { Paragraphs } from '../prose.tsx';
import { readingMinutes } from '../viewer.ts';
import { ReadingExample } from './reading-example.tsx';
import { RecommendationCards } from './recommendation-cards.tsx';
import { SectionTable } from './section-table.tsx';
import styles from './welcome.module.css';

interface WelcomePageProps {
  view: EvaluationView;
  onStart: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Greets the clinic, says what follows and how to read it. */
export function WelcomePage({ view, onStart, heading }: Readonly<WelcomePageProps>) {
  const t = useTexts();
  const { greeting, content, tips } = view.welcome;
  return (
    <>
      <header className={styles.hero}>
        <div className={`stack gap-4 justify-start center-reading ${styles.heroInner}`}>
          <Brand />
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {t('evaluation.welcome.title')}
          </h1>
          <Names view={view} />
        </div>
      </header>
      <main className={`center-reading ${styles.main}`}>
        <section className="stack gap-4">
          <p className="text-5 strong brand pre-line" dir="auto">
            {greeting === '' ? t('evaluation.welcome.greeting') : greeting}
          </p>
          <Paragraphs text={content === '' ? t('evaluation.welcome.content') : content} />
        </section>
        {view.sections.length > 0 && <SectionTable minutes={readingMinutes(view)} sections={view.sections} />}
        <ReadingExample />
        <section className={styles.tips}>
          <h2>{t('evaluation.welcome.tips-title')}</h2>
          <Paragraphs text={tips === '' ? t('evaluation.welcome.tips') : tips} />
        </section>
        <RecommendationCards />
      </main>
      <div className={`hide-in-print ${styles.start}`}>
        <Button onClick={onStart}>{t('evaluation.welcome.start')}</Button>
      </div>
    </>
  );
}

function Names({ view }: Readonly<{ view: EvaluationView }>) {
  const t = useTexts();
  if (view.clientName === '' && view.clinicName === '') return null;
  return (
    <dl className={styles.names}>
      <dt>{t('evaluation.welcome.for')}</dt>
      {view.clientName !== '' && (
        <dd className="bold">
          <bdi>{view.clientName}</bdi>
        </dd>
      )}
      {view.clinicName !== '' && (
        <dd>
          <bdi>{view.clinicName}</bdi>
        </dd>
      )}
    </dl>
  );
}
