import { CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { passFocus } from '../../ui/pass-focus.ts';
import { type Question } from '../configuration.api.ts';
import { type QuestionWork } from './question-drafts.ts';
import { useQuestionTable } from './question-table-context.ts';
import styles from './questions.module.css';

interface QuestionStateProps {
  question: Question;
  work: QuestionWork;
  name: string;
}

/** Whether the row is saved, and what can be done while it is not. */
export function QuestionState({ question, work, name }: Readonly<QuestionStateProps>) {
  const t = useTexts();
  const { drafts, save } = useQuestionTable();
  const unsaved = Object.keys(work.edits).length > 0;
  if (!unsaved && work.state !== 'saved' && work.state !== 'failed') return null;
  return (
    <div className={`cluster align-center text-2 ${styles.state}`} data-state={work.state}>
      <span className={`warning ${styles.said}`} role={work.state === 'failed' ? 'alert' : 'status'}>
        {work.state === 'failed' && <ExclamationCircleOutlined aria-hidden />}
        {!unsaved && work.state === 'saved' && <CheckOutlined aria-hidden />}
        {work.failure ?? t(sayingOf(work, unsaved))}
      </span>
      {unsaved && (
        <>
          <button
            aria-label={`${t('config.save.action')}: ${name}`}
            className={styles.primary}
            aria-disabled={work.state === 'saving'}
            onClick={() => save(question)}
            type="button"
          >
            {t('config.save.action')}
          </button>
          <button
            aria-label={`${t('config.save.discard')}: ${name}`}
            className={styles.plain}
            aria-disabled={work.state === 'saving'}
            onClick={() => {
              if (work.state === 'saving') return;
              drafts.discard([question.id]);
              passFocus(`question-${question.id}`);
            }}
            type="button"
          >
            {t('config.save.discard')}
          </button>
        </>
      )}
    </div>
  );
}

function sayingOf(work: QuestionWork, unsaved: boolean): string {
  if (work.state === 'saving') return 'config.save.saving';
  return unsaved ? 'config.save.unsaved' : 'config.save.saved';
}
