import { useEffect, useState } from 'react';
import { type StoredAnswer } from '../../../../form/draft/answers.ts';
import { Question as FormQuestion } from '../../../../form/question.tsx';
import { loadFormTexts } from '../../../../form/texts.ts';
import { rangeOf } from '../../../../shared/numbers.ts';
import { addTexts, useTexts } from '../../../../shared/texts/i18n.ts';
import { type Question } from '../configuration.api.ts';
import { boundOf, choosable, type Answers } from '../options/answers.ts';
import { type QuestionWork } from './question-drafts.ts';
import { textOf } from './question-fields.ts';
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
            ...previewed(question, work, answers),
          }}
        />
      </div>
    </details>
  );
}

/** What can be answered, as it is being edited. One without a text yet cannot be saved, so nobody sees it. */
function previewed(question: Question, { edits }: QuestionWork, answers: Answers) {
  const isNumber = answers.kind === 'number';
  const shown = choosable(answers).filter(({ label }) => label.trim() !== '');
  const options = shown.map(({ label, exclusive, notApplicable, from }, index) => ({
    id: index + 1,
    label,
    exclusive,
    notApplicable,
    from: notApplicable ? null : bandStart(from),
  }));
  if (!isNumber) return { options: options.map(({ from: _none, ...option }) => option) };
  const bound = (field: 'min' | 'max') => bandStart(edits[field] ?? textOf(question[field]));
  const decimals = (edits.decimals ?? textOf(question.decimals)) !== '';
  const unit = (edits.unit ?? question.unit ?? '').trim() || null;
  const range = rangeOf({ min: bound('min'), max: bound('max'), decimals, options });
  return {
    options: options.map(({ from, ...option }) => (from === null ? option : { ...option, from })),
    number: { ...range, unit },
  };
}

/** What is no number yet bounds nothing. */
function bandStart(text: string): number | null {
  const start = boundOf(text);
  return Number.isNaN(start) ? null : start;
}
