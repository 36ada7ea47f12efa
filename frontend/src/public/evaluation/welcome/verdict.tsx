import { type RefObject } from 'react';
import { scoreBand } from '../../../shared/score/score-band.ts';
import { formatNumber, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../../shared/texts/i18n.ts';
import { ChangeLine } from '../change/change-line.tsx';
import { type EvaluationView } from '../evaluation-view.ts';
import { headlineOf, type Headline as Sentence } from '../headline.ts';
import { Headline, Hero, type HeadlineProps, NameList, Place, Score } from './hero.tsx';
import styles from './verdict.module.css';

interface VerdictProps {
  view: EvaluationView;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The result before anything else: the verdict in one sentence, the score, its band in words, the place among the others. */
export function Verdict({ view, heading }: Readonly<VerdictProps>) {
  const t = useTexts();
  const headline = headlineOf(view);
  return (
    <Hero
      change={<ChangeLine change={view.change} className={`text-4 ${styles.place}`} now={view.percentage} />}
      heading={heading}
      names={<Names view={view} />}
      place={view.position !== null && <Place>{placeOf(t, view.position)}</Place>}
      score={
        headline !== null && (
          <Score
            band={t(scoreBand(view.percentage).wordKey)}
            percent={formatPercent(view.percentage)}
            points={t('evaluation.score.points', {
              score: formatNumber(view.score),
              max: formatNumber(view.maxScore),
            })}
          />
        )
      }
      sentence={headline !== null && <Headline {...sentenceOf(t, headline)} />}
      title={t('evaluation.welcome.title')}
    />
  );
}

const placeOf = (t: Translate, { ahead, n }: NonNullable<EvaluationView['position']>): string =>
  t('evaluation.position.ahead', { count: n, ahead: formatNumber(ahead), n: formatNumber(n) });

function sentenceOf(t: Translate, { key, area }: Sentence): HeadlineProps {
  const [before = '', after = ''] = t(key, { area: '\n' }).split('\n');
  return { before, area, after };
}

function Names({ view: { clientName, clinicName } }: Readonly<{ view: EvaluationView }>) {
  const names = [clientName, clinicName].filter((name) => name !== '');
  if (names.length === 0) return null;
  return (
    <NameList>
      {names.map((name, index) => (
        <dd className={index === 0 ? 'strong' : undefined} key={index}>
          <bdi>{name}</bdi>
        </dd>
      ))}
    </NameList>
  );
}
