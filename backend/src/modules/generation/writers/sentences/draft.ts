import { fold } from '../../../../platform/text/fold.js';
import type { GeneratedTexts } from '../../../evaluations/evaluation.types.js';
import type { Sentence, TextEvidence } from '../../../evaluations/texts/text-evidence.js';
import type { Finding } from '../../../review/checks/finding.js';
import type { WriterFacts } from '../text-writer.js';
import type { Statement } from './accept-sentence.js';
import type { NumberedFact } from './numbered-facts.js';

/** Accepted statements by text, in their order; the strengths of a section are one text, `strengths.12`. */
export type Accepted = Map<string, Statement[]>;

export const STRENGTHS = 3;
/** Most characters of a text, by the first word of its field. */
export const LONGEST: Record<string, number> = { summary: 1500, motivationalMessage: 400, sections: 1200 };

/** The texts of an evaluation as far as they rest on accepted sentences, and what each rests on. */
export interface Draft {
  texts: GeneratedTexts;
  evidence: TextEvidence;
}

/** Every text that an evaluation has, strengths as one. */
export const fieldsFor = ({ sections }: Pick<WriterFacts, 'sections'>): string[] => [
  'summary',
  'motivationalMessage',
  ...sections.flatMap(({ sectionId }) => [`strengths.${sectionId}`, `sections.${sectionId}`]),
];

/** In a text: the result, what is there, what is missing, and what to do, which stands right behind its own gap. */
const ORDER: Record<Sentence['kind'], number> = { verdict: 0, strength: 1, gap: 2, advice: 3, bridge: 4 };
const placeOf = ({ sentences }: Statement): number => Math.max(...sentences.map(({ kind }) => ORDER[kind]));

/**
 * Leaves out what the evaluation says already, strengths beyond three, and what would make a text too long, and puts each text
 * in order. Advice brings its gap, so that it goes before the gap alone.
 */
export function tidy(accepted: Accepted, fields: readonly string[]): Accepted {
  const said = new Set<string>();
  const keys = ({ sentences, claims }: Statement) => [
    ...claims,
    ...sentences.map(({ text }) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')),
  ];
  return new Map(
    fields.map((field) => {
      const [kind = ''] = field.split('.');
      const chosen: Statement[] = [];
      const offered = accepted.get(field) ?? [];
      const isAdvice = (statement: Statement) => placeOf(statement) === ORDER.advice;
      const foremost = [...offered.filter(isAdvice), ...offered.filter((one) => !isAdvice(one))];
      for (const statement of foremost) {
        const isOver =
          kind === 'strengths'
            ? chosen.length >= STRENGTHS
            : lengthOf([...chosen, statement]) > (LONGEST[kind] ?? 0);
        if (isOver) continue;
        const own = keys(statement);
        if (own.some((key) => said.has(key))) continue;
        for (const key of own) said.add(key);
        chosen.push(statement);
      }
      return [field, chosen.toSorted((a, b) => placeOf(a) - placeOf(b))];
    }),
  );
}

/** The texts of accepted statements. */
export function compose(accepted: Accepted, { sections }: Pick<WriterFacts, 'sections'>): Draft {
  const sentencesIn = (field: string) => (accepted.get(field) ?? []).flatMap(({ sentences }) => sentences);
  const cards = (id: number) =>
    Array.from({ length: STRENGTHS }, (_, at) => accepted.get(`strengths.${id}`)?.[at]?.sentences ?? []);
  const evidence: TextEvidence = {};
  for (const field of accepted.keys())
    if (!field.startsWith('strengths.')) evidence[field] = sentencesIn(field);
  for (const { sectionId } of sections)
    for (const [at, card] of cards(sectionId).entries()) evidence[`strengths.${sectionId}.${at}`] = card;
  const ids = sections.map(({ sectionId }) => sectionId);
  return {
    texts: {
      summary: textOf(sentencesIn('summary')),
      motivationalMessage: textOf(sentencesIn('motivationalMessage')),
      sections: Object.fromEntries(ids.map((id) => [id, { text: textOf(sentencesIn(`sections.${id}`)) }])),
      strengths: Object.fromEntries(ids.map((id) => [id, cards(id).map(textOf)])),
    },
    evidence,
  };
}

export const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

/** Without the statements in which the checks found something; null when they found nothing in any. */
export function withoutFaulty(accepted: Accepted, findings: readonly Finding[]): Accepted | null {
  const faulty = new Set(
    findings.flatMap(({ field, start }) => {
      const [kind, id, card] = field.split('.');
      if (kind === 'strengths') return accepted.get(`strengths.${id}`)?.[Number(card)] ?? [];
      return statementAt(accepted.get(field) ?? [], start) ?? [];
    }),
  );
  if (faulty.size === 0) return null;
  return new Map(
    [...accepted].map(([field, those]) => [field, those.filter((statement) => !faulty.has(statement))]),
  );
}

/** Without the statements that other texts make, too. */
export function withoutSaid(accepted: Accepted, others: string): Accepted {
  const isNew = ({ sentences }: Statement) => sentences.every(({ text }) => !others.includes(text));
  return new Map([...accepted].map(([field, those]) => [field, those.filter(isNew)]));
}

/** Whether the statements tell all that a text is there for, as far as there are facts to tell (rules: texts from the AI). */
export function isComplete(field: string, accepted: Accepted, numbered: readonly NumberedFact[]): boolean {
  const own = accepted.get(field) ?? [];
  const has = (...kinds: Sentence['kind'][]) => own.some((one) => kinds.some((kind) => isOf(one, kind)));
  const canAdvise = numbered.some(({ outcome }) => outcome !== 'full');
  if (field === 'summary') return has('verdict') && (has('advice') || !canAdvise);
  const facts = numbered.filter(({ sectionId }) => field.endsWith(`.${sectionId}`));
  if (field.startsWith('strengths.')) {
    // A card must not repeat what another text says.
    const claims = new Set([...accepted.values()].flat().flatMap((statement) => statement.claims));
    return (
      own.length > 0 ||
      facts.every((fact) => fact.outcome !== 'full' || claims.has(`strength:${fact.number}`))
    );
  }
  const missed = new Set(facts.flatMap(({ outcome, ref }) => (outcome === 'full' ? [] : ref[0])));
  const isInSummary = (accepted.get('summary') ?? []).some(({ sentences }) =>
    sentences.some(({ facts: cited }) => cited.some(([id]) => missed.has(id))),
  );
  return own.length > 0 && (missed.size === 0 || isInSummary || has('gap', 'advice'));
}

const isOf = ({ sentences }: Statement, kind: Sentence['kind']): boolean => sentences[0]?.kind === kind;

const lengthOf = (statements: readonly Statement[]): number =>
  textOf(statements.flatMap(({ sentences }) => sentences)).length;

/** The statement of a joined text in which a position lies. */
export function statementAt(statements: readonly Statement[], position: number): Statement | undefined {
  let end = 0;
  return statements.find(({ sentences }) => {
    end += textOf(sentences).length + 1;
    return position < end;
  });
}
