import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatFullPercent, formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { CountTiles } from '../../ui/tiles.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Card } from '../../ui/page.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { type Configuration, type Section } from '../configuration.api.ts';
import { useDragRows } from '../drag-rows.ts';
import { type Ordering } from '../use-order.ts';
import { AddSectionDialog } from './add-section-dialog.tsx';
import { SectionRow } from './section-row.tsx';
import { shadeOf } from './shades.ts';
import { addSectionId } from './use-section-changes.tsx';
import { sharesOf } from './weights.ts';

interface OverviewCardProps {
  questionnaireId: number;
  configuration: Configuration;
  ordering: Ordering;
}

/** How much there is, what each section weighs, and which of them count. */
export function OverviewCard({ questionnaireId, configuration, ordering }: Readonly<OverviewCardProps>) {
  const t = useTexts();
  const adding = useDialog<'section'>();
  const { sections, totals } = configuration;
  const drag = useDragRows((dragged, target, side) => {
    const others = sections.filter(({ id }) => String(id) !== dragged);
    const at = others.findIndex(({ id }) => String(id) === target);
    if (at >= 0) ordering.moveSection(Number(dragged), at + (side === 'after' ? 1 : 0));
  });
  return (
    <Card
      actions={
        <Button icon={<PlusOutlined aria-hidden />} id={addSectionId} onClick={() => adding.open('section')}>
          {t('config.add-section.open')}
        </Button>
      }
      title={t('config.overview.title')}
    >
      <CountTiles
        counts={(['sections', 'questions', 'maxScore'] as const).map(
          (name) => [t(`config.overview.${name}`), totals[name]] as const,
        )}
      />
      <WeightBar sections={sections} />
      <ol className="stack gap-3" {...drag}>
        {sections.map((section, index) => (
          <SectionRow
            index={index}
            key={section.id}
            ordering={ordering}
            questionnaireId={questionnaireId}
            section={section}
            sections={sections}
          />
        ))}
      </ol>
      {adding.dialog !== null && (
        <AddSectionDialog onClose={adding.close} questionnaireId={questionnaireId} sections={sections} />
      )}
    </Card>
  );
}

/** All sections that count as parts of one bar. The list below says the same in words. */
function WeightBar({ sections }: Readonly<{ sections: readonly Section[] }>) {
  const t = useTexts();
  const shares = sharesOf(sections);
  if (shares.length === 0) return <p className="soft">{t('config.weights.none')}</p>;
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  const rounded = sections.reduce((sum, { weightPercent }) => sum + Math.round(weightPercent * 10), 0);
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
      {rounded !== 1_000 && (
        <p className="text-1 soft">{t('config.weights.rounding', { sum: formatNumber(rounded / 10, 1) })}</p>
      )}
    </figure>
  );
}
