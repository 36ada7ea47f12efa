import { type RefObject } from 'react';
import { scoreBand } from '../../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { type EvaluationView, type SectionView } from '../evaluation-view.ts';
import { Paragraphs } from '../prose.tsx';
import { readingMinutes } from '../viewer.ts';
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
      <main className={`stack center-reading ${styles.main}`}>
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
      <div className={`stack gap-0 justify-center hide-in-print ${styles.start}`}>
        <Button onClick={onStart}>{t('evaluation.welcome.start')}</Button>
      </div>
    </>
  );
}

function Names({ view }: Readonly<{ view: EvaluationView }>) {
  const t = useTexts();
  if (view.clientName === '' && view.clinicName === '') return null;
  return (
    <dl className="stack gap-0 text-4 anywhere">
      <dt className={`text-3 ${styles.for}`}>{t('evaluation.welcome.for')}</dt>
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
      <ul className={`columns ${styles.cards}`}>
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

/** The areas and how much each counts; on small screens every row becomes a card with its labels inside. */
function SectionTable({
  sections,
  minutes,
}: Readonly<{ sections: readonly SectionView[]; minutes: number }>) {
  const t = useTexts();
  const columns = ['questions', 'points', 'weight'] as const;
  return (
    <section>
      <h2>{t('evaluation.welcome.sections-title')}</h2>
      <p className="space-below-4 soft">
        {t('evaluation.welcome.sections-text', { count: sections.length, minutes })}
      </p>
      <table className={`full numeric ${styles.table}`}>
        <thead className="hide-on-phone">
          <tr>
            <th scope="col">{t('evaluation.welcome.column-section')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`evaluation.welcome.column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.id}>
              <th className="anywhere" scope="row">
                <bdi>{section.name}</bdi>
              </th>
              <td data-label={t('evaluation.welcome.column-questions')}>
                {formatNumber(section.questions.length)}
              </td>
              <td data-label={t('evaluation.welcome.column-points')}>{formatNumber(section.maxScore)}</td>
              <td data-label={t('evaluation.welcome.column-weight')}>
                {formatPercent(section.weightPercent)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const example = { percentage: 68, average: 54 };
const ranges = [
  { from: 75, to: 100 },
  { from: 50, to: 75 },
  { from: 25, to: 50 },
  { from: 0, to: 25 },
] as const;

/** Explains the gauge with the gauge itself. */
function ReadingExample() {
  const t = useTexts();
  return (
    <section>
      <h2>{t('evaluation.welcome.example-title')}</h2>
      <div className={`align-center tint-mist rounder ${styles.example}`}>
        <figure className="stack">
          <Gauge average={example.average} percentage={example.percentage} />
          <figcaption className="text-2 soft text-center">{t('evaluation.welcome.example-note')}</figcaption>
        </figure>
        <div className="stack gap-4">
          <p>{t('evaluation.welcome.example-text')}</p>
          <ul className={`text-3 ${styles.ranges}`}>
            {ranges.map(({ from, to }) => {
              const { colorVar, wordKey } = scoreBand(from);
              return (
                <li className="row align-center" key={from}>
                  <span aria-hidden="true" className="swatch" style={{ backgroundColor: colorVar }} />
                  {t('evaluation.welcome.band', { word: t(wordKey), from, to })}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
