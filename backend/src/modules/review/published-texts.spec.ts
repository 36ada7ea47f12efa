import { madeQuestion, madeSection } from '../../../test/make/scored.js';
import { scoreEvaluation } from '../scoring/score.js';
import type { ScoredQuestion, ScoredSection } from '../scoring/scoring.types.js';
import { findInPublished, isShared } from './published-texts.js';

interface Texts {
  question?: Partial<ScoredQuestion>;
  section?: Partial<ScoredSection>;
  welcome?: object;
  wordings?: Record<string, string>;
}

/** What is found where the one question of a questionnaire was answered with 'no', which brings nothing. */
function found({ question = {}, section = {}, welcome = {}, wordings = {} }: Texts, answer = 'no') {
  const asked = madeQuestion(12, { correctAnswer: 'yes', relatedProduct: 'Booking', ...question });
  const sections = [{ ...madeSection(3, [asked]), ...section }];
  const score = scoreEvaluation(sections, { 'Question 12?': answer }, 'en');
  const none = { welcomeGreeting: null, welcomeContent: null, welcomeTips: null };
  return findInPublished(score, { sections, welcome: { ...none, ...welcome }, wordings, language: 'en' }).map(
    ({ field, rule, text }) => [field.replace(/^products\..*/, 'products'), rule, text],
  );
}

const CALL = 'Call +36 30 123 4567 before noon.';
const PHONE = '+36 30 123 4567';

describe('Faults in what is published beside texts', () => {
  it.each<[string, Texts]>([
    ['tips.12', { question: { relatedTip: CALL } }],
    ['products', { question: { productDescription: CALL } }],
    ['descriptions.3', { section: { description: CALL } }],
    ['welcome.greeting', { welcome: { welcomeGreeting: CALL } }],
    ['welcome.content', { welcome: { welcomeContent: CALL } }],
    ['welcome.tips', { welcome: { welcomeTips: CALL } }],
    ['wordings.page.title', { wordings: { 'page.title': CALL } }],
  ])('are found in %s, which many evaluations share', (field, texts) => {
    expect(found(texts)).toEqual([[field, 'link', PHONE]]);
    expect(isShared(field === 'products' ? 'products.0123456789ab' : field)).toBe(true);
  });

  it.each([
    ['placeholder', 'Dear {name}, start with the calendar.', '{name}'],
    ['markup', 'Start with **the calendar** today.', '**the calendar**'],
    ['language', 'Kezdjék a naptárral, és csak utána vegyék sorra a többit.', undefined],
  ])('are of the rule %s, too', (rule, relatedTip, part) => {
    const [first, ...others] = found({ question: { relatedTip } });
    expect(first).toEqual(['tips.12', rule, part ?? relatedTip]);
    expect(others).toEqual([]);
  });

  it('are no matters of style, no list marks, and in wordings no placeholders', () => {
    expect(found({ question: { relatedTip: 'Start with the calendar' } })).toEqual([]);
    expect(found({ welcome: { welcomeTips: '- Read it.\n- Talk about it.' } })).toEqual([]);
    expect(found({ wordings: { 'page.title': 'Dear {clinicName}' } })).toEqual([]);
  });

  it('are looked for only in what this evaluation publishes', () => {
    expect(found({ question: { relatedTip: CALL, productDescription: CALL } }, 'yes')).toEqual([]);
    expect(found({ section: { description: CALL, includeInEvaluation: false } })).toEqual([]);
  });

  it('in its own texts are no other evaluation’s', () => {
    for (const field of ['summary', 'motivationalMessage', 'sections.3', 'strengths.3.0'])
      expect(isShared(field)).toBe(false);
  });
});
