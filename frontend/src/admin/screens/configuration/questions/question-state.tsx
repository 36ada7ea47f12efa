import { CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { type Question } from '../configuration.api.ts';
import { type QuestionWork } from './question-drafts.ts';
import { useQuestionTable } from './question-table-context.ts';
import styles from './questions.module.css';

interface QuestionStateProps {
  question: Question;
  work: QuestionWork;
  /** The question's name for readers, such as "Question 3". */
  name: string;
}

/** Whether the question is saved, and why not where that failed. What is unsaved of it can be given up; saved is all at once, below. */
export function QuestionState({ question, work, name }: QuestionStateProps) {
  const t = useTexts();
  const { drafts } = useQuestionTable();
  const unsaved = Object.keys(work.edits).length > 0;
  if (!unsaved && work.state !== 'saved' && work.state !== 'failed') return null;
  return (
    <div className="cluster align-center text-2">
      <span className={`inline-row ${toneOf(work)}`} role={work.state === 'failed' ? 'alert' : 'status'}>
        {work.state === 'failed' && <ExclamationCircleOutlined aria-hidden />}
        {!unsaved && work.state === 'saved' && <CheckOutlined aria-hidden />}
        {work.failure ?? t(sayingOf(work, unsaved))}
      </span>
      {unsaved && (
        <button
          aria-disabled={work.state === 'saving'}
          aria-label={`${t('config.save.discard')}: ${name}`}
          className={`control ${styles.button}`}
          onClick={() => {
            if (work.state === 'saving') return;
            drafts.discard([question.id]);
            focusWhenThere(`question-${question.id}`, 'if-lost');
          }}
          type="button"
        >
          {t('config.save.discard')}
        </button>
      )}
    </div>
  );
}

function sayingOf(work: QuestionWork, unsaved: boolean): string {
  if (work.state === 'saving') return 'config.save.saving';
  return unsaved ? 'config.save.unsaved' : 'config.save.saved';
}

function toneOf({ state }: QuestionWork): string {
  if (state === 'failed') return 'bad';
  return state === 'saved' ? 'good' : 'warning';
}
