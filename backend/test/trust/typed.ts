import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { checkTexts } from '../../src/modules/review/checks/check-texts.js';
import { factsForChecks } from '../../src/modules/review/checks/check-facts.js';
import { scoreEvaluation } from '../../src/modules/scoring/score.js';
import type { Score, SectionScore } from '../../src/modules/scoring/scoring.types.js';
import type { Language } from '../../src/platform/http/languages.js';
import type { Clinics } from './clinics.js';
import { inWords } from './numbers-in-words.js';
import { shareIn } from './shares-in-words.js';

/** Sentences on areas, counts and totals as a person types them; by kind, with placeholders for what makes them true or false. */
export interface TypedCorpus {
  language: Language;
  false: Record<string, string[]>;
  true: Record<string, string[]>;
}

export interface TypedOutcome {
  kind: string;
  isTrue: boolean;
  language: Language;
  isFound: boolean;
  text: string;
}

/** How many clinics of a demo are looked at, and for how many of them a sentence is tried. */
const [CLINICS, TRIES] = [40, 8];
/** Areas that are called different differ by so many percentage points. */
const APART = 5;

/** What the checks say of each sentence, typed behind the summary of clinics of which it is true, or false. */
export function judgeTyped({ language, ...corpus }: TypedCorpus, clinics: Clinics): TypedOutcome[] {
  const clinicsTried = Array.from({ length: CLINICS }, (_, turn) => {
    const responses = clinics.any(turn);
    const score = scoreEvaluation(clinics.sections, responses, language);
    return {
      values: valuesOf(score, language, turn),
      summary: composeTexts(factsOf(clinics.sections, responses, language)).texts.summary,
      facts: factsForChecks({ language, score, sections: clinics.sections }),
    };
  });
  const judge = (kind: string, isTrue: boolean, template: string): TypedOutcome[] => {
    const outcomes = new Map<string, TypedOutcome>();
    for (const { values, summary, facts } of clinicsTried) {
      const text = filled(template, values, language);
      if (outcomes.size === TRIES || text === null || outcomes.has(text)) continue;
      const texts = { summary: `${summary} ${text}`, motivationalMessage: '', sections: {}, strengths: {} };
      const isFound = checkTexts(texts, facts).some(
        ({ field, end, rule }) => field === 'summary' && end > summary.length + 1 && rule !== 'too_long',
      );
      outcomes.set(text, { kind, isTrue, language, isFound, text });
    }
    return [...outcomes.values()];
  };
  return (['false', 'true'] as const).flatMap((group) =>
    Object.entries(corpus[group]).flatMap(([kind, sentences]) =>
      sentences.flatMap((template) => judge(kind, group === 'true', template)),
    ),
  );
}

/** The template with its values; null where this clinic has none of one. '{a best}': with the Hungarian article. */
function filled(template: string, values: Map<string, string>, language: Language): string | null {
  let isWhole = true;
  const text = template.replace(/\{(a |A )?(\w+)\}/g, (mark, article: string | undefined, name: string) => {
    const value = values.get(name.charAt(0).toLowerCase() + name.slice(1));
    if (value === undefined) isWhole = false;
    if (value === undefined || article === undefined)
      return /^[A-Z]/.test(name) ? capital(value ?? mark, language) : (value ?? mark);
    return `${article.trim()}${/^[aáeéiíoóöőuúüű]/i.test(value) ? 'z' : ''} ${value}`;
  });
  return isWhole ? capital(text, language) : null;
}

const capital = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** What the placeholders of one clinic stand for. */
function valuesOf(score: Score, language: Language, turn: number): Map<string, string> {
  const sections = score.sectionScores.toSorted((a, b) => b.percentage - a.percentage);
  const lostMost = Math.max(...sections.map(lost));
  const [top, bottom] = [sections[0]!, sections.at(-1)!];
  const mean = sections.reduce((sum, { percentage }) => sum + percentage, 0) / sections.length;
  const [least, most] = [Math.min(mean, score.percentage), Math.max(mean, score.percentage)];
  const values = new Map<string, string>();
  const pick = (name: string, those: SectionScore[]) => {
    const one = those[turn % Math.max(1, those.length)];
    if (one) values.set(name, one.name);
  };
  const is = (holds: (section: SectionScore) => boolean) => sections.filter(holds);
  pick(
    'best',
    is((one) => one === top && top.percentage - sections[1]!.percentage >= APART),
  );
  pick(
    'second',
    is((one) => one === sections[1] && one.percentage - sections[2]!.percentage >= APART),
  );
  pick(
    'worst',
    is((one) => one === bottom && sections.at(-2)!.percentage - one.percentage >= APART),
  );
  pick(
    'notbest',
    is(({ percentage }) => percentage <= top.percentage - APART),
  );
  pick(
    'notworst',
    is((one) => one.percentage >= bottom.percentage + APART && lost(one) < lostMost),
  );
  pick(
    'notfull',
    is(({ score: gained, maxScore }) => gained > 0 && gained < maxScore),
  );
  pick(
    'strong',
    is(({ percentage }) => percentage >= 75),
  );
  pick(
    'weak',
    is(({ percentage }) => percentage <= 35),
  );
  pick(
    'above',
    is(({ percentage }) => percentage >= most + APART),
  );
  pick(
    'below',
    is(({ percentage }) => percentage <= least - APART),
  );
  pick('any', sections);
  const high = sections[turn % 3]!;
  const low = sections
    .slice(3)
    .find((one) => high.percentage - one.percentage >= 2 * APART && lost(one) >= lost(high));
  if (low) values.set('high', high.name).set('low', low.name);

  const all = sections.length;
  const counted = (name: string, counts: readonly number[]) => {
    const wrong = [4, 3, 5, 2].find((count) => count < all && !counts.includes(count));
    if (wrong !== undefined) values.set(name, inWords(wrong, language, 'attribute'));
  };
  counted('wrongFull', [is(({ score: gained, maxScore }) => gained === maxScore).length]);
  counted(
    'wrongStrong',
    [50, 55, 60, 65, 70, 75, 80, 85, 90].map((line) => is((one) => one.percentage >= line).length),
  );
  counted(
    'wrongAbove',
    [least, most].map((average) => is((one) => one.percentage > average).length),
  );
  const strong = is(({ percentage }) => percentage >= 75).length;
  if (strong > 1 && strong < all) values.set('strongCount', inWords(strong, language, 'attribute'));
  values.set('all', inWords(all, language, 'attribute'));

  const { totalScore, maxScore, percentage } = score;
  const stored = new Set(
    [
      ...sections.map(({ score: gained }) => gained),
      ...sections.map(lost),
      totalScore,
      maxScore - totalScore,
    ].concat(
      sections.map((one) => one.maxScore),
      maxScore,
      ...score.sectionScores.flatMap((one) => one.questions.map(({ pointValue }) => pointValue)),
    ),
  );
  const wrong = Array.from({ length: 60 }, (_, n) => totalScore + 4 + n).find(
    (value) => !stored.has(value) && value < 100,
  );
  values
    .set('score', String(totalScore))
    .set('max', String(maxScore))
    .set('missing', String(maxScore - totalScore));
  values.set('wrongMax', String(maxScore + 44));
  if (wrong !== undefined)
    values.set('wrongScore', String(wrong)).set('wrongScoreInWords', inWords(wrong, language));
  for (const [suffix, form] of [
    ['', 'plain'],
    ['Of', 'of'],
    ['Acc', 'object'],
  ] as const) {
    const share = (name: string, holds: (value: number) => boolean) => {
      const words = shareIn(language, form, holds, turn);
      if (words !== null) values.set(name + suffix, words);
    };
    share('share', (value) => Math.abs(value - percentage) <= 1.9);
    share(
      'wrongShare',
      (value) => Math.abs(value - percentage) >= 12 && Math.abs(value - (100 - percentage)) >= 12,
    );
    share('higherShare', (value) => value >= percentage + 6);
    share('lowerShare', (value) => value <= percentage - 4 && value >= percentage - 25);
  }
  return values;
}

const lost = ({ score, maxScore }: SectionScore): number => maxScore - score;
