import { option, question, section } from '../../../../../test/make/sections.js';
import type { Language } from '../../../../platform/http/languages.js';
import type { RawResponses, ScoredSection } from '../../../scoring/scoring.types.js';
import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import { factsOf } from '../../writer-facts.js';
import type { WrittenTexts } from '../text-writer.js';
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
  composeTexts(factsOf(sections, responses, language)).texts;

describe('The built-in writer', () => {
  it('tells the result, the best section with its best answer, and the first step with its area', () => {
    const { summary } = write([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'igen' });
    for (const fact of ['75%', '„Adatbiztonság” (10/10 pont, 100%)', '„Készül biztonsági mentés?”'])
      expect(summary).toContain(fact);
    expect(summary).toMatch(/: „Online jelenlét” \(kérdés: „Lehet online időpontot foglalni\?”\)\.$/);
  });

  it('begins where the one ranking begins, and tells the step in full in its area alone', () => {
    const later = section(3, [
      question(5, { relatedTip: 'Küldjenek emlékeztetőt.', weight: 2 }),
      question(6, { questionText: 'Van árlista?', relatedTip: 'Tegyék ki az árlistát.', weight: 9 }),
    ]);
    const texts = write([presence, later], { '2': 'nem', '5': 'nem', '6': 'nem' });
    expect(texts.summary).toMatch(/: „Van árlista\?”$/);
    expect(texts.summary).not.toContain('Tegyék ki');
    expect(texts.sections['1']?.text).toContain('Vezessenek be online foglalást.');
    expect(texts.sections['3']?.text).toMatch(/: Tegyék ki az árlistát\.$/);
  });

  it('tells an option that nobody has given a meaning as it was ticked, and never what a clinic typed itself', () => {
    const [site, booking] = presence.questions;
    const options = [option(1, { label: 'Készül', points: 2 }), option(2, { label: 'Kész', points: 5 })];
    const asked = { ...presence, questions: [{ ...site!, options }, booking!] };
    const ticked = JSON.stringify(write([asked], { '1': 'Készül', '2': 'igen' }));
    expect(ticked).toMatch(/„Van saját weboldaluk\?” – [^:]+: „Készül”/);
    for (const sections of [[presence], [asked]])
      expect(JSON.stringify(write(sections, { '1': 'talán, majd egyszer', '2': 'igen' }))).not.toContain(
        'talán',
      );
  });

  it('says of an unanswered question that it is unanswered, and asks of no answered one whether it is done', () => {
    const { text = '' } = write([presence], { '2': 'nem' }).sections['1'] ?? {};
    expect(text).toMatch(/[Vv]álasz[^.]*: „Van saját weboldaluk\?”/);
    expect(JSON.stringify(write([presence], { '1': 'nem', '2': 'nem' }))).not.toMatch(/ – ha /);
  });

  it('begins with what an answer calls for, and orders nothing where there is none', () => {
    const [site, booking] = presence.questions;
    const asked = { ...presence, questions: [{ ...site!, relatedTip: 'Legyen honlapjuk.' }, booking!] };
    const texts = write([asked], { '1': 'nem' });
    const { text = '' } = texts.sections['1'] ?? {};
    expect(text).toMatch(/: Legyen honlapjuk\.$/);
    expect(text).not.toMatch(/Vezessenek be online foglalást|FoglalóPlusz/);
    expect(text.split('„Lehet online időpontot foglalni?”')).toHaveLength(2);
    expect(texts.summary).toMatch(/ \(kérdés: „Van saját weboldaluk\?”\)\.$/);
  });

  it('names by their questions the gaps that it does not tell', () => {
    const names = ['Alfa?', 'Béta?', 'Gamma?', 'Delta?', 'Epszilon?'];
    const many = section(
      1,
      names.map((questionText, at) => {
        const options = [option(1, { label: 'Nem' }), option(2, { label: 'Igen', points: 1 })];
        return question(at + 1, { questionText, options });
      }),
    );
    const { text = '' } =
      write([many], { '1': 'nem', '2': 'nem', '3': 'nem', '4': 'nem' }).sections['1'] ?? {};
    for (const name of names) expect(text).toContain(name);
    expect(text).toMatch(/(?:Ennél a kérdésnél|Itt) is szerezhető még pont: „Delta\?”/);
  });

  it('calls no area strong that earned less than half of its points', () => {
    const weak = section(3, [question(5, { pointValue: 2 }), question(6, { pointValue: 8 })], {
      name: 'Honlap',
    });
    const { summary } = write([presence, weak], { '1': 'nem', '2': 'nem', '5': 'igen', '6': 'nem' });
    expect(summary).toMatch(/(?:legtöbb pontot|legtovább): „Honlap” \(2\/10 pont, 20%\)/);
    expect(summary).not.toMatch(/[Ll]egerősebb|[Ll]egjobb/);
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

  it('says so when nothing was answered, and orders nothing', () => {
    const texts = write([presence], {});
    expect(texts.summary).toContain('nem érkezett válasz');
    expect(texts.sections['1']?.text).toMatch(/nem érkezett válasz/);
    expect(texts.sections['1']?.text).not.toMatch(/Vezessenek be online foglalást|FoglalóPlusz/);
  });

  it('is honest at 0 percent and finds nothing missing at 100 percent', () => {
    expect(write([presence], { '1': 'nem', '2': 'nem' }).summary).toMatch(
      /[Ee]gyelőre (?:nincs pontjuk \()?0\/10 pont/,
    );
    const full = write([presence, safety], { '1': 1, '2': 1, '3': 1, '4': 1 });
    expect(full.summary).toMatch(/minden pontot|hiánytalan/i);
    expect(JSON.stringify(full)).not.toMatch(/javasoljuk|teendő|hiányzik|kezdjék/);
  });

  it('compares nothing where there is one section', () => {
    const { summary } = write([presence], { '1': 'igen' });
    expect(summary).not.toMatch(/Legerősebb|legjobb eredmény/);
  });

  it('writes numbers and quotations as the language does', () => {
    const responses = { '1': 'yes', '3': 'yes' };
    const many = [presence, section(2, [question(3, { pointValue: 6 })], { name: 'Say "hi"' })];
    expect(write(many, responses, 'hu').summary).toContain('68,8%');
    expect(write(many, responses, 'en').summary).toMatch(/68\.8%.*“Say ‘hi’” \(6 of 6 points, 100%\)/s);
    expect(write(many, responses, 'ro').summary).toMatch(
      /68,8\u00a0%.*„Say «hi»” \(6 din 6 puncte, 100\u00a0%\)/s,
    );
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

  it('says the same in other words when it is asked anew', () => {
    const facts = factsOf([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen' }, 'hu');
    const [first, anew] = [composeTexts(facts), composeTexts({ ...facts, variation: 1 })];
    for (const field of ['summary', 'motivationalMessage', 'sections.1', 'sections.2']) {
      const restsOn = ({ evidence }: WrittenTexts) =>
        evidence[field]!.map(({ kind, facts: on }) => [kind, on]);
      expect(restsOn(anew)).toEqual(restsOn(first));
      expect(fieldsOf(anew.texts).get(field)).not.toBe(fieldsOf(first.texts).get(field));
    }
  });

  it('tells once of several options which were ticked and which were not, and gives no advice on what is there', () => {
    const labels = ['Saját fiókkal', 'Közös jelszóval', 'Kártyával'];
    const options = labels.map((label, at) => option(at + 1, { label, points: 1 }));
    const given = {
      questionText: 'Hogyan lépnek be?',
      pointValue: 3,
      relatedTip: 'Legyen saját fiók.',
      options,
    };
    const asked = section(1, [question(1, { ...given, kind: 'multiple' })], { name: 'Belépés' });
    const texts = write([asked], { '1': 'Saját fiókkal, Kártyával' });
    expect(texts.sections['1']?.text).toMatch(/„Saját fiókkal” és „Kártyával”; [^:]+: „Közös jelszóval”\.$/);
    expect(JSON.stringify(texts).split('Kártyával')).toHaveLength(2);
    expect(JSON.stringify(texts)).not.toContain('Legyen saját fiók.');
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
    await expect(new BuiltInWriter().write({ facts, signal: AbortSignal.abort() })).rejects.toThrow();
    const written = await new BuiltInWriter().write({ facts, signal: new AbortController().signal });
    expect(written).toEqual(composeTexts(facts));
  });
});
