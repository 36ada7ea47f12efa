import { type RefObject } from 'react';
import { scoreBand } from '../../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Brand } from '../../ui/brand.tsx';
import { ChangeLine } from '../change/change-line.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import { headlineOf, reasonsOf, type Headline } from '../headline.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  view: EvaluationView;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Stands in place of the verdict where there is none. */
  instead?: string;
}

/**
 * The dark head of the page: the result before anything else. The verdict in one sentence, the score, its band in words, the
 * place among the others; without a result to judge the title is all.
 */
export function Verdict({ view, heading, instead }: VerdictProps) {
  const t = useTexts();
  const headline = instead === undefined ? headlineOf(view) : null;
  const { position } = view;
  return (
    <header className={styles.hero}>
      <div className={`center ${styles.inner}`}>
        <div className={`cluster gap-wide spread align-center ${styles.top}`}>
          <Brand />
          <Names view={view} />
        </div>
        <div className={`stack ${styles.words}`}>
          <h1
            className={headline === null ? undefined : `text-4 ${styles.eyebrow}`}
            ref={heading}
            tabIndex={-1}
          >
            {t('evaluation.welcome.title')}
          </h1>
          {headline !== null && <Sentences headline={headline} />}
          {instead !== undefined && <p className="text-5 strong">{instead}</p>}
          {position !== null && (
            <p className={`text-4 ${styles.place}`}>
              {t('evaluation.position.ahead', {
                count: position.n,
                ahead: formatNumber(position.ahead),
                n: formatNumber(position.n),
              })}
            </p>
          )}
          <ChangeLine change={view.change} className={`text-4 ${styles.place}`} now={view.percentage} />
        </div>
        {headline !== null && (
          <p className={`numeric ${styles.score}`}>
            <span className={`bold ${styles.percent}`}>{formatPercent(view.percentage)}</span>
            <span className={`bold text-5 ${styles.band}`}>{t(scoreBand(view.percentage).wordKey)}</span>
            <span className={`text-3 ${styles.points}`}>
              {t('evaluation.score.points', {
                score: formatNumber(view.score),
                max: formatNumber(view.maxScore),
              })}
            </span>
          </p>
        )}
      </div>
    </header>
  );
}

/** The verdict, what to do first and why that, and where the result is weakest. */
function Sentences({ headline }: { headline: Headline }) {
  const t = useTexts();
  return (
    <>
      <p className={`bold anywhere ${styles.sentence}`}>{t(headline.key)}</p>
      {headline.step !== '' && (
        <p className={`text-5 anywhere ${styles.place}`} dir="auto">
          <span className={`strong ${styles.step}`}>{headline.step}</span> {reasonsOf(headline, t)}
        </p>
      )}
    </>
  );
}

/** Whose result it is. */
function Names({ view: { clientName, clinicName } }: { view: EvaluationView }) {
  const t = useTexts();
  const names = [clientName, clinicName].filter((name) => name !== '');
  if (names.length === 0) return null;
  return (
    <dl className={`text-3 anywhere ${styles.names}`}>
      <dt className="visually-hidden">{t('evaluation.welcome.for')}</dt>
      {names.map((name, index) => (
        <dd className={index === 0 ? 'strong' : undefined} key={index}>
          <bdi>{name}</bdi>
        </dd>
      ))}
    </dl>
  );
}
