import { factsOf } from '../../src/modules/generation/writer-facts.js';
import type { SectionFacts } from '../../src/modules/generation/writers/text-writer.js';
import {
  type NumberedFact,
  numberFacts,
} from '../../src/modules/generation/writers/sentences/numbered-facts.js';
import { Composition } from '../../src/modules/generation/writers/built-in/composition.js';
import type { RawResponses } from '../../src/modules/scoring/scoring.types.js';
import type { AnsweredSentence } from '../fakes/ai-texts.js';
import type { Clinics, Standing } from './clinics.js';
import type { Corpus, Kind } from './trust.types.js';

/** A sentence that an AI is made to offer for a text of one clinic. */
export interface Planted {
  kind: Kind;
  responses: RawResponses;
  field: string;
  sentence: AnsweredSentence;
  /** What is false, or true, of it: what it tells of a fact, or only the words that the model adds. */
  judged: 'claim' | 'words';
}

type SentenceKind = AnsweredSentence['kind'];
type Where = 'section' | 'summary' | 'card';

const decided = (name: string): Kind => ({ name, group: 'decided', by: 'AI' });
const structure = (name: string): Kind => ({ name, group: 'structure', by: 'AI' });
const uncovered = (name: string): Kind => ({ name, group: 'no answer decides', by: 'AI' });
const truth = (name: string): Kind => ({ name, group: 'true', by: 'AI' });

/** What an AI offers on a question whose answer has a standing, in words of a list. */
interface Offer {
  kind: Kind;
  standing: Standing;
  as: 'strength' | 'gap' | 'advice';
  in: readonly Where[];
}

/** Claims offered as what they are and as what they are not. */
const OFFERS: readonly Offer[] = [
  { kind: truth('strength'), standing: 'best', as: 'strength', in: ['section', 'card'] },
  { kind: truth('gap'), standing: 'worst', as: 'gap', in: ['section'] },
  { kind: truth('unanswered question'), standing: 'unanswered', as: 'gap', in: ['section'] },
  { kind: truth('advice'), standing: 'worst', as: 'advice', in: ['section'] },
  {
    kind: decided('missing thing told as a strength'),
    standing: 'worst',
    as: 'strength',
    in: ['section', 'card'],
  },
  {
    kind: decided('unanswered question told as a strength'),
    standing: 'unanswered',
    as: 'strength',
    in: ['summary'],
  },
  { kind: decided('strength told as missing'), standing: 'best', as: 'gap', in: ['section'] },
  { kind: decided('recommends what is there'), standing: 'best', as: 'advice', in: ['section', 'summary'] },
];
const LEADS = { strength: 'leadStrength', gap: 'leadGap', advice: 'leadAdvice' } as const;

/** Lists that are about no question, and where they are offered: in front of a result, as nothing else has room for words. */
const LISTS: readonly [list: string, Kind, Where][] = [
  ['verdicts', truth('result'), 'summary'],
  ['riderVerdicts', decided('claim hidden in a result'), 'summary'],
  ['falseOrder', decided('wrong order of areas or steps'), 'summary'],
  ['wrongOrder', decided('wrong order of areas or steps'), 'summary'],
  ['numberInDigits', decided('wrong number'), 'summary'],
  ['numberInWords', decided('wrong number'), 'summary'],
  ['numbers', decided('wrong number'), 'summary'],
  ['inventedName', decided('invented name'), 'section'],
  ['otherClinic', decided('invented name'), 'section'],
  ['names', decided('invented name'), 'summary'],
  ['otherLanguage', decided('another language'), 'section'],
  ['mixed', decided('another language'), 'section'],
  ['foreign', decided('another language'), 'summary'],
  ['placeholder', structure('left-over placeholder'), 'section'],
  ['link', structure('link, address, telephone number'), 'section'],
  ['markup', structure('HTML or Markdown'), 'section'],
  ['leak', structure('instructions repeated'), 'section'],
  ['outcome', uncovered('promised outcome'), 'summary'],
  ['comparison', uncovered('comparison with others'), 'summary'],
  ['lawOrPrice', uncovered('law, price, statistic'), 'summary'],
  ['tone', uncovered('tone, medical advice'), 'summary'],
];

/** All sentences of a corpus as an AI would offer them, each for a clinic of which it is false, or true. */
export function plantedIn(corpus: Corpus, clinics: Clinics): Planted[] {
  const numbers = clinics.sections.flatMap(({ questions }) =>
    questions.filter(({ pointValue }) => pointValue > 0).map(({ id }) => id),
  );
  const read = (responses: RawResponses) => factsOf(clinics.sections, responses, corpus.language);
  const numbered = (responses: RawResponses) => {
    const facts = read(responses);
    return numberFacts(facts, new Composition(facts));
  };
  const plant = (
    { kind, as, standing }: Pick<Offer, 'kind' | 'as' | 'standing'>,
    { number, turn, where, lead }: { number: number; turn: number; where: Where; lead: string },
    judged: Planted['judged'],
  ): Planted[] => {
    const others = kind.group === 'true' && as === 'advice' ? 'section' : undefined;
    const responses = clinics.answering(number, standing, number + 7 * turn, others);
    const own = numbered(responses).find(({ ref }) => ref[0] === number);
    if (!own || (kind.group === 'true' && !isTellable(own, as, where))) return [];
    const field = {
      summary: 'summary',
      section: `sections.${own.sectionId}`,
      card: `strengths.${own.sectionId}`,
    }[where];
    return [{ kind, responses, field, sentence: { kind: as, facts: [own.number], lead }, judged }];
  };
  const claims = OFFERS.flatMap((offer) =>
    numbers.flatMap((number, at) =>
      offer.in.flatMap((where) =>
        (offer.kind.group === 'true' ? [0, 1, 2] : [0, 1]).flatMap((turn) => {
          const leads = corpus[LEADS[offer.as]] ?? [''];
          const lead = leads[(3 * at + turn) % leads.length]!;
          return plant(offer, { number, turn, where, lead }, 'claim');
        }),
      ),
    ),
  );
  const ownWords = (corpus.questions ?? []).flatMap(({ number, present, absent, advice }) =>
    numbers.includes(number)
      ? (
          [
            ['strength', 'worst', 'gap', present],
            ['gap', 'best', 'strength', absent],
            ['advice', 'best', 'strength', advice],
          ] as const
        ).flatMap(([as, standing, asTrue, sentences]) =>
          sentences.flatMap((lead, turn) => [
            ...plant(
              { kind: decided('claim in own words'), as, standing },
              { number, turn, where: 'section', lead },
              'words',
            ),
            // In front of a claim that is true of that clinic.
            ...plant(
              { kind: decided('claim in front of another'), as: asTrue, standing },
              { number, turn, where: 'section', lead },
              'words',
            ),
          ]),
        )
      : [],
  );
  const riders = (corpus.riders ?? []).flatMap((lead, turn) => {
    const number = numbers[turn % numbers.length]!;
    const [as, standing] = turn % 2 ? (['strength', 'best'] as const) : (['gap', 'worst'] as const);
    const kind = decided('claim in front of another');
    return plant({ kind, as, standing }, { number, turn, where: 'section', lead }, 'words');
  });
  const lists = LISTS.flatMap(([list, kind, where]) =>
    ((corpus[list] as string[] | undefined) ?? []).flatMap((lead, turn): Planted[] => {
      const responses = clinics.any(turn);
      const { sections } = read(responses);
      const field = where === 'summary' ? where : `sections.${sections[turn % sections.length]!.sectionId}`;
      const as: SentenceKind = lead.includes('{{mostToGain}}')
        ? 'mostToGain'
        : lead.includes('{{strongest}}')
          ? 'strongest'
          : 'result';
      const judged = kind.group === 'true' ? 'claim' : 'words';
      if (judged === 'claim' && as !== 'result' && !isAlone(as, sections)) return [];
      return [{ kind, responses, field, sentence: { kind: as, facts: [], lead }, judged }];
    }),
  );
  return [...claims, ...ownWords, ...riders, ...lists];
}

/** Whether a true claim can be made there: it can be told, is short enough for a card, and is the foremost step there. */
function isTellable(own: NumberedFact, as: Offer['as'], where: Where): boolean {
  if (where === 'card' && own.claim.join(' ').length > 160) return false;
  return as !== 'advice' || (own.advice.length > 0 && own.rankInSection === 0);
}

/** Whether one area alone is the strongest, or has most points left. */
function isAlone(as: 'strongest' | 'mostToGain', sections: readonly SectionFacts[]): boolean {
  const measures = sections.map(({ percentage, score, maxScore }) =>
    as === 'strongest' ? percentage : maxScore - score,
  );
  return measures.filter((one) => one === Math.max(...measures)).length === 1;
}
