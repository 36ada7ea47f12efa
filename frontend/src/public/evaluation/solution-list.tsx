import { formatPercent } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { buttonClass } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { useFollowReport } from './client-events.ts';
import { type Solution } from './evaluation-view.ts';
import styles from './page.module.css';

interface SolutionListProps {
  solutions: readonly Solution[];
  /** Text key of the sentence with the possible gain. */
  gainKey: 'evaluation.product.gain-section' | 'evaluation.product.gain-total';
}

/** Products that could close a gap, honest about how much. */
export function SolutionList({ solutions, gainKey }: Readonly<SolutionListProps>) {
  const t = useTexts();
  return (
    <ul className={styles.solutions}>
      {solutions.map((solution) => (
        <li className={styles.solution} key={solution.id}>
          <h3>
            <bdi>{solution.name}</bdi>
          </h3>
          {solution.percentage > 0 && (
            <p className={styles.gain}>{t(gainKey, { percent: formatPercent(solution.percentage) })}</p>
          )}
          {solution.description !== '' && <p dir="auto">{solution.description}</p>}
          {solution.url !== null && <MoreLink solution={solution} url={solution.url} />}
        </li>
      ))}
    </ul>
  );
}

function MoreLink({ solution, url }: Readonly<{ solution: Solution; url: string }>) {
  const t = useTexts();
  const report = useFollowReport(solution.id);
  return (
    <ExternalLink className={`${buttonClass('plain')} ${styles.more ?? ''}`} href={url} onFollow={report}>
      {t('evaluation.product.more')}
      <span className="visually-hidden">: {solution.name}</span>
    </ExternalLink>
  );
}
