import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Tip } from './evaluation-view.ts';
import styles from './page.module.css';
import { shortName } from './short-name.ts';

/** Tips as numbered next steps, each with what it could bring. */
export function TipList({ tips }: { tips: readonly (Tip & { sectionName?: string })[] }) {
  const t = useTexts();
  return (
    <ol className={`stack gap-4 ${styles.tips}`}>
      {tips.map(({ text, points, sectionName }, index) => {
        const name = shortName(text);
        return (
          <li className={`stack gap-1 text-4 anywhere relative unbroken ${styles.tip}`} key={index}>
            <p dir="auto">
              <span className="strong">{name}</span>
              {text.slice(name.length)}
            </p>
            <p className="cluster gap-line text-3 soft hide-empty">
              {sectionName !== undefined && <bdi>{sectionName}</bdi>}
              {points > 0 && (
                <span>{t('evaluation.tip.points', { count: points, points: formatNumber(points) })}</span>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
