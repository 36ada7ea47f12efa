import { hiddenFinder } from '../questionnaires/conditions/shown.js';
import type { AnswerLookup } from './answers.js';
import { optionReader } from './option-reader.js';
import type { ScoredSection } from './scoring.types.js';

/**
 * Prepares which questions a respondent is not asked, by the answers as they came in, whichever way; null where all are asked of
 * everybody. Pure (rules: shown if).
 */
export function hiddenReaderOf(
  sections: readonly ScoredSection[],
): ((given: AnswerLookup) => ReadonlySet<number>) | null {
  const find = hiddenFinder(sections);
  if (find === null) return null;
  const asked = new Map(
    sections.flatMap(({ questions }) =>
      questions.map((question) => [question.id, { question, read: optionReader(question) }] as const),
    ),
  );
  return (given) => {
    const chosen = (id: number): readonly number[] | null => {
      const { question, read } = asked.get(id) ?? {};
      const { options = [] } = (question && read?.(given.find(question))) ?? {};
      return options.length > 0 ? options.map((option) => option.id) : null;
    };
    return find({
      chosen,
      isAnswered: (id) => {
        const { question, read } = asked.get(id) ?? {};
        if (!question) return false;
        return read ? chosen(id) !== null : given.find(question) !== null;
      },
    });
  };
}
