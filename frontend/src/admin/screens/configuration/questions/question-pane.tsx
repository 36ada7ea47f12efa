import {
  ArrowLeftOutlined,
  DeleteOutlined,
  DownOutlined,
  RightOutlined,
  UpOutlined,
} from '@ant-design/icons';
import { useId } from 'react';
import { useStore } from '../../../../shared/state/store.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { useUnfolded } from '../completeness/addressed-place.ts';
import { FieldFindings } from '../completeness/field-findings.tsx';
import { type Question } from '../configuration.api.ts';
import { AnswersEditor } from '../options/answers-editor.tsx';
import { editedAnswers } from '../options/answers.ts';
import { ShownIf } from '../shown-if/shown-if.tsx';
import { NeedsChoice } from './needs-choice.tsx';
import { QuestionField, type QuestionFieldProps } from './question-field.tsx';
import { factsOf, fieldsAt, pointsFromAnswers, type FieldFacts } from './question-fields.ts';
import { QuestionInsights } from './question-insights.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { QuestionState } from './question-state.tsx';
import { useQuestionTable } from './question-table-context.ts';
import styles from './questions.module.css';

interface QuestionPaneProps {
  question: Question;
  /** Its place in the section, from 1. */
  number: number;
  /** To the list, where that is not beside it. */
  onBack: () => void;
}

/** The chosen question, all of it open for typing: what it asks, its answers, what it suggests, and how clinics see it. */
export function QuestionPane({ question, number, onBack }: QuestionPaneProps) {
  const t = useTexts();
  const table = useQuestionTable();
  const { id } = question;
  const work = useStore({ subscribe: table.drafts.subscribe, value: () => table.drafts.of(id) });
  const heading = useId();
  const name = t('config.question.number', { number });
  const field = { question, work, name };
  const answers = editedAnswers(question, work.edits.answers);
  return (
    <section
      aria-labelledby={heading}
      className={`card stack gap-4 content-start ${styles.pane}`}
      data-state={work.state}
      id={`question-${id}`}
      tabIndex={-1}
    >
      <div className={`row align-center ${styles.bar}`}>
        <button className={`inline-row accent ${styles.back}`} onClick={onBack} type="button">
          <ArrowLeftOutlined aria-hidden />
          {t('config.question.back')}
        </button>
        <h2 className="text-4 grow may-shrink" id={heading}>
          {name}
          <span className="normal soft"> · {question.sectionName}</span>
        </h2>
        <IconButton
          icon={<UpOutlined aria-hidden />}
          id={`question-${id}-up`}
          label={t('config.order.up', { name })}
          onClick={() => table.step(id, -1)}
        />
        <IconButton
          icon={<DownOutlined aria-hidden />}
          id={`question-${id}-down`}
          label={t('config.order.down', { name })}
          onClick={() => table.step(id, 1)}
        />
        <IconButton
          danger
          icon={<DeleteOutlined aria-hidden />}
          label={t('config.question.delete', { name })}
          onClick={() => table.remove(question)}
        />
      </div>
      <QuestionState {...field} />
      <Fields {...field} place="text" />
      <AnswersEditor {...field} answers={answers} bounds={<Fields {...field} place="bounds" />}>
        <Fields {...field} place="answering" />
      </AnswersEditor>
      {pointsFromAnswers(question, work.edits) === null && <Fields {...field} place="scoring" />}
      <Fields {...field} place="suggestion" />
      <QuestionInsights questionId={id} />
      <QuestionPreview answers={answers} question={question} work={work} />
      <MoreFields {...field} />
    </section>
  );
}

/** The fields of one place, side by side where they fit. */
function Fields({ place, ...field }: Omit<QuestionFieldProps, 'field'> & Pick<FieldFacts, 'place'>) {
  return (
    <div className={styles.fields}>
      {fieldsAt(place).map((one) => (
        <div className={factsOf(one).lines === undefined ? undefined : styles.wide} key={one}>
          <QuestionField {...field} field={one} />
          {(one === 'relatedTip' || one === 'productDescription') && (
            <FieldFindings field={one} questionId={field.question.id} />
          )}
        </div>
      ))}
    </div>
  );
}

/** What is rarely needed, folded until it is wanted. */
function MoreFields(field: Omit<QuestionFieldProps, 'field'>) {
  const t = useTexts();
  const id = `question-${field.question.id}-more`;
  const [open, setOpen] = useUnfolded(id, false);
  return (
    <div className="stack">
      <button
        aria-controls={id}
        aria-expanded={open}
        className={`inline-row text-start soft ${styles.fold}`}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
        {t('config.question.more')}
      </button>
      <div className="stack gap-3" hidden={!open} id={id}>
        {open && (
          <>
            <Fields {...field} />
            <SectionChoice {...field} />
            <NeedsChoice {...field} />
            <ShownIf question={field.question} />
          </>
        )}
      </div>
    </div>
  );
}

/** Moving a question far: to the end of another section, without dragging. */
function SectionChoice({ question, name }: Pick<QuestionFieldProps, 'question' | 'name'>) {
  const t = useTexts();
  const { sections, moveTo } = useQuestionTable();
  const id = `question-${question.id}-section`;
  return (
    <div className="stack gap-0 content-start may-shrink">
      <label className="text-1 soft" htmlFor={id}>
        {t('config.question.section')}
        <span className="visually-hidden"> – {name}</span>
      </label>
      <select
        className={`full control ${styles.input}`}
        id={id}
        onChange={(event) => moveTo(question.id, Number(event.target.value))}
        value={question.sectionId}
      >
        {sections().map((section) => (
          <option key={section.id} value={section.id}>
            {section.name}
          </option>
        ))}
      </select>
    </div>
  );
}
