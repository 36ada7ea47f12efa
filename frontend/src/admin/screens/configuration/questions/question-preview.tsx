import { useEffect, useState } from 'react';
import { type StoredAnswer } from '../../../../form/draft/answers.ts';
import { Question as FormQuestion } from '../../../../form/question.tsx';
import { loadFormTexts } from '../../../../form/texts.ts';
import { addTexts, useTexts } from '../../../../shared/texts/i18n.ts';
import { type Question } from '../configuration.api.ts';
import { choosable, type Answers } from '../options/answers.ts';
import { type QuestionWork } from './question-drafts.ts';
import styles from './questions.module.css';

interface QuestionPreviewProps {
  question: Question;
  work: QuestionWork;
  answers: Answers;
}

/** The question as it is being edited, drawn by the form itself. It can be tried; nothing of that is stored. */
export function QuestionPreview({ question, work, answers }: QuestionPreviewProps) {
  const t = useTexts();
  const [answer, setAnswer] = useState<StoredAnswer>();
  useEffect(() => void addTexts(loadFormTexts), []);
  return (
    <details className={`box pad-1 ${styles.preview}`} open>
      <summary className="soft">{t('config.question.preview')}</summary>
      <div className="space-above-2">
        <FormQuestion
          answer={answer}
          isMissing={false}
          onEnter={() => undefined}
          onAnswer={(given) => setAnswer({ ...given, counter: 0 })}
          question={{
            id: question.id,
            questionId: `preview-${question.questionId}`,
            text: work.edits.questionText ?? question.questionText,
            kind: answers.kind,
            required: (work.edits.required ?? (question.required ? '✓' : '')) !== '',
            points: question.pointValue,
            // One without a text yet cannot be saved, so nobody sees it.
            options: choosable(answers)
              .filter(({ label }) => label.trim() !== '')
              .map(({ label, exclusive, notApplicable }, index) => ({
                id: index + 1,
                label,
                exclusive,
                notApplicable,
              })),
          }}
        />
      </div>
    </details>
  );
}
