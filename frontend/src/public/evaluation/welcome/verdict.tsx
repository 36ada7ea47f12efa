import { type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { scoreBand } from '../../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Brand } from '../../ui/brand.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import { headlineOf, reasonsOf, type Headline } from '../headline.ts';
import { stepsId } from '../next-step.tsx';
import { type TipOfSection } from '../ranked-tips.ts';
import { shortName } from '../short-name.ts';
import { solutionsServeSteps } from '../solutions.ts';
import { StepFacts } from '../step-facts.tsx';
import { stepQuery } from '../viewer.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  view: EvaluationView;
  heading: RefObject<HTMLHeadingElement | null>;
  /**
   * Query of the page's address; null in the server, which knows no router: its link leads there before any script has run, and is
   * as large as the one that follows it, so that the first view stays the last one that is drawn.
   */
  search: string | null;
  /** Stands in place of the verdict where there is none. */
  instead?: string;
}

/**
 * The dark head of the page: the result before anything else. The verdict in one sentence, the score with its band in words, the
 * first step with its reason, the place among the others; without a result to judge the title is all.
 */
export function Verdict({ view, heading, search, instead }: VerdictProps) {
  const t = useTexts();
  const headline = instead === undefined ? headlineOf(view) : null;
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={`row gap-4 spread align-center ${styles.top}`}>
          <Brand />
          <Names view={view} />
        </div>
        <div className={`stack ${styles.words}`}>
          <h1
            className={headline === null ? undefined : `text-3 ${styles.eyebrow}`}
            ref={heading}
            tabIndex={-1}
          >
            {t('evaluation.welcome.title')}
          </h1>
          {headline !== null && <p className={`bold anywhere ${styles.sentence}`}>{t(headline.key)}</p>}
          {instead !== undefined && <p className="text-5 strong">{instead}</p>}
        </div>
        {headline !== null && (
          <div className={`numeric ${styles.score}`}>
            <p className={styles.result}>
              <span className={`bold ${styles.percent}`}>{formatPercent(view.percentage)}</span>
              <span className="bold text-5">{t(scoreBand(view.percentage).wordKey)}</span>
              <span className={`text-3 ${styles.soft}`}>
                {t('evaluation.score.points', {
                  score: formatNumber(view.score),
                  max: formatNumber(view.maxScore),
                })}
              </span>
            </p>
            <Place position={view.position} />
          </div>
        )}
        {headline?.step && <FirstStep headline={headline} search={search} step={headline.step} view={view} />}
      </div>
    </header>
  );
}

interface FirstStepProps extends Pick<VerdictProps, 'view' | 'search'> {
  headline: Headline;
  step: TipOfSection;
}

/** What to do first, what it brings, why that, and where the result is weakest; it leads to the area that says how. */
function FirstStep({ view, headline, search, step }: FirstStepProps) {
  const t = useTexts();
  const reasons = reasonsOf(headline, t);
  const area = view.sections.findIndex(({ name }) => name === step.sectionName);
  const solution = view.sections[area]?.solutions.find(({ id }) => id === step.productId);
  const name = shortName(step.text);
  return (
    <div className={`stack gap-1 anywhere ${styles.step}`}>
      <p className={`text-3 strong ${styles.soft}`}>{t('evaluation.next.label')}</p>
      <p className="text-5 strong" dir="auto">
        {search === null ? (
          <a href={`${stepQuery(area + 1, '')}#${stepsId}`}>{name}</a>
        ) : (
          <Link to={{ search: stepQuery(area + 1, search), hash: stepsId }}>{name}</Link>
        )}
      </p>
      <StepFacts tip={step}>
        {step.productId === undefined && solutionsServeSteps(view) && (
          <span>{t('evaluation.next.no-product')}</span>
        )}
        {solution && solution.priceNote !== null && (
          <>
            <span>{t('evaluation.plan.solution', { name: solution.name })}</span>
            <span dir="auto">{t('evaluation.product.price', { note: solution.priceNote })}</span>
          </>
        )}
      </StepFacts>
      {reasons !== '' && <p className={styles.soft}>{reasons}</p>}
    </div>
  );
}

/** How many of the others have a lower result, where any has. */
function Place({ position }: Pick<EvaluationView, 'position'>) {
  const t = useTexts();
  if (position === null || position.ahead === 0) return null;
  const { ahead, n } = position;
  return (
    <p className={`text-3 ${styles.soft}`}>
      {t('evaluation.position.ahead', { count: n, ahead: formatNumber(ahead), n: formatNumber(n) })}
    </p>
  );
}

/** Whose result it is; what does not fit is cut, and can be had whole. */
function Names({ view: { clientName, clinicName } }: { view: EvaluationView }) {
  const t = useTexts();
  const names = [clientName, clinicName].filter((name) => name !== '');
  if (names.length === 0) return null;
  return (
    <dl className={`text-3 ${styles.names}`}>
      <dt className="visually-hidden">{t('evaluation.welcome.for')}</dt>
      {names.map((name, index) => (
        <dd className={`truncate ${index === 0 ? 'strong' : ''}`} key={index} title={name}>
          <bdi>{name}</bdi>
        </dd>
      ))}
    </dl>
  );
}
