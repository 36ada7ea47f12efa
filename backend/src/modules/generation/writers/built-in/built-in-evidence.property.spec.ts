import fc from '../../../../../test/setup/random-inputs.js';
import { anyFacts } from '../../../../../test/make/any-facts.js';
import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import type { WriterFacts, WrittenTexts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

/** Checks one claim for many generated evaluations in all languages. */
function forAny(claim: (facts: WriterFacts, written: WrittenTexts) => void): void {
  fc.assert(
    fc.property(anyFacts, (facts) => claim(facts, composeTexts(facts))),
    { numRuns: 100 },
  );
}

describe('Whatever a questionnaire and its answers hold, the sentences of the built-in texts', () => {
  it('are what their sentences make, each with what it rests on', () => {
    forAny((_, { texts, evidence }) => {
      for (const [field, text] of fieldsOf(texts)) {
        const sentences = (evidence[field] ?? []).map((sentence) => sentence.text);
        expect(sentences.join(' ')).toBe(text.replaceAll('\n\n', ' '));
      }
      expect(Object.keys(evidence).sort()).toEqual([...fieldsOf(texts).keys()].sort());
    });
  });

  it('rest strengths on full points alone, gaps and advice on missed ones alone', () => {
    forAny((facts, { evidence }) => {
      const ids = (kind: 'gained' | 'missed') =>
        new Set(facts.sections.flatMap((one) => one[kind].map(({ fact }) => fact[0])));
      const allowed = { strength: ids('gained'), gap: ids('missed'), advice: ids('missed') };
      for (const [field, sentences] of Object.entries(evidence)) {
        const owner = facts.sections.find(({ sectionId }) => field.split('.')[1] === String(sectionId));
        const own = owner && [...owner.gained, ...owner.missed].map(({ fact }) => fact[0]);
        for (const { kind, facts: cited } of sentences) {
          if (kind === 'verdict' || kind === 'bridge') expect(cited).toEqual([]);
          else {
            expect(cited.length).toBeGreaterThan(0);
            for (const [id] of cited) {
              expect(allowed[kind]).toContain(id);
              if (own) expect(own).toContain(id);
            }
          }
          if (field.startsWith('strengths')) expect(kind).toBe('strength');
        }
      }
    });
  });

  it('begin with the step that is ranked first, of those that answers call for, and order nothing else first', () => {
    forAny(({ sections }, { evidence }) => {
      const ranked = (missed: WriterFacts['sections'][number]['missed']) =>
        missed
          .filter(({ state }) => state === 'missed')
          .toSorted((a, b) => a.rank! - b.rank!)
          .map(({ fact }) => fact);
      const advised = (field: string) =>
        evidence[field]!.filter(({ kind }) => kind === 'advice').map(({ facts }) => facts[0]);
      const [first] = ranked(sections.flatMap(({ missed }) => missed));
      for (const field of ['summary', 'motivationalMessage'])
        expect([undefined, first]).toContainEqual(advised(field)[0]);
      for (const { sectionId, missed } of sections) {
        const steps = new Map(advised(`sections.${sectionId}`).map((fact) => [fact![0], fact]));
        // What can't be quoted is not said; behind the first step stands the second one at most.
        expect(steps.size).toBeLessThanOrEqual(2);
        expect([...steps.values()]).toEqual(ranked(missed).slice(0, steps.size));
      }
    });
  });

  it('say nothing twice, but for results of areas that have no name of their own', () => {
    forAny((_, { evidence }) => {
      const said = Object.values(evidence)
        .flat()
        .filter(({ kind }) => kind !== 'verdict')
        .map(({ text }) => text);
      expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
    });
  });
});
