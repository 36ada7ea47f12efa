import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { CountTiles } from '../../ui/count-tiles.tsx';
import { Card } from '../../ui/page.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { type Configuration } from '../configuration.api.ts';
import { useDragRows } from '../drag-rows.ts';
import { type Ordering } from '../use-order.ts';
import { SectionRow } from './section-row.tsx';
import { addSectionId } from './use-section-changes.tsx';
import { WeightBar } from './weight-bar.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const AddSectionDialog = lazyPart(async () => (await import('./add-section-dialog.tsx')).AddSectionDialog);

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
