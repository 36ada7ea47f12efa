import { useTexts } from '../../../shared/texts/i18n.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import { Paragraphs } from '../prose.tsx';
import { Trust } from '../trust.tsx';
import { HowToRead } from './how-to-read.tsx';
import { SectionTable } from './section-table.tsx';
import styles from './welcome.module.css';

/** What the clinic reads before it starts: what was looked at, how to read it, and how it was made. */
export function Letter({ view, preview }: { view: EvaluationView; preview: boolean }) {
  const t = useTexts();
  const { greeting, content, tips } = view.welcome;
  return (
    <>
      <section className="stack gap-3">
        <p className="text-5 strong pre-line" dir="auto">
          {greeting === '' ? t('evaluation.welcome.greeting') : greeting}
        </p>
        <Paragraphs text={content === '' ? t('evaluation.welcome.content') : content} />
      </section>
      {view.sections.length > 0 && <SectionTable sections={view.sections} />}
      {view.maxScore > 0 && <HowToRead average={view.average} percentage={view.percentage} />}
      <section>
        <h2 className="text-5">{t('evaluation.welcome.tips-title')}</h2>
        <Paragraphs text={tips === '' ? t('evaluation.welcome.tips') : tips} />
      </section>
      {view.sections.some((section) => section.tips.length > 0) && <RecommendationCards />}
      <Trust preview={preview} view={view} />
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
      <h2 className="text-5">{t('evaluation.welcome.cards-title')}</h2>
      <ul className={styles.cards}>
        {cards.map(({ name, drawing }) => (
          <li className="row gap-4 align-start" key={name}>
            <svg aria-hidden="true" className="drawing fixed" viewBox="0 0 40 40">
              <path d={drawing} />
            </svg>
            <div>
              <h3>{t(`evaluation.card.${name}`)}</h3>
              <p className="text-3 soft">{t(`evaluation.card.${name}-text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
