import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsForChecks } from '../../src/modules/review/checks/check-facts.js';
import { scoreEvaluation } from '../../src/modules/scoring/score.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { Composition } from '../../src/modules/generation/writers/built-in/composition.js';
import { numberFacts } from '../../src/modules/generation/writers/sentences/numbered-facts.js';
import type { SentenceKind } from '../../src/modules/evaluations/texts/text-evidence.js';
import { fieldsOf } from '../../src/modules/evaluations/texts/text-fields.js';
import { CLAIM_KINDS } from '../../src/modules/generation/writers/sentences/accept-sentence.js';
import { textOf } from '../../src/modules/generation/writers/openai/finish-texts.js';
import { LANGUAGES, type Language } from '../../src/platform/http/languages.js';
import { FOR_TEST, never, startAiWriting } from '../fakes/ai-writing.js';
import { judgeByHand } from './by-hand.js';
import { type Clinics, clinicsOf } from './clinics.js';
import { type Planted, plantedIn } from './planted.js';
import type { Corpus, Kind, Outcome } from './trust.types.js';

/** The second corpus is measured on demand alone: nothing may be fitted to it. */
const PENS = (process.env.TRUST_PENS ?? 'first').split(',');
const FOLDER = join(__dirname, 'corpus');
const MOST_MISSES = 0.03;
const MOST_ALARMS = 0.05;
/** Of those by hand alone, the upper end of what was measured (docs/trust.md). */
const MOST_BY_HAND = 0.12;
/** Without a report, every so many of an AI's sentences: a guard against losing what was reached, not the measurement. */
const EVERY = process.env.TRUST_REPORT ? 1 : 40;
// Thousands of sentences: minutes of work, and a busy machine is slow.
jest.setTimeout(process.env.TRUST_REPORT ? 3_600_000 : 1_200_000);

describe.each(PENS)('Sentences of the %s pen', (pen) => {
  const outcomes: Outcome[] = [];

  it.each(LANGUAGES)('are offered by an AI and by hand (%s)', async (language) => {
    const path = join(FOLDER, `${pen}-${language}.json`);
    expect(existsSync(path)).toBe(true);
    const corpus = JSON.parse(readFileSync(path, 'utf8')) as Corpus;
    const clinics = clinicsOf(language);
    outcomes.push(
      ...(await judgeOfAi(
        plantedIn(corpus, clinics).filter((_one, at) => at % EVERY === 0),
        clinics,
        language,
      )),
    );
    outcomes.push(...judgeByHand(corpus, clinics));
  });

  it('are refused where answers decide that they are false, and let through where they are true', () => {
    const report = process.env.TRUST_REPORT;
    if (report)
      for (const outcome of outcomes) appendFileSync(report, `${JSON.stringify({ pen, ...outcome })}\n`);
    // A sentence of the sample stands for all that it was taken from; those by hand are judged to the last one.
    const weigh = (those: readonly Outcome[]) =>
      those.reduce((sum, { kind }) => sum + (kind.by === 'hand' ? 1 : EVERY), 0);
    const share = (group: Kind['group'], isLetThrough: boolean, from = outcomes) => {
      const those = from.filter(({ kind }) => kind.group === group);
      return weigh(those.filter((one) => one.isLetThrough === isLetThrough)) / weigh(those);
    };
    for (const language of LANGUAGES)
      for (const group of ['decided', 'true'] as const) {
        const those = outcomes.filter((one) => one.language === language && one.kind.group === group);
        expect(those.length).toBeGreaterThanOrEqual(400 / EVERY);
      }
    if (report) return;
    expect(share('decided', true)).toBeLessThanOrEqual(MOST_MISSES);
    expect(share('true', false)).toBeLessThanOrEqual(MOST_ALARMS);
    const byHand = outcomes.filter(({ kind }) => kind.by === 'hand');
    expect(share('decided', true, byHand)).toBeLessThanOrEqual(MOST_BY_HAND);
    expect(share('true', false, byHand)).toBeLessThanOrEqual(MOST_BY_HAND);
  });
});

/** Sends each sentence the whole way: the AI server answers with it, and the writer keeps it or not. */
async function judgeOfAi(planted: Planted[], { sections }: Clinics, language: Language): Promise<Outcome[]> {
  const ai = await startAiWriting();
  const writer = ai.makeWriter();
  const outcomes: Outcome[] = [];
  for (const { kind, responses, field, sentence, judged } of planted) {
    const facts = factsOf(sections, responses, language);
    const check = () =>
      factsForChecks({ language, score: scoreEvaluation(sections, responses, language), sections });
    ai.server.respondWith(() => `plant:${JSON.stringify({ field, sentence })}`);
    const { texts, evidence } = await writer.write({ facts, check, signal: never, purpose: FOR_TEST });
    ai.server.requests.length = 0;
    const words = (sentence.lead ?? '').replace(/[\s:.!?…]+$/u, '');
    const hasOwnWords = words !== '' && [...fieldsOf(texts).values()].some((text) => text.includes(words));
    const own = numberFacts(facts, new Composition(facts)).find(({ number }) => number === sentence.facts[0]);
    const as = CLAIM_KINDS.find((one) => one === sentence.kind) ?? 'verdict';
    // The built-in writer, which fills what was dropped, may tell the same of that fact.
    const isTold = Object.entries(evidence).some(
      ([place, told]) =>
        textOf(place) === field &&
        told.some((one) => tells(one.kind, as) && (!own || one.facts.some(([id]) => id === own.ref[0]))),
    );
    outcomes.push({
      kind,
      language,
      isLetThrough: judged === 'claim' ? isTold : hasOwnWords,
      text: sentence.lead ?? '',
    });
  }
  await ai.end();
  return outcomes;
}

/** Advice on what was not answered says so itself, so that no gap stands beside it. */
const tells = (kind: SentenceKind, as: SentenceKind): boolean =>
  kind === as || (as === 'gap' && kind === 'advice');
