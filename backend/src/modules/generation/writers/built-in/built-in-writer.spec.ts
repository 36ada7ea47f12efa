import { option, question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import { factsOf } from '../../writer-facts.js';
import type { WrittenTexts } from '../text-writer.js';
import { BuiltInWriter, composeTexts } from './built-in-writer.js';

describe('The built-in writer', () => {
  it('never says what a clinic typed itself, nor that it did not answer', () => {
    const [site, booking] = presence.questions;
    const options = [option(1, { label: 'Készül', points: 2 }), option(2, { label: 'Kész', points: 5 })];
    const asked = { ...presence, questions: [{ ...site!, options }, booking!] };
    const typed = write([asked], { '1': 'talán, majd egyszer', '2': 'igen' }).summary;
    expect(typed).not.toMatch(/talán|válasz nélkül|nem érkezett/i);
    expect(typed).toMatch(/nem tudtuk|saját szavaikkal|beszámítjuk a válaszukat/i);
    expect(typed).toContain('„Van saját weboldaluk?”');
    expect(JSON.stringify(write([presence], { '1': 'talán, majd egyszer', '2': 'igen' }))).not.toContain(
      'talán',
    );
  });

  it('says once, in the summary, that a question is open, and orders nothing for it', () => {
    const [site, booking] = presence.questions;
    const asked = { ...presence, questions: [{ ...site!, relatedTip: 'Legyen honlapjuk.' }, booking!] };
    const texts = write([asked], { '1': 'nem' });
    const { text = '' } = texts.sections['1'] ?? {};
    expect(text).toMatch(/ legyen honlapjuk\./);
    expect(text).not.toMatch(/[Vv]ezessenek be online foglalást|FoglalóPlusz/);
    expect(texts.summary.split('„Lehet online időpontot foglalni?”')).toHaveLength(2);
    expect(text).not.toContain('„Lehet online');
    expect(JSON.stringify(write([presence], { '1': 'nem', '2': 'nem' }))).not.toMatch(
      /nyitva hagyott|nem érkezett|válasz nélkül/i,
    );
  });

  it('says in an area that answers are missing where that is most of them', () => {
    const asked = section(
      1,
      [1, 2, 3].map((id) => question(id)),
    );
    const textOf = (responses: Record<string, string>) => write([asked], responses).sections['1']!.text;
    expect(textOf({ '1': 'igen' })).toMatch(/két kérdés/i);
    expect(textOf({ '1': 'igen', '2': 'igen' })).not.toMatch(
      /válasz nélkül|kihagyott|nem érkezett|válaszra/i,
    );
  });

  it('quotes where nobody has written what answers mean only what the first two steps are for, and one full answer', () => {
    const names = ['Alfa?', 'Béta?', 'Gamma?', 'Delta?', 'Epszilon?'];
    const many = section(
      1,
      names.map((questionText, at) => {
        const options = [option(1, { label: 'Nem' }), option(2, { label: 'Igen', points: 1 })];
        return question(at + 1, {
          questionText,
          options,
          relatedTip: `Tegyék rendbe ezt, ${questionText.slice(0, -1)}.`,
        });
      }),
    );
    const texts = write([many], { '1': 'nem', '2': 'nem', '3': 'nem', '4': 'igen', '5': 'igen' });
    const all = JSON.stringify(texts);
    expect(texts.strengths['1']).toEqual(['', '', '']);
    expect(all).toContain('„Delta?”');
    for (const name of ['Gamma?', 'Epszilon?']) expect(all).not.toContain(`„${name}”`);
    expect(texts.sections['1']?.text).toMatch(
      /„nem”.*„Alfa\?”.*tegyék rendbe ezt, Alfa\.\n\n.*„nem”.*„Béta\?”.*tegyék rendbe ezt, Béta\.$/is,
    );
    expect(all).not.toContain('„Igen”');
    const typed = JSON.stringify(write([many], { '1': 'sehogy', '2': 'igen', '3': 'igen', '4': 'igen' }));
    expect(typed).not.toContain('sehogy');
    const all5 = Object.fromEntries(names.map((_, at) => [at + 1, 'igen']));
    const full = [many, section(2, [question(9)]), section(3, [question(10)]), section(4, [question(11)])];
    expect(write(full, { ...all5, '9': 'igen', '10': 'igen', '11': 'nem' }).sections['1']?.text).toMatch(
      /\(\d+ pont\)/,
    );
  });

  it('names no product: each stands beside its step on the page', () => {
    const texts = write([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'nem' });
    expect(texts.sections['1']?.text).toMatch(/vezessenek be online foglalást/i);
    expect(JSON.stringify(texts)).not.toMatch(/FoglalóPlusz|TitkosTár/);
  });

  it('gives three cards per section, empty where nothing more was gained', () => {
    const { strengths } = write([presence, safety], { '3': 'igen' });
    expect(strengths['1']).toEqual(['', '', '']);
    expect(strengths['2']).toEqual(['', '', '']);
    const options = [option(1, { label: 'igen', points: 6, meaning: 'Naponta készül mentés.' })];
    const told = { ...safety, questions: [{ ...safety.questions[0]!, options }, safety.questions[1]!] };
    expect(write([told], { '3': 'igen' }).strengths['2']).toEqual(['Naponta készül mentés.', '', '']);
  });

  it('says so when nothing was answered, and orders nothing', () => {
    const texts = write([presence], {});
    expect(texts.summary).toContain('nem érkezett válasz');
    expect(texts.sections['1']?.text).toMatch(/nem érkezett válasz/);
    expect(texts.sections['1']?.text).not.toMatch(/Vezessenek be online foglalást|FoglalóPlusz/);
  });

  it('is honest at 0 percent and finds nothing missing at 100 percent', () => {
    expect(write([presence], { '1': 'nem', '2': 'nem' }).summary).toMatch(
      /nincs pontjuk|nem szereztek pontot|egyet sem/,
    );
    const full = write([presence, safety], { '1': 1, '2': 1, '3': 1, '4': 1 });
    expect(full.summary).toMatch(/minden pontot|hiánytalan|legjobb eredmény/i);
    expect(JSON.stringify(full)).not.toMatch(/javasoljuk|teendő|kezdjék|először/);
  });

  it('writes numbers and quotations as the language does', () => {
    const responses = { '1': 'yes', '3': 'yes' };
    const many = [presence, section(2, [question(3, { pointValue: 6 })], { name: 'Say "hi"' })];
    expect(write(many, responses, 'hu').summary).toContain('68,8%');
    expect(write(many, responses, 'en').summary).toMatch(/(?=.*68\.8%).*“Say ‘hi’”/s);
    expect(write(many, responses, 'ro').summary).toMatch(/(?=.*68,8\u00a0%).*„Say «hi»”/s);
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
