import { useState } from 'react';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ScoreBar } from '../../ui/score-bar.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import { type TipOfSection } from '../ranked-tips.ts';
import { shortName } from '../short-name.ts';
import { possibleTips, resultWith } from '../what-if.ts';
import styles from './what-if.module.css';

/** Shown before the reader asks for the rest. */
const firstTips = 6;

interface WhatIfProps {
  view: EvaluationView;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

/** Lets the reader tick tips and see the result they would bring. */
export function WhatIf({ view, ticked, onTick }: Readonly<WhatIfProps>) {
  const t = useTexts();
  const [all, setAll] = useState(false);
  const tips = possibleTips(view);
  if (tips.length === 0) return null;
  const shown = all ? tips : tips.slice(0, firstTips);
  const rest = tips.length - shown.length;
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  return (
    <section className={`tint-mist rounder hide-in-print ${styles.whatIf}`}>
      <h2>{t('evaluation.what-if.title')}</h2>
      <p className={styles.lead}>{t('evaluation.what-if.lead')}</p>
      <Outcome ticked={ticked} view={view} />
      <fieldset className="stack may-shrink">
        <legend className="visually-hidden">{t('evaluation.what-if.legend')}</legend>
        {shown.map((tip) => (
          <TipBox checked={ticked.has(tip.id)} key={tip.id} onToggle={() => toggle(tip.id)} tip={tip} />
        ))}
      </fieldset>
      <div className={`cluster space-above-2 ${styles.actions}`}>
        {rest > 0 && (
          <Button look="plain" onClick={() => setAll(true)}>
            {t('evaluation.what-if.more', { count: rest })}
          </Button>
        )}
        {ticked.size > 0 && (
          <Button look="plain" onClick={() => onTick(new Set())}>
            {t('evaluation.what-if.clear')}
          </Button>
        )}
      </div>
      {ticked.size > 0 && view.solutions.length > 0 && (
        <p className="text-3 soft">{t('evaluation.what-if.sent')}</p>
      )}
    </section>
  );
}

function Outcome({ view, ticked }: Readonly<Pick<WhatIfProps, 'view' | 'ticked'>>) {
  const t = useTexts();
  const outlook = resultWith(view, ticked);
  const values = {
    from: formatPercent(view.percentage),
    to: formatPercent(outlook.percentage),
    score: formatNumber(outlook.score),
    max: formatNumber(outlook.maxScore),
  };
  return (
    <div className={`stack ${styles.outcome}`}>
      <ScoreBar average={0} percentage={outlook.percentage} />
      <p aria-live="polite" className="strong numeric">
        {t(ticked.size === 0 ? 'evaluation.what-if.none' : 'evaluation.what-if.result', values)}
      </p>
    </div>
  );
}

interface TipBoxProps {
  tip: TipOfSection;
  checked: boolean;
  onToggle: () => void;
}

function TipBox({ tip, checked, onToggle }: Readonly<TipBoxProps>) {
  const t = useTexts();
  return (
    <label className={`align-center card pad-3 anywhere ${styles.tip}`}>
      <input checked={checked} onChange={onToggle} type="checkbox" />
      <span dir="auto">{shortName(tip.text)}</span>
      <span className={`cluster gap-line text-3 soft ${styles.reason}`}>
        <bdi>{tip.sectionName}</bdi>
        <span>{t('evaluation.tip.points', { count: tip.points, points: formatNumber(tip.points) })}</span>
      </span>
    </label>
  );
}
