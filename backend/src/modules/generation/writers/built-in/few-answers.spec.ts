import { option, question, section } from '../../../../../test/make/sections.js';
import { LANGUAGES } from '../../../../platform/http/languages.js';
import { factsForChecks } from '../../../review/checks/check-facts.js';
import { checkTexts } from '../../../review/checks/check-texts.js';
import { scoreEvaluation } from '../../../scoring/score.js';
import { factsOf } from '../../writer-facts.js';
import { composeTexts } from './built-in-writer.js';

const choices = { pointValue: 8, options: [option(1, { points: 8 }), option(2)] };
const sections = [
  section(1, [question(1, { ...choices, questionText: 'Van weboldaluk?' }), question(2)], { name: 'Online' }),
  section(2, [question(3, { pointValue: 8 }), question(4, { pointValue: 8 })], { name: 'Adatok' }),
  section(3, [question(5)], { name: 'Mentés' }),
];
const responses = { '1': 'majd meglátjuk', '2': 'yes', '5': 'no' };

describe('The built-in texts where too few questions were answered', () => {
  it.each(LANGUAGES)(
    'say what is known and what is missing, pass the checks, and judge nothing: %s',
    (language) => {
      const { texts, evidence } = composeTexts(
        factsOf(sections, responses, language, { minAnsweredPercent: 50 }),
      );
      expect(texts.summary).toContain('Van weboldaluk?');
      expect(texts.motivationalMessage).toBe('');
      expect(texts.strengths).toEqual({ 1: ['', '', ''], 2: ['', '', ''], 3: ['', '', ''] });
      expect(texts.summary).not.toMatch(/\d|pont\b|points?\b|punct(?!aj)/);
      expect(texts.sections).toEqual({ 1: { text: '' }, 2: { text: '' }, 3: { text: '' } });
      const score = scoreEvaluation(sections, responses, language);
      const source = { language, score, sections, evidence };
      expect(checkTexts(texts, factsForChecks({ ...source, hasResult: false }))).toEqual([]);
      const missing = checkTexts(texts, factsForChecks(source)).map(({ field, rule }) => `${field} ${rule}`);
      expect(missing).toEqual(['sections.1 empty', 'sections.2 empty', 'sections.3 empty']);
    },
  );

  it('name what was typed, and speak of answers only where there are some', () => {
    const written = (responses: Record<string, string>) =>
      composeTexts(factsOf(sections, responses, 'en', { minAnsweredPercent: 50 })).texts;
    expect(written({ '1': 'we will see' }).summary).toContain('in your own words');
    expect(written({}).summary).toMatch(/^None of the scored questions has been answered yet/);
    expect(written({ '5': 'no' }).summary).toMatch(/^We do not have enough answers yet/);
  });

  it('are not written where enough was answered', () => {
    const { texts } = composeTexts(factsOf(sections, responses, 'en'));
    expect(texts.sections[2]!.text).not.toBe('');
  });
});
