import { Button } from 'antd';
import { useId } from 'react';
import { formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { scoreBand } from '../../../../shared/score/score-band.ts';
import { shownText } from './draft.ts';
import { type Evaluation } from './edit.api.ts';
import { fieldName, useEditWork } from './edit-context.ts';
import { EvidencePane } from './evidence-pane.tsx';
import styles from './edit-panel.module.css';
import { SectionMap, SectionPager } from './section-map.tsx';
import { TextField } from './text-field.tsx';
import { fieldsOfSection, kindOf, overallFields } from './text-fields.ts';

interface SectionEditorProps {
  index: number;
  onChoose: (index: number) => void;
}

/** The summary, and the motivational message where there is one. */
export function OverallTexts() {
  const { draft, isOpen } = useEditWork();
  const shown = overallFields.filter((field) => isOpen(field) || shownText(draft, field) !== '');
  return (
    <div className="stack gap-3">
      {shown.map((field) => (
        <TextField field={field} key={field} lines={3} />
      ))}
      {overallFields
        .filter((field) => !shown.includes(field))
        .map((field) => (
          <AddButton field={field} key={field} />
        ))}
    </div>
  );
}

/** The way into a text that is empty, and therefore not shown. */
function AddButton({ field }: { field: string }) {
  const t = useTexts();
  const { goTo } = useEditWork();
  return (
    <div>
      <Button onClick={() => goTo(field)} size="small" type="link">
        {t('edit.add', { field: fieldName(t, field) })}
      </Button>
    </div>
  );
}

/** The texts of every section, one after the other, each with why it has its score. */
export function SectionTexts() {
  const t = useTexts();
  const { evaluation, draft, isOpen } = useEditWork();
  return evaluation.sectionScores.map((section) => {
    const fields = fieldsOfSection(section.sectionId);
    const isShown = (field: string) => isOpen(field) || shownText(draft, field) !== '';
    const missing = fields.find((field) => !isShown(field));
    return (
      <section className={`stack may-shrink line-above ${styles.section}`} key={section.sectionId}>
        <SectionHeading section={section} />
        {fields.filter(isShown).map((field) => (
          <TextField field={field} key={field} lines={kindOf(field) === 'strengths' ? 1 : 4} />
        ))}
        <div className="cluster gap-line align-start">
          <details className="grow">
            <summary className="text-2 soft">{t('edit.evidence.label')}</summary>
            <EvidencePane sectionId={section.sectionId} />
          </details>
          {missing !== undefined && <AddButton field={missing} />}
        </div>
      </section>
    );
  });
}

type Section = Evaluation['sectionScores'][number];

function SectionHeading({ section, id }: { section: Section; id?: string }) {
  const t = useTexts();
  const { textLanguage } = useEditWork();
  return (
    <div className="cluster gap-line align-baseline">
      <h4 className="text-4" id={id} lang={textLanguage}>
        {section.name}
      </h4>
      <p className="soft numeric">
        {formatNumber(section.score, 0)}/{formatNumber(section.maxScore, 0)} ·{' '}
        {formatPercent(section.percentage)} ({t(scoreBand(section.percentage).wordKey)})
      </p>
    </div>
  );
}

/** One section at a time: its strengths and its text, with why it has its score beside them. */
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
          <SectionHeading id={headingId} section={section} />
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
