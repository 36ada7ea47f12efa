import { CheckCircleFilled, RightCircleOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatFullPercent, formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { integrationOptions } from '../../../kit/integrations/integrations.api.ts';
import { paths } from '../../../addresses.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Meter } from '../../../kit/ui/meter.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { CountTiles } from '../../../kit/ui/tiles.tsx';
import { reviewOptions } from '../completeness/completeness.api.ts';
import { configurationOptions, type Configuration, type Section } from '../configuration.api.ts';
import { partPaths } from '../parts.ts';
import { shadeOf } from '../sections/shades.ts';
import { sharesOf } from '../sections/weights.ts';
import { unknownAnswersOptions } from '../unknown-answers/unknown-answers.api.ts';
import { toDosOf, type ToDo } from './to-dos.ts';

/** How much there is, what is done of each part, and what comes next. */
export function ToDoCard({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const configuration = useQuery(configurationOptions(questionnaireId));
  const toDos = useToDos(questionnaireId, configuration.data);
  return (
    <Card title={t('config.overview.title')}>
      <Loaded errorTitle="config.load.configuration" lines={8} query={configuration}>
        {({ sections, totals }) => (
          <>
            <CountTiles
              counts={(['sections', 'questions', 'maxScore'] as const).map(
                (name) => [t(`config.overview.${name}`), totals[name]] as const,
              )}
            />
            <WeightBar sections={sections} />
            {toDos && <Steps toDos={toDos} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** What is left to do; null until all of it is known. A service that does not answer is passed over. */
function useToDos(questionnaireId: number, configuration: Configuration | undefined): ToDo[] | null {
  const { data: review } = useQuery(reviewOptions(questionnaireId));
  const { data: unknown = [] } = useQuery(unknownAnswersOptions(questionnaireId));
  const { data: services = [] } = useQuery(integrationOptions(questionnaireId));
  if (configuration === undefined || review === undefined) return null;
  const { totals } = configuration;
  return toDosOf({ totals, items: review.items, unknownAnswers: unknown.length, services });
}

function Steps({ toDos }: { toDos: readonly ToDo[] }) {
  const t = useTexts();
  const [next] = toDos;
  return (
    <>
      <ul className="ruled">
        {(['questions', 'texts', 'connections'] as const).map((part) => {
          const left = toDos.filter((toDo) => toDo.part === part).reduce((sum, { count }) => sum + count, 0);
          return (
            <li className="cluster gap-line align-baseline" key={part}>
              {left === 0 ? (
                <CheckCircleFilled aria-hidden className="good" />
              ) : (
                <RightCircleOutlined aria-hidden className="accent-strong" />
              )}
              <Link to={partPaths[part]}>{t(`config.part.${part}`)}</Link>
              <span className="soft">
                {left === 0
                  ? t('config.next.done')
                  : t('config.next.left', { number: formatNumber(left, 0) })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="box pad-2 tint-brand">
        <strong>{t('config.next.title')}</strong>{' '}
        {next === undefined ? (
          <Link to={paths.collect}>{t('config.next.collect')}</Link>
        ) : (
          <Link to={next.to}>
            {t(next.label)}
            {next.count > 1 && ` (${formatNumber(next.count, 0)})`}
          </Link>
        )}
      </p>
    </>
  );
}

/** All sections that count as parts of one bar. The list of sections in the next part says the same in words. */
function WeightBar({ sections }: { sections: readonly Section[] }) {
  const t = useTexts();
  const shares = sharesOf(sections);
  if (shares.length === 0) return <p className="soft">{t('config.weights.none')}</p>;
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  return (
    <figure className="stack">
      <figcaption className="row gap-4 spread">
        <span>{t('config.weights.title')}</span>
        <strong className="numeric">
          {t('config.weights.total', { percent: formatFullPercent(total) })}
        </strong>
      </figcaption>
      <Meter
        parts={shares.map(({ id, name, percent }) => ({
          percent,
          color: shadeOf(sections.findIndex((one) => one.id === id)),
          title: `${name}: ${formatFullPercent(percent)}`,
        }))}
        size="thick"
      />
    </figure>
  );
}
