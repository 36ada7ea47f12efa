import { question, section } from '../../../../../test/make/sections.js';
import type { Language } from '../../../../platform/http/languages.js';
import type { RawResponses, ScoredSection } from '../../../evaluations/scoring/scoring.types.js';
import { factsOf } from '../../writer-facts.js';
import { BuiltInWriter, composeTexts } from './built-in-writer.js';

const presence = section(
  1,
  [
    question(1, { questionText: 'Van saját weboldaluk?', pointValue: 5 }),
    question(2, {
      questionText: 'Lehet online időpontot foglalni?',
      pointValue: 5,
      weight: 3,
      relatedTip: 'Vezessenek be online foglalást.',
      relatedProduct: 'FoglalóPlusz',
    }),
  ],
  { name: 'Online jelenlét' },
);
const safety = section(
  2,
  [
    question(3, { questionText: 'Készül biztonsági mentés?', pointValue: 6 }),
    question(4, { questionText: 'Titkosítják a leleteket?', pointValue: 4, relatedProduct: 'TitkosTár' }),
  ],
  { name: 'Adatbiztonság' },
);

const write = (sections: ScoredSection[], responses: RawResponses, language: Language = 'hu') =>
  composeTexts(factsOf(sections, responses, language));

describe('The built-in writer', () => {
  it('tells the result, the best section, the one with most to gain, and the first step', () => {
    const { summary } = write([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'igen' });
    for (const fact of ['75%', '„Adatbiztonság” (10/10 pont, 100%)', '„Online jelenlét” (5/10 pont, 50%)']) {
      expect(summary).toContain(fact);
    }
    expect(summary).toMatch(/: Vezessenek be online foglalást\. /);
  });

  it('names a product only beside a question that recommends it', () => {
    const texts = write([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'igen' });
    expect(texts.sections['1']?.text).toContain('FoglalóPlusz');
    expect(JSON.stringify(texts)).not.toContain('TitkosTár');
  });

  it('gives three cards per section, empty where nothing more was gained', () => {
    const { strengths } = write([presence, safety], { '3': 'igen' });
    expect(strengths['1']).toEqual(['', '', '']);
    expect(strengths['2']).toEqual([expect.stringContaining('„Készül biztonsági mentés?”'), '', '']);
  });

  it('says so when nothing was answered, and offers the tip with a condition', () => {
    const texts = write([presence], {});
    expect(texts.summary).toContain('nem érkezett válasz');
    expect(texts.sections['1']?.text).toMatch(/nem érkezett válasz|válasz nélkül maradtak/);
    expect(texts.sections['1']?.text).toMatch(/(Ha ez Önöknél még hiányzik|Amennyiben ez még hátravan)/);
  });

  it('is honest at 0 percent and finds nothing missing at 100 percent', () => {
    expect(write([presence], { '1': 'nem', '2': 'nem' }).summary).toMatch(
      /(egyike sem|egyik sem) hozott pontot/,
    );
    const full = write([presence, safety], { '1': 1, '2': 1, '3': 1, '4': 1 });
    expect(full.summary).toContain('minden elérhető pont');
    expect(JSON.stringify(full)).not.toMatch(/javasoljuk|megszerezhető|maradt még/);
  });

  it('compares nothing where there is one section', () => {
    const { summary } = write([presence], { '1': 'igen' });
    expect(summary).not.toMatch(/Legerősebb|legjobb eredmény|legtöbb még|legnagyobb tartalék/);
  });

  it('writes numbers and quotations as the language does', () => {
    const responses = { '1': 'yes', '3': 'yes' };
    const many = [presence, section(2, [question(3, { pointValue: 6 })], { name: 'Say "hi"' })];
    expect(write(many, responses, 'hu').summary).toContain('68,8%');
    expect(write(many, responses, 'en').summary).toMatch(/68\.8%.*“Say ‘hi’” \(6 of 6 points, 100%\)/s);
    expect(write(many, responses, 'ro').summary).toMatch(/68,8%.*„Say «hi»” \(6 din 6 puncte, 100%\)/s);
    const large = [section(1, [question(1, { pointValue: 20 }), question(2, { pointValue: 101 })])];
    expect(write(large, { '1': 'da' }, 'ro').summary).toContain('20 din 121 de puncte');
  });

  it('has a text for a questionnaire without scored questions', () => {
    for (const language of ['hu', 'en', 'ro'] as const) {
      const texts = write([], {}, language);
      expect(texts.summary).not.toBe('');
      expect(texts).toMatchObject({ sections: {}, strengths: {} });
    }
  });

  it('does not write all clinics the same phrases', () => {
    const openings = new Set<string>();
    for (let clinic = 0; clinic < 40; clinic++) {
      const { summary } = write([presence, safety], { '1': 'igen', '2': `nem ${clinic}`, '3': 'igen' });
      openings.add(summary);
    }
    expect(openings.size).toBeGreaterThan(10);
  });

  it('writes nothing once it is called off', async () => {
    const facts = factsOf([presence], {}, 'hu');
    await expect(new BuiltInWriter().write(facts, AbortSignal.abort())).rejects.toThrow();
    const written = await new BuiltInWriter().write(facts, new AbortController().signal);
    expect(written).toEqual(composeTexts(facts));
  });
});
