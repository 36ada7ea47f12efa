import { Link } from 'react-router-dom';
import { formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { shareOf } from '../ui/gauge-geometry.ts';
import styles from './contents.module.css';
import { type EvaluationView } from './evaluation-view.ts';
import { stepQuery } from './viewer.ts';
import { WeakestMark } from './weakest-mark.tsx';

interface ContentsProps {
  sections: EvaluationView['sections'];
  search: string;
  /** The step that is shown: 0 the welcome, n + 1 the summary. */
  number: number;
  /** The id of the area with the lowest result. */
  weakest: number | undefined;
}

/** All pages with their results at the side of wide windows; narrow ones have the navigator alone. */
export function Contents({ sections, search, number, weakest }: ContentsProps) {
  const t = useTexts();
  // The summary has bars of its own.
  const hasBars = number <= sections.length;
  const at = (step: number) => ({
    'aria-current': step === number ? ('page' as const) : undefined,
    className: `block anywhere ${styles.link}`,
    to: { search: stepQuery(step, search) },
  });
  return (
    <nav aria-label={t('evaluation.contents.label')} className={`hide-in-print text-3 ${styles.contents}`}>
      <ol className={styles.list}>
        {sections.map(({ id, name, percentage }, index) => (
          <li key={id}>
            <Link {...at(index + 1)}>
              <span className="row gap-4 spread">
                <bdi className="may-shrink">{name}</bdi>
                <span className="fixed strong numeric">{formatPercent(percentage)}</span>
              </span>
              {hasBars && (
                <span aria-hidden="true" className={`block ${styles.track}`}>
                  <span className="block" style={{ inlineSize: `${shareOf(percentage) * 100}%` }} />
                </span>
              )}
              {id === weakest && <WeakestMark />}
            </Link>
          </li>
        ))}
        <li>
          <Link {...at(sections.length + 1)}>{t('evaluation.summary.title')}</Link>
        </li>
      </ol>
    </nav>
  );
}
