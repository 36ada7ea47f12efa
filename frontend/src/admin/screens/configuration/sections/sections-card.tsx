import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Card } from '../../../kit/ui/page.tsx';
import { useDialog } from '../../../kit/ui/use-dialog.ts';
import { type Section } from '../configuration.api.ts';
import { useDragRows } from '../drag-rows.ts';
import { type Ordering } from '../use-order.ts';
import { AddSectionDialog } from './add-section-dialog.tsx';
import { SectionRow } from './section-row.tsx';
import { addSectionId } from './use-section-changes.tsx';

interface SectionsCardProps {
  questionnaireId: number;
  sections: readonly Section[];
  ordering: Ordering;
}

/** The sections in their order: what each weighs, and which of them count. */
export function SectionsCard({ questionnaireId, sections, ordering }: SectionsCardProps) {
  const t = useTexts();
  const adding = useDialog<'section'>();
  const drag = useDragRows((dragged, target, side) => {
    const others = sections.filter(({ id }) => String(id) !== dragged);
    const at = others.findIndex(({ id }) => String(id) === target);
    if (at >= 0) ordering.moveSection(Number(dragged), at + (side === 'after' ? 1 : 0));
  });
  const rounded = sections.reduce((sum, { weightPercent }) => sum + Math.round(weightPercent * 10), 0);
  return (
    <Card
      actions={
        <Button icon={<PlusOutlined aria-hidden />} id={addSectionId} onClick={() => adding.open('section')}>
          {t('config.add-section.open')}
        </Button>
      }
      title={t('config.overview.sections')}
    >
      {sections.length > 0 && (
        <ol className="stack" {...drag}>
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
      )}
      {rounded !== 0 && rounded !== 1_000 && (
        <p className="text-1 soft">{t('config.weights.rounding', { sum: formatNumber(rounded / 10, 1) })}</p>
      )}
      {adding.dialog !== null && (
        <AddSectionDialog onClose={adding.close} questionnaireId={questionnaireId} sections={sections} />
      )}
    </Card>
  );
}
