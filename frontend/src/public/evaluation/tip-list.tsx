import { type ReactNode } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Tip } from './evaluation-view.ts';
import styles from './page.module.css';
import { shortName } from './short-name.ts';

/** Tips as numbered next steps, each with what it could bring. */
export function TipList({ tips }: Readonly<{ tips: readonly (Tip & { sectionName?: string })[] }>) {
  const t = useTexts();
  return (
    <TipItems>
      {tips.map((tip, index) => (
        <TipItem
          area={tip.sectionName}
          gain={
            tip.points > 0 &&
            t('evaluation.tip.points', { count: tip.points, points: formatNumber(tip.points) })
          }
          key={index}
          name={shortName(tip.text)}
          rest={tip.text.slice(shortName(tip.text).length)}
        />
      ))}
    </TipItems>
  );
}

/** `children`: a `TipItem` for each. */
export function TipItems({ children }: Readonly<{ children: ReactNode }>) {
  return <ol className={`stack gap-4 ${styles.tips}`}>{children}</ol>;
}

interface TipItemProps {
  /** The first sentence, and what follows it. */
  name: string;
  rest: string;
  area?: string | undefined;
  gain: string | false;
}

export function TipItem({ name, rest, area, gain }: Readonly<TipItemProps>) {
  return (
    <li className={`stack gap-1 text-4 anywhere relative unbroken ${styles.tip}`}>
      <p dir="auto">
        <span className="strong">{name}</span>
        {rest}
      </p>
      <p className="cluster gap-line text-3 soft hide-empty">
        {area !== undefined && <bdi>{area}</bdi>}
        {gain !== false && <span>{gain}</span>}
      </p>
    </li>
  );
}
