import { randomUUID } from 'node:crypto';
import { fold } from '../../platform/text/fold.js';
import type { ConfigurationChanges } from '../../modules/questionnaires/write-changes.js';
import type { DemoQuestion, DemoQuestionnaire } from './content.types.js';

/** What a question says that does not ask for a number. */
const NO_NUMBER = { unit: null, min: null, max: null, decimals: false };

/** What makes the sections, questions and answers of a content in an empty questionnaire; the questions get new ids. */
export function changesOf({ sections }: DemoQuestionnaire): ConfigurationChanges {
  const questions = sections.flatMap(({ name, questions: asked }) =>
    asked.map((question, index) => ({ question, questionId: randomUUID(), name, position: index + 1 })),
  );
  return {
    sections: {
      create: sections.map(({ name, description }, index) => ({
        name,
        description,
        includeInEvaluation: true,
        position: index + 1,
      })),
      update: [],
    },
    questions: {
      create: questions.map(({ question, questionId, name, position }) => ({
        ...NO_NUMBER,
        ...fieldsOf(question),
        questionId,
        required: false,
        correctAnswer: null,
        pointValue: 0,
        sectionKey: fold(name),
        position,
      })),
      update: [],
    },
    options: {
      create: questions.flatMap(({ question, questionId }) =>
        question.options.map((option, index) => ({
          ...option,
          meaning: option.meaning || null,
          questionId,
          aliases: [],
          leadsTo: option.leadsTo ?? null,
          prepares: option.prepares ?? false,
          exclusive: option.exclusive ?? false,
          notApplicable: option.notApplicable ?? false,
          from: option.from ?? null,
          position: index + 1,
        })),
      ),
      update: [],
    },
    moved: { sections: [], questions: [] },
  };
}

const fieldsOf = ({ options: _options, shownIf: _shownIf, needs: _needs, ...fields }: DemoQuestion) => fields;
