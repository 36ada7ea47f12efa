import { PlusOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { formatNumber } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Question, type Section } from '../configuration.api.ts';
import { DraftMeanings } from '../drafts/draft-meanings.tsx';
import { dragRow } from '../drag-rows.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';

interface SectionGroupProps {
  section: Section;
  questions: readonly Question[];
  /** How many of its questions have unsaved work, also while it is folded. */
  unsaved: number;
  open: boolean;
  onToggle: () => void;
  onAdd: () => void;
}

/** A section's questions under a head that stays in sight. */
export function SectionGroup({ section, questions, unsaved, open, onToggle, onAdd }: SectionGroupProps) {
  const t = useTexts();
  const id = `section-${section.id}-questions`;
  const points = questions.reduce((sum, { pointValue }) => sum + pointValue, 0);
  return (
    <section aria-label={section.name} className="box">
      <div
        className={`cluster gap-line align-center pad-1 tint-brand ${styles.head}`}
        {...dragRow(`section:${section.id}`)}
      >
        <h3 className="may-shrink">
          <button
            aria-controls={id}
            aria-expanded={open}
            className={`row align-baseline text-start strong ${styles.fold}`}
            id={`section-${section.id}-toggle`}
            onClick={onToggle}
            type="button"
          >
            <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
            <span className="anywhere">{section.name}</span>
          </button>
        </h3>
        <span className="soft">
          {t('config.section.numbers', {
            questions: formatNumber(questions.length, 0),
            points: formatNumber(points, 0),
          })}
          {!section.includeInEvaluation && ` · ${t('config.section.left-out')}`}
          {unsaved > 0 && (
            <strong> · {t('config.section.unsaved', { number: formatNumber(unsaved, 0) })}</strong>
          )}
        </span>
        <Button
          aria-label={`${t('config.add.open')}: ${section.name}`}
          icon={<PlusOutlined aria-hidden />}
          onClick={onAdd}
          size="small"
        >
          {t('config.add.open')}
        </Button>
        <DraftMeanings questions={questions} section={section} />
      </div>
      <div hidden={!open} id={id}>
        {open && <Rows questions={questions} />}
      </div>
    </section>
  );
}

const Rows = memo(function Rows({ questions }: { questions: readonly Question[] }) {
  const t = useTexts();
  if (questions.length === 0) return <p className={`soft ${styles.none}`}>{t('config.section.empty')}</p>;
  return (
    <>
      <div aria-hidden="true" className={`hide-on-narrow text-1 strong soft ${styles.columns}`}>
        <span />
        {(['questionText', 'correctAnswer', 'pointValue', 'weight'] as const).map((field) => (
          <span key={field}>{t(`config.field.${field}`)}</span>
        ))}
        <span />
      </div>
      <ol className="ruled">
        {questions.map((question, index) => (
          <QuestionRow key={question.id} number={index + 1} question={question} />
        ))}
      </ol>
    </>
  );
});
