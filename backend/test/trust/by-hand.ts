import { checkTexts } from '../../src/modules/review/checks/check-texts.js';
import { factsForChecks } from '../../src/modules/review/checks/check-facts.js';
import { scoreEvaluation } from '../../src/modules/scoring/score.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import type { Clinics } from './clinics.js';
import { inWords } from './numbers-in-words.js';
import type { Corpus, Kind, Outcome } from './trust.types.js';

const TRUE: Kind = { name: 'true numbers, differences, counts', group: 'true', by: 'hand' };
const FALSE: Kind = { name: 'wrong number, or a right one in the wrong place', group: 'decided', by: 'hand' };

/** What the checks say of sentences that an admin has written beside the texts of a clinic. */
export function judgeByHand(corpus: Corpus, clinics: Clinics): Outcome[] {
  const judge = (template: string, kind: Kind, turn: number): Outcome[] => {
    const { language } = corpus;
    const responses = clinics.any(turn);
    const score = scoreEvaluation(clinics.sections, responses, language);
    const facts = factsOf(clinics.sections, responses, language);
    const decimal = (value: number) => String(value).replace('.', language === 'en' ? '.' : ',');
    const sections = facts.sections.filter(({ score: gained, maxScore }) => gained > 0 && gained < maxScore);
    const [own, other] = [sections[turn % sections.length], sections[(turn + 1) % sections.length]];
    if (!own || !other || own === other) return [];
    const stored = new Set(
      [score, ...score.sectionScores].flatMap((one) => {
        const gained = 'totalScore' in one ? one.totalScore : one.score;
        return [gained, one.maxScore, one.maxScore - gained, one.percentage, Math.round(one.percentage)];
      }),
    );
    const unstored = (from: number, to: number) => {
      for (let value = from; value < to; value += 1) if (!stored.has(value)) return value;
      return to;
    };
    const all = facts.sections.flatMap((section) => section.missed);
    const wrongScore = unstored(score.totalScore + 4, 99);
    const values: Record<string, string> = {
      score: decimal(score.totalScore),
      max: decimal(score.maxScore),
      missing: decimal(score.maxScore - score.totalScore),
      percentage: `${decimal(score.percentage)}%`,
      rounded: String(Math.round(score.percentage)),
      areas: String(facts.sections.length),
      areasInWords: inWords(facts.sections.length, language),
      missedInWords: inWords(score.maxScore - score.totalScore, language),
      missedQuestionsInWords: inWords(all.length, language),
      gained: decimal(score.totalScore),
      gainedQuestions: String(facts.sections.flatMap((section) => section.gained).length),
      sectionName: own.name,
      sectionScore: decimal(own.score),
      sectionMax: decimal(own.maxScore),
      sectionPercentage: `${decimal(own.percentage)}%`,
      wrongScore: String(wrongScore),
      wrongPercentage: `${unstored(Math.round(score.percentage) + 6, 99)}%`,
      otherScore: decimal(other.score),
      otherPercentage: `${decimal(other.percentage)}%`,
      wrongScoreInWords: inWords(Math.min(wrongScore, 99), language),
    };
    const clashes =
      other.score === own.score || other.percentage === score.percentage || other.score === score.totalScore;
    if (kind === FALSE && clashes) return [];
    const text = template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
    const { texts } = composeTexts(facts);
    const isOfSection =
      /\{section(?:Score|Max|Percentage)\}/.test(template) && !template.includes('{sectionName}');
    const id = String(own.sectionId);
    const before = isOfSection ? texts.sections[id]!.text : texts.summary;
    const start = before.length + 1;
    const changed = isOfSection
      ? { ...texts, sections: { ...texts.sections, [id]: { text: `${before} ${text}` } } }
      : { ...texts, summary: `${before} ${text}` };
    const field = isOfSection ? `sections.${id}` : 'summary';
    const findings = checkTexts(changed, factsForChecks({ language, score, sections: clinics.sections }));
    const isFound = findings.some(
      (finding) => finding.field === field && finding.end > start && finding.rule !== 'too_long',
    );
    return [{ kind, language, isLetThrough: !isFound, text }];
  };
  return [
    ...corpus.handTrue.flatMap((text, turn) => judge(text, TRUE, turn)),
    ...corpus.handFalse.flatMap((text, turn) => judge(text, FALSE, turn)),
  ];
}
