import type { SectionWithQuestions } from '../../questionnaires/configuration.service.js';
import type { DraftQuestion } from '../prompts/draft-messages.js';

const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';

type Question = SectionWithQuestions['questions'][number];
type Option = Question['options'][number];

/** Which texts of an option a draft may be proposed for: those that nobody has written or proposed yet. */
export function missingTextsOf(question: Question, option: Option): { meaning: boolean; advice: boolean } {
  if (option.notApplicable) return { meaning: false, advice: false };
  const isLacking =
    question.pointValue > 0 &&
    (question.kind === 'multiple' ? option.exclusive : option.points < question.pointValue);
  return {
    meaning: isBlank(option.meaning) && option.meaningDraft === null,
    advice: isLacking && isBlank(option.advice) && option.adviceDraft === null,
  };
}

/** The questions of a section whose options lack a text, with those options alone. Pure. */
export function questionsToDraft(section: SectionWithQuestions): DraftQuestion[] {
  return section.questions.flatMap((question) => {
    if (question.kind === 'text') return [];
    const options = question.options.filter((option) => {
      const { meaning, advice } = missingTextsOf(question, option);
      return meaning || advice;
    });
    if (options.length === 0) return [];
    const { questionText, kind, relatedTip } = question;
    return {
      questionText,
      section: section.name,
      kind,
      tip: relatedTip,
      options: options.map(({ id, label, points, exclusive }) => ({ id, label, points, exclusive })),
    };
  });
}
