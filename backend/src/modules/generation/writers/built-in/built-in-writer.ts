import type { GeneratedTexts, TextWriter, WriterFacts } from '../text-writer.js';
import { composeSection, composeStrengths } from './compose-section.js';
import { composeMotivation, composeSummary } from './compose-summary.js';
import { compositionOf } from './composition.js';

/**
 * Writes an evaluation's texts from its facts alone, without any outside service. The same facts always give the
 * same texts; they state nothing but stored scores and what questions and tips say (rules: built-in texts).
 */
export class BuiltInWriter implements TextWriter {
  readonly origin = 'built-in';

  async write(facts: WriterFacts, signal: AbortSignal): Promise<GeneratedTexts> {
    signal.throwIfAborted();
    return Promise.resolve(composeTexts(facts));
  }
}

/** All texts of one evaluation; sections and strengths are keyed by section id. */
export function composeTexts(facts: WriterFacts): GeneratedTexts {
  const composition = compositionOf(facts);
  const texts = facts.sections.map((section, index) => ({
    key: String(section.sectionId),
    text: composeSection(section, index, composition),
    strengths: composeStrengths(section, index, composition),
  }));
  return {
    summary: composeSummary(facts, composition),
    motivationalMessage: composeMotivation(facts, composition),
    sections: Object.fromEntries(texts.map(({ key, text }) => [key, { text }])),
    strengths: Object.fromEntries(texts.map(({ key, strengths }) => [key, strengths])),
  };
}
