import { type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EvaluationFoot } from '../evaluation-foot.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import pageStyles from '../page.module.css';
import { Paragraphs } from '../prose.tsx';
import { FirstMoves } from './first-moves.tsx';
import { HowToRead } from './how-to-read.tsx';
import { SectionTable } from './section-table.tsx';
import { Verdict } from './verdict.tsx';
import styles from './welcome.module.css';

interface WelcomePageProps {
  view: EvaluationView;
  onStart: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Stands at the side of wide windows. */
  contents: ReactNode;
}

/** A letter that begins with the result and what to do first, then says what follows and how to read it. */
export function WelcomePage({ view, onStart, heading, contents }: WelcomePageProps) {
  const t = useTexts();
  const { greeting, content, tips } = view.welcome;
  return (
    <>
      <Verdict heading={heading} view={view} />
      <main className={`stack gap-7 center ${pageStyles.page} ${styles.main}`}>
        <FirstMoves view={view} />
        <div className={pageStyles.side}>
          <div>{contents}</div>
        </div>
        <section className="stack gap-4">
          <p className="text-5 strong brand pre-line" dir="auto">
            {greeting === '' ? t('evaluation.welcome.greeting') : greeting}
          </p>
          <Paragraphs text={content === '' ? t('evaluation.welcome.content') : content} />
          {view.reviewer !== '' && (
            <div className="row gap-4 align-center">
              <Picture alt="" kind="person" path={view.reviewerPicture} />
              <p className="strong anywhere">
                {t('evaluation.approval.reviewer', { reviewer: view.reviewer })}
              </p>
            </div>
          )}
        </section>
        {view.sections.length > 0 && <SectionTable sections={view.sections} />}
        {view.maxScore > 0 && <HowToRead average={view.average} percentage={view.percentage} />}
        <section className={styles.tips}>
          <h2>{t('evaluation.welcome.tips-title')}</h2>
          <Paragraphs text={tips === '' ? t('evaluation.welcome.tips') : tips} />
        </section>
        <RecommendationCards />
        <EvaluationFoot organisation={view.organisation} />
      </main>
      <div className={`stack gap-0 justify-center hide-in-print ${styles.start}`}>
        <Button onClick={onStart}>{t('evaluation.welcome.start')}</Button>
      </div>
    </>
  );
}

/** Line drawings on a 40 unit square. */
const cards = [
  { name: 'efficiency', drawing: 'M6 28l9-9 7 6 12-14M25 11h9v9' },
  { name: 'patients', drawing: 'M20 33S6 25 6 15a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 10-14 18-14 18z' },
  { name: 'ai', drawing: 'M20 5l3.5 11.500L35 20l-11.5 3.500L20 35l-3.5-11.500L5 20l11.5-3.500z' },
  { name: 'automation', drawing: 'M33 20a13 13 0 0 1-23 8M7 20a13 13 0 0 1 23-8M30 5v7h-7M10 35v-7h7' },
] as const;

/** The four kinds of benefit that the recommendations aim at. */
function RecommendationCards() {
  const t = useTexts();
  return (
    <section>
      <h2>{t('evaluation.welcome.cards-title')}</h2>
      <ul className={styles.cards}>
        {cards.map(({ name, drawing }) => (
          <li className="stack content-start" key={name}>
            <svg aria-hidden="true" className="drawing" viewBox="0 0 40 40">
              <path d={drawing} />
            </svg>
            <h3>{t(`evaluation.card.${name}`)}</h3>
            <p className="text-3 soft">{t(`evaluation.card.${name}-text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
