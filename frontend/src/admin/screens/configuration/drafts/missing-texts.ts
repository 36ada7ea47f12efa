import { type Question } from '../configuration.api.ts';

type Answer = Question['options'][number];

/** How many texts of these questions' answers nobody has written or proposed yet, as the server counts them. */
export function missingTexts(questions: readonly Question[]): number {
  return questions
    .filter(({ kind }) => kind !== 'text')
    .flatMap((question) => question.options.map((answer) => missingOf(question, answer)))
    .reduce((sum, missing) => sum + missing, 0);
}

function missingOf({ kind, pointValue }: Question, answer: Answer): number {
  if (answer.notApplicable) return 0;
  const isLacking = pointValue > 0 && (kind === 'multiple' ? answer.exclusive : answer.points < pointValue);
  const meaning = isOpen(answer.meaning, answer.meaningDraft);
  const advice = isLacking && isOpen(answer.advice, answer.adviceDraft);
  return Number(meaning) + Number(advice);
}

function isOpen(text: string | null, draft: string | null): boolean {
  return (text ?? '').trim() === '' && draft === null;
}
