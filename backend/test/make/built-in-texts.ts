import { checkTexts } from '../../src/modules/review/checks/check-texts.js';
import { factsForChecks } from '../../src/modules/review/checks/check-facts.js';
import { wordingsOf } from '../../src/modules/questionnaires/wordings.js';
import { scoreEvaluation } from '../../src/modules/scoring/score.js';
import type { RawResponses, ScoredSection } from '../../src/modules/scoring/scoring.types.js';
import { factsOf } from '../../src/modules/generation/writer-facts.js';
import { composeTexts } from '../../src/modules/generation/writers/built-in/built-in-writer.js';
import { splitSentences } from '../../src/modules/generation/writers/built-in/safe-text.js';
import type { Language } from '../../src/platform/http/languages.js';
import { answersFor } from '../../src/seed/content/answers.js';
import type { DemoRespondent } from '../../src/seed/content/content.types.js';
import { DEMO } from '../../src/seed/content/demo-content.js';
import { demoSections } from './demo-sections.js';

/** What the checks find in the texts that the built-in writer makes of these answers: each as rule, field and text. */
export function findingsOf(sections: ScoredSection[], responses: RawResponses, language: Language) {
  const score = scoreEvaluation(sections, responses, language);
  const texts = composeTexts(factsOf(sections, responses, language)).texts;
  return checkTexts(texts, factsForChecks({ language, score, sections })).map(
    ({ rule, field, text }) => `${rule} ${field}: ${text}`,
  );
}

/** Fails where the built-in texts of a demo clinic have a finding, say something twice or praise what was not answered. */
export function expectGoodTexts(language: Language, clinic: DemoRespondent): void {
  const { questionnaire } = DEMO[language];
  const sections = demoSections(questionnaire);
  const responses = answersFor(questionnaire, clinic);
  expect(findingsOf(sections, responses, language)).toEqual([]);
  const meanings = new Set(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ options }) =>
        options.flatMap(({ meaning }) =>
          wordingsOf(meaning).flatMap((text) => [text, ...splitSentences(text)]),
        ),
      ),
    ),
  );
  const { texts, evidence } = composeTexts(factsOf(sections, responses, language));
  const cards = Object.values(texts.strengths).flat().filter(Boolean);
  const isMeant = (card: string) =>
    meanings.has(card) || splitSentences(card).every((one) => meanings.has(one));
  expect(cards.filter((card) => !isMeant(card))).toEqual([]);
  const sentences = Object.values(evidence).flatMap((all) => all.map(({ text }) => text));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
}
