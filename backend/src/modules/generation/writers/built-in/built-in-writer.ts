import type { FactRef, Sentence, TextEvidence } from '../../../evaluations/texts/text-evidence.js';
import type { TextWriter, WriterFacts, WritingTask, WrittenTexts } from '../text-writer.js';
import { composeSection } from './compose-section.js';
import { composeMotivation } from './compose-motivation.js';
import { composeSummary } from './compose-summary.js';
import { composeStrengths } from './compose-strengths.js';
import { Composition, textOf } from './composition.js';
import { composeFewAnswers } from './few-answers.js';
import { coveredBy, insightsToTell } from './insights.js';
import { firstStepOf } from './steps.js';

/**
 * Writes an evaluation's texts from its facts alone, without any outside service. The same facts always give the
 * same texts; they state nothing but stored scores and what answers, questions and steps say (rules: built-in texts).
 */
export class BuiltInWriter implements TextWriter {
  readonly origin = 'built-in';

  async write({ facts, signal }: Pick<WritingTask, 'facts' | 'signal'>): Promise<WrittenTexts> {
    signal.throwIfAborted();
    return Promise.resolve(composeTexts(facts));
  }
}

/** All texts of one evaluation with the answers that their sentences rest on. */
export function composeTexts(facts: WriterFacts): WrittenTexts {
  if (facts.answered?.isEnough === false) return composeFewAnswers(facts);
  const composition = new Composition(facts);
  const evidence: TextEvidence = {};
  const write = (field: string, paragraphs: Sentence[][]): string => {
    evidence[field] = paragraphs.flat();
    return textOf(paragraphs);
  };
  const first = firstStepOf(facts);
  const told = facts.sections.map((section) => insightsToTell(section, facts.sections, composition));
  // An insight of another area may doubt what would be praised here.
  const isToldAnywhere = coveredBy([...(facts.insights ?? []), ...told.flat()]);
  // The order counts: what the summary and the strengths say stands nowhere else.
  const summary = write('summary', composeSummary(facts, first, composition));
  const motivationalMessage = write('motivationalMessage', composeMotivation(facts, first, composition));
  const praised = new Set(
    evidence['summary']!.filter(({ kind }) => kind === 'strength').flatMap(({ facts: on }) =>
      on.map(([id]) => id),
    ),
  );
  const place = { isToldAnywhere, isPraised: ([id]: FactRef) => praised.has(id) };
  const texts = facts.sections.map((section, offset) => {
    const id = String(section.sectionId);
    const insights = told[offset]!;
    const { cards, onCards } = composeStrengths(section, insights, place, composition);
    const strengths = cards.map((card, place) => write(`strengths.${id}.${place}`, [card]));
    const text = write(
      `sections.${id}`,
      composeSection(section, { ...place, first, offset, onCards, insights, facts }, composition),
    );
    return { id, strengths, text };
  });
  return {
    texts: {
      summary,
      motivationalMessage,
      sections: Object.fromEntries(texts.map(({ id, text }) => [id, { text }])),
      strengths: Object.fromEntries(texts.map(({ id, strengths }) => [id, strengths])),
    },
    evidence,
    builtIn: [],
  };
}
