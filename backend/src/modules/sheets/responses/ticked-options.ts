import type { ResponseQuestion } from './columns/response-question.js';

/** A form's own CSV separates ticked options by `;`, everything else by `, `: where several may be ticked both mean the same. */
export function asOptions(text: string, question: ResponseQuestion): string {
  const isAnsweredByCommas = question.correctAnswer?.includes(',') && !question.correctAnswer.includes(';');
  const mayTickSeveral = question.kind === 'multiple' || isAnsweredByCommas;
  return mayTickSeveral && text.includes(';')
    ? text
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(', ')
    : text;
}
