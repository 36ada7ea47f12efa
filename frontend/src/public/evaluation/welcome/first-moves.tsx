import { useTexts } from '../../../shared/texts/i18n.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import { TipList } from '../tip-list.tsx';
import { readingTime, topTips } from '../viewer.ts';

/** The first steps of the one ranking, and how long the short and the whole way through the evaluation take. */
export function FirstMoves({ view }: { view: EvaluationView }) {
  const t = useTexts();
  const tips = topTips(view);
  const { seconds, minutes } = readingTime(view);
  const time = { count: minutes, seconds, minutes };
  return (
    <>
      {tips.length > 0 && (
        <section>
          <h2>{t('evaluation.welcome.moves-title')}</h2>
          <TipList tips={tips} />
        </section>
      )}
      <section className="line-above">
        <h2 className="text-5">{t('evaluation.welcome.time-title', time)}</h2>
        <p className="soft measure">{t('evaluation.welcome.time-text', time)}</p>
      </section>
    </>
  );
}
