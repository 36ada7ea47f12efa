import { freeWording } from '../../src/modules/generation/writers/openai/wordings.js';
import type { FreeSentence } from '../../src/modules/generation/writers/free/free-facts.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { factsForChecks } from '../../src/modules/review/checks/check-facts.js';
import { scoreEvaluation } from '../../src/modules/scoring/score.js';
import type { RawResponses } from '../../src/modules/scoring/scoring.types.js';
import { FOR_TEST, never } from '../fakes/ai-writing.js';
import type { Clinics, Standing } from './clinics.js';
import type { Corpus, Kind, Outcome } from './trust.types.js';

/** A sentence that a model offers in its own words, for a clinic of which it is true, or false. */
interface Offered {
  kind: Kind;
  responses: RawResponses;
  /** The question that it cites; null: none. */
  number: number | null;
  as: FreeSentence['kind'];
  /** In the summary, else in the section of the question. */
  isSummary?: boolean;
  text: string;
}

const truth = (name: string): Kind => ({ name, group: 'true', by: 'AI, free' });
const decided = (name: string): Kind => ({ name, group: 'decided', by: 'AI, free' });
const structure = (name: string): Kind => ({ name, group: 'structure', by: 'AI, free' });
const uncovered = (name: string): Kind => ({ name, group: 'no answer decides', by: 'AI, free' });

/** How a list on a question is offered, and what that makes of it; `other`: citing another question of the same standing. */
interface Use {
  kind: Kind;
  list: 'present' | 'absent' | 'advice';
  standing: Standing;
  as: FreeSentence['kind'];
  other?: true;
  isSummary?: true;
}

const USES: readonly Use[] = [
  { kind: truth('strength'), list: 'present', standing: 'best', as: 'strength' },
  { kind: truth('gap'), list: 'absent', standing: 'worst', as: 'gap' },
  { kind: truth('advice'), list: 'advice', standing: 'worst', as: 'advice' },
  { kind: decided('missing thing told as there'), list: 'present', standing: 'worst', as: 'gap' },
  { kind: decided('strength denied'), list: 'absent', standing: 'best', as: 'strength' },
  {
    kind: decided('strength of another question'),
    list: 'present',
    standing: 'best',
    as: 'strength',
    other: true,
  },
  { kind: decided('gap of another question'), list: 'absent', standing: 'worst', as: 'gap', other: true },
  {
    kind: decided('advice of another question'),
    list: 'advice',
    standing: 'worst',
    as: 'advice',
    other: true,
  },
  { kind: decided('unanswered question told as missing'), list: 'absent', standing: 'unanswered', as: 'gap' },
  { kind: structure('missing thing told as a strength'), list: 'present', standing: 'worst', as: 'strength' },
  { kind: structure('strength told as missing'), list: 'absent', standing: 'best', as: 'gap' },
  { kind: structure('advice on what is there'), list: 'advice', standing: 'best', as: 'advice' },
  { kind: structure('order on what was not answered'), list: 'advice', standing: 'unanswered', as: 'advice' },
];

/** Lists that are about no question. */
const LISTS: readonly [list: string, Kind, FreeSentence['kind']][] = [
  ['freeVerdicts', truth('result'), 'verdict'],
  ['numberInDigits', decided('wrong number'), 'verdict'],
  ['numberInWords', decided('wrong number'), 'verdict'],
  ['numbers', decided('wrong number'), 'verdict'],
  ['falseOrder', decided('wrong order of areas or steps'), 'verdict'],
  ['wrongOrder', decided('wrong order of areas or steps'), 'verdict'],
  ['inventedName', decided('invented name'), 'strength'],
  ['otherClinic', decided('invented name'), 'strength'],
  ['names', decided('invented name'), 'strength'],
  ['otherLanguage', decided('another language'), 'bridge'],
  ['mixed', decided('another language'), 'strength'],
  ['foreign', decided('another language'), 'bridge'],
  ['placeholder', structure('left-over placeholder'), 'bridge'],
  ['link', structure('link, address, telephone number'), 'bridge'],
  ['markup', structure('HTML or Markdown'), 'strength'],
  ['leak', structure('instructions repeated'), 'bridge'],
  ['outcome', uncovered('promised outcome'), 'strength'],
  ['comparison', uncovered('comparison with others'), 'strength'],
  ['lawOrPrice', uncovered('law, price, statistic'), 'strength'],
  ['tone', uncovered('tone, medical advice'), 'strength'],
];

/** A question whose words have nothing to do with this one: five further on, in another section. */
const FURTHER = 11;

function offersIn(corpus: Corpus, { sections, answering, any }: Clinics): Offered[] {
  const numbers = sections.flatMap(({ questions }) =>
    questions.filter(({ pointValue }) => pointValue > 0).map(({ id }) => id),
  );
  const lists = new Map((corpus.questions ?? []).map((question) => [question.number, question]));
  const ofQuestions = USES.flatMap(({ kind, list, standing, as, other, isSummary }) =>
    numbers.flatMap((number, at) => {
      const source = other ? numbers[(at + FURTHER) % numbers.length]! : number;
      const sentences = lists.get(source)?.[list] ?? [];
      const leads = corpus.leads?.[list] ?? [];
      // Each once more behind words that lead in.
      const led =
        leads.length === 0
          ? []
          : sentences.map((text, turn) => ledBy(leads[(at + turn) % leads.length]!, text, corpus.language));
      return [...sentences, ...led].map((text, turn): Offered => {
        const first = as === 'advice' ? 'section' : undefined;
        const responses = answering(number, standing, number + 7 * turn, first);
        return { kind, responses, number, as, text, ...(isSummary && { isSummary }) };
      });
    }),
  );
  const ofNone = LISTS.flatMap(([list, kind, as]) =>
    ((corpus[list] as string[] | undefined) ?? []).map((text, turn): Offered => {
      const number = as === 'strength' ? numbers[turn % numbers.length]! : null;
      const responses = number === null ? any(turn) : answering(number, 'best', turn);
      return { kind, responses, number, as, text, ...(number === null && { isSummary: true }) };
    }),
  );
  return [...ofQuestions, ...ofNone];
}

/** Judges every sentence as the writer does, the checks included: whether it would stand. */
export function judgeFree(
  corpus: Corpus,
  { sections: all, ...others }: Clinics,
): (Outcome & { fault: string | null })[] {
  const { language } = corpus;
  const sections = withFirstWording(all);
  const clinics = { ...others, sections };
  return offersIn(corpus, clinics).flatMap(({ kind, responses, number, as, isSummary, text }) => {
    const facts = factsOf(sections, responses, language);
    const wording = freeWording(facts);
    const own = wording.numbered.find(({ ref }) => ref[0] === number);
    // What no writer gets, none can tell.
    if (number !== null && !own) return [];
    const sectionId = isSummary || !own ? null : own.sectionId;
    const place = { field: sectionId === null ? 'summary' : `sections.${sectionId}`, sectionId };
    const said: FreeSentence = { kind: as, facts: own ? [own.number] : [], text };
    const verdict = wording.judge(said, place);
    const check = () =>
      factsForChecks({ language, score: scoreEvaluation(sections, responses, language), sections });
    const task = { facts, check, signal: never, purpose: FOR_TEST };
    const fault =
      'fault' in verdict
        ? verdict.fault
        : (wording
            .faultsOf([{ offer: { ...said, place }, fault: null, statement: verdict.statement }], task)
            .get(0) ?? null);
    return [{ kind, language, isLetThrough: fault === null, text, fault }];
  });
}

/** A model sees the wording of a meaning that its clinic gets; those who wrote the sentences saw the first. */
const withFirstWording = (sections: Clinics['sections']): Clinics['sections'] =>
  sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({
        ...option,
        meaning: option.meaning?.split('\n')[0] ?? null,
      })),
    })),
  }));

/** Names and abbreviations keep their capital. */
const ledBy = (lead: string, text: string, language: Corpus['language']): string => {
  const [first = ''] = text.split(' ');
  const isName = /^(?:Google|AI|A Google)/u.test(text) || /^\p{Lu}{2}/u.test(first);
  const rest = isName ? text : `${text.charAt(0).toLocaleLowerCase(language)}${text.slice(1)}`;
  return `${lead} ${rest}`;
};
