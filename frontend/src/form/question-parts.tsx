import { type ReactNode } from 'react';
import { useTexts } from '../shared/texts/i18n.ts';
import { type StoredAnswer } from './draft/answers.ts';
import { type FormQuestion } from './form.api.ts';
import styles from './form.module.css';
import { questionElement } from './position.ts';

export interface QuestionProps {
  question: FormQuestion;
  answer: StoredAnswer | undefined;
  /** It has to be answered, or answered otherwise, before going on. */
  isMissing: boolean;
  onAnswer: (answer: Pick<StoredAnswer, 'options' | 'text'>) => void;
  /** Enter was pressed in a choice or a number. */
  onEnter: (input: HTMLInputElement) => void;
}

/** One option; what stands alone is set apart by a word. */
export function OptionRow({ startsApart, children }: { startsApart: boolean; children: ReactNode }) {
  const t = useTexts();
  return (
    <>
      {startsApart && <p className="text-3 soft">{t('form.question.or')}</p>}
      <label className={`row gap-3 ${styles.option}`}>{children}</label>
    </>
  );
}

/** The question itself, and that it has to be answered. */
export function QuestionText({ question }: { question: FormQuestion }) {
  const t = useTexts();
  return (
    <>
      <span className="pre-line" id={`${questionElement(question.questionId)}-text`}>
        {question.text}
      </span>
      {question.required && <span className="text-3 normal soft"> {t('form.question.required')}</span>}
    </>
  );
}

/** What has to be put right. */
export function Missing({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="strong bad" id={`${id}-error`}>
      {children}
    </p>
  );
}

/** The ids of what describes a field. */
export function describedBy(
  id: string,
  parts: Readonly<{ hint: boolean; error: boolean }>,
): string | undefined {
  const ids = [parts.error ? `${id}-error` : '', parts.hint ? `${id}-hint` : ''];
  return ids.join(' ').trim() || undefined;
}
