import type { Outline } from '../../modules/questionnaires/conditions/written.js';
import type { DemoSection } from './content.types.js';

/** Sections, questions and options of a content as written conditions name them, with ids by their place from 1. */
export function outlineOf(sections: readonly DemoSection[]): Outline {
  let questionId = 0;
  let optionId = 0;
  return {
    sections: sections.map(({ questions }, index) => ({
      id: index + 1,
      questions: questions.map(({ options }) => ({
        id: ++questionId,
        options: options.map(({ label }) => ({ id: ++optionId, label })),
      })),
    })),
  };
}
