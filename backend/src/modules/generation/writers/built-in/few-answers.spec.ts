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
      expect(
        Object.values(texts.sections)
          .map(({ text }) => text)
          .join(' '),
      ).not.toMatch(/\d|pont|point|punct/);
      const score = scoreEvaluation(sections, responses, language);
      expect(checkTexts(texts, factsForChecks({ language, score, sections, evidence }))).toEqual([]);
    },
  );

  it('tell an area without answers from one that is partly and one that is wholly answered', () => {
    const { texts } = composeTexts(factsOf(sections, responses, 'en', { minAnsweredPercent: 50 }));
    expect(Object.values(texts.sections).map(({ text }) => text)).toEqual([
      'Too few answers under “Online” can be counted for the moment, so we draw no conclusions from them.',
      'None of the questions under “Adatok” has been answered yet.',
      'Every question under “Mentés” has been answered; we will evaluate this area together with the others.',
    ]);
  });

  it('call what was typed no missing answer, and speak of answers only where there are some', () => {
    const written = (responses: Record<string, string>) =>
      composeTexts(factsOf(sections, responses, 'en', { minAnsweredPercent: 50 })).texts;
    expect(written({ '1': 'we will see' }).sections[1]!.text).toContain('Too few answers under “Online”');
    expect(written({}).summary).toMatch(/^None of the scored questions has been answered yet/);
    expect(written({ '5': 'no' }).summary).toMatch(/^There are too few answers/);
  });

  it('are not written where enough was answered', () => {
    const { texts } = composeTexts(factsOf(sections, responses, 'en'));
    expect(texts.sections[2]!.text).not.toContain('none of the questions');
  });
});
