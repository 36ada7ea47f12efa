import { keepVisible } from '../../prompts/visible-text.js';
import type { Composition } from '../built-in/composition.js';
import type { NumberedFact } from '../sentences/numbered-facts.js';
import type { WriterFacts } from '../text-writer.js';
import { type Check, contextOf, groundsOf } from './case.js';
import { clausesOf } from './clauses.js';
import { type Cited, type FreeJudge, type NumberedInsight, refsOf } from './free-facts.js';
import { grounding, polarity, substance } from './meaning.js';
import { order, unanswered, verdicts } from './order.js';
import { fillSlots } from './slots.js';
import { LONGEST_SENTENCE, shapeFault, structureFault } from './structure.js';

const LONGEST_CARD = 160;
const CHECKS: readonly Check[] = [verdicts, unanswered, grounding, substance, polarity, order];

/**
 * A function that judges a model's own sentences against the facts they cite (rules: acceptance of free sentences): structure, slots,
 * grounding of every word that says something, polarity, order. Language, links, markup, names and numbers are the checks' of the
 * whole text. Pure.
 */
export function freeJudgeFor(
  facts: WriterFacts,
  numbered: readonly NumberedFact[],
  insights: readonly NumberedInsight[],
  composition: Composition,
): FreeJudge {
  const context = contextOf(facts, numbered);
  return (offered, place) => {
    const text = closed(keepVisible(offered.text).replace(/\s+/gu, ' '));
    const numbers = [...new Set(offered.facts)];
    const cited: Cited = {
      facts: numbered.filter(({ number }) => numbers.includes(number)),
      insights: insights.filter(({ number }) => numbers.includes(number)),
    };
    if (cited.facts.length + cited.insights.length < numbers.length)
      return { fault: 'it cites a fact that does not exist' };
    const fault = shapeFault(text, place) ?? structureFault({ context, offered, place, cited });
    if (fault !== null) return { fault };
    const filled = fillSlots(text, {
      facts,
      section: facts.sections.find(({ sectionId }) => sectionId === place.sectionId),
      products: new Map(
        cited.facts.flatMap(({ number, missed }) => (missed?.product ? [[number, missed.product]] : [])),
      ),
      composition,
    });
    if ('fault' in filled) return filled;
    if (filled.slots.has('product') && offered.kind !== 'advice')
      return { fault: 'only advice names a product' };
    const known = { context, offered, place, cited, filled };
    const one = { ...known, clauses: clausesOf(filled.bare, facts.language), grounds: groundsOf(known) };
    for (const check of CHECKS) {
      const found = check(one);
      if (found !== null) return { fault: found };
    }
    if (filled.text.length > (place.field.startsWith('strengths.') ? LONGEST_CARD : LONGEST_SENTENCE))
      return { fault: 'it is too long' };
    const { kind } = offered;
    const claims =
      numbers.length === 0 ? [`${kind}:${place.field}:${filled.text}`] : numbers.map((n) => `${kind}:${n}`);
    return {
      statement: { sentences: [{ text: filled.text, kind, facts: refsOf(cited) }], claims, isFree: true },
    };
  };
}

/** A sentence ends with a mark. */
const closed = (text: string): string => (/[.!?…][”"»’)]*$/u.test(text) ? text : `${text}.`);
