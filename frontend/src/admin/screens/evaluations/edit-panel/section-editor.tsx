import { useId } from 'react';
import { formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { scoreBand } from '../../../../shared/score/score-band.ts';
import { useEditWork } from './edit-context.ts';
import { EvidencePane } from './evidence-pane.tsx';
import styles from './edit-panel.module.css';
import { SectionMap, SectionPager } from './section-map.tsx';
import { TextField } from './text-field.tsx';
import { fieldsOfSection } from './text-fields.ts';

interface SectionEditorProps {
  index: number;
  onChoose: (index: number) => void;
}

/** One section at a time: its strengths and its text, with what they stand on beside them. */
export function SectionEditor({ index, onChoose }: SectionEditorProps) {
  const t = useTexts();
  const headingId = useId();
  const { evaluation } = useEditWork();
  const section = evaluation.sectionScores[index];
  if (!section) return <p>{t('edit.sections.none')}</p>;
  const fields = fieldsOfSection(section.sectionId);
  return (
    <div className={`stack gap-5 align-start line-above ${styles.sections}`}>
      <SectionMap index={index} onChoose={onChoose} />
      <section aria-labelledby={headingId} className="stack gap-4 content-start may-shrink">
        <div className="cluster gap-wide spread align-start">
          <div>
            <h4 className="text-4" id={headingId}>
              {section.name}
            </h4>
            <p className={`soft numeric ${styles.sectionScore}`}>
              {formatNumber(section.score, 0)}/{formatNumber(section.maxScore, 0)} ·{' '}
              {formatPercent(section.percentage)} ({t(scoreBand(section.percentage).wordKey)})
            </p>
          </div>
          <SectionPager index={index} onChoose={onChoose} />
        </div>
        <div className={`stack gap-5 may-shrink ${styles.work}`}>
          <div className="stack gap-4 content-start may-shrink">
            {fields.map((field) => (
              <TextField field={field} key={field} lines={field.startsWith('sections') ? 6 : 1} />
            ))}
          </div>
          <EvidencePane sectionId={section.sectionId} />
        </div>
      </section>
    </div>
  );
}
