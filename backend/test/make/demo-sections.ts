import type { ScoredSection } from '../../src/modules/scoring/scoring.types.js';
import { worthOf } from '../../src/seed/content/answers.js';
import type { DemoQuestionnaire } from '../../src/seed/content/content.types.js';
import { option, question, section } from './sections.js';

/** The sections of a demo questionnaire as scoring and writing read them. */
export function demoSections({ sections }: DemoQuestionnaire): ScoredSection[] {
  let id = 0;
  const texts = sections.flatMap((one) => one.questions.map(({ questionText }) => questionText));
  let optionId = 0;
  return sections.map(({ name, description, questions }, index) =>
    section(
      index + 1,
      questions.map(({ shownIf: _shownIf, needs, ...asked }) =>
        question(++id, {
          ...asked,
          needs: needs === undefined ? null : texts.indexOf(needs) + 1,
          pointValue: worthOf(asked),
          options: asked.options.map((one) =>
            option(++optionId, { ...one, exclusive: one.exclusive ?? false }),
          ),
        }),
      ),
      { name, description },
    ),
  );
}
