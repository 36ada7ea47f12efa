import { useTexts } from '../../../shared/texts/i18n.ts';
import { ChangeLine } from '../change/change-line.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import { stepsAfterHeadline } from '../steps-once.ts';
import { TipList } from '../tip-list.tsx';
import { readingMinutes, topTips } from '../viewer.ts';

/**
 * What has changed since last time, the first steps of the one ranking that the headline does not name, and how long the whole
 * evaluation takes to read.
 */
export function FirstMoves({ view }: { view: EvaluationView }) {
  const t = useTexts();
  const tips = stepsAfterHeadline(view);
  const minutes = readingMinutes(view);
  const isFirst = tips.length === topTips(view).length;
  return (
    <section>
      <ChangeLine change={view.change} className="space-below-4" now={view.percentage} />
      {tips.length > 0 && (
        <>
          <h2 className="text-5">{t(`evaluation.welcome.${isFirst ? 'moves' : 'next'}-title`)}</h2>
          <TipList from={isFirst ? 1 : 2} tips={tips} />
        </>
      )}
      <p className="soft space-above-4">{t('evaluation.welcome.time', { count: minutes, minutes })}</p>
    </section>
  );
}
