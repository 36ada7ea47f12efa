import { option, question, section } from '../../../../../test/make/sections.js';
import { presence, safety, write } from '../../../../../test/make/two-areas.js';
import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import { factsOf } from '../../writer-facts.js';
import type { WrittenTexts } from '../text-writer.js';
import { BuiltInWriter, composeTexts } from './built-in-writer.js';

describe('The built-in writer', () => {
  it('tells the result once, the best section, and the first step with its area, what to do and what comes next', () => {
    const { summary } = write([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'nem' });
    expect(summary.match(/\d+/g)).toEqual(expect.arrayContaining(['55', '11', '20']));
    expect(summary.match(/\d+/g)).toHaveLength(3);
    expect(summary).toMatch(/az „Adatbiztonság”/);
    expect(summary).toMatch(
      /az „Online jelenlét” területé[^.]+\. [^.]+ vezessenek be online foglalást\. [^.]+„Adatbiztonság”/,
    );
  });

  it('says why: what the answer means, in other words than its area', () => {
    const options = (meaning: string) => [
      option(1, { label: 'nem', meaning }),
      option(2, { label: 'igen', points: 5 }),
    ];
    const [site, booking] = presence.questions;
    const asked = (meaning: string) => ({
      ...presence,
      questions: [site!, { ...booking!, options: options(meaning) }],
    });
    const ways = ['időpontot csak telefonon lehet kérni', 'foglalni csak a telefonjukon lehet'] as const;
    const [one, other] = ways.map(
      (way) => `${way.replace(/^./, (letter) => letter.toUpperCase())}. Ez lassú.`,
    );
    const given = { '2': 'nem', '3': 'igen', '4': 'igen' };
    const { summary, sections } = write([asked(`${one}\n${other}`), safety], given);
    const why = ways.find((way) => summary.includes(` ${way}.`))!;
    expect(summary).toMatch(new RegExp(`„Online jelenlét” területé[^.]+, mert ${why}\\.`));
    expect(summary).not.toContain('Ez lassú.');
    const rest = ways.find((way) => way !== why)!;
    expect(sections['1']?.text).toMatch(new RegExp(`${rest}\\. Ez lassú\\.`, 'i'));

    // One wording alone is told once, where the step stands.
    const once = write([asked(one!), safety], given);
    expect(once.summary).toMatch(/„Online jelenlét” területé/);
    expect(once.summary).not.toContain(ways[0]);
    expect(once.sections['1']?.text).toMatch(new RegExp(`${ways[0]}\\. Ez lassú\\.`, 'i'));
  });

  it('begins where the one ranking begins, and says the same step in its area, marked, and in the summary', () => {
    const later = section(
      3,
      [
        question(5, { relatedTip: 'Küldjenek emlékeztetőt.', weight: 2 }),
        question(6, {
          questionText: 'Van árlista?',
          relatedTip: 'Tegyék ki az árlistát. Legyen rajta dátum.',
          weight: 9,
        }),
      ],
      { name: 'Árak' },
    );
    const texts = write([presence, later], { '2': 'nem', '5': 'nem', '6': 'nem' });
    expect(texts.summary).toMatch(/ tegyék ki az árlistát\. /);
    expect(texts.summary).not.toContain('dátum');
    expect(texts.sections['1']?.text).toMatch(/ vezessenek be online foglalást\./);
    expect(texts.sections['3']?.text).toMatch(
      /(?:első|előtt|összes)[^.]*: tegyék ki az árlistát\. Legyen rajta dátum\./,
    );
  });

  it('never says what a clinic typed itself, nor that it did not answer', () => {
    const [site, booking] = presence.questions;
    const options = [option(1, { label: 'Készül', points: 2 }), option(2, { label: 'Kész', points: 5 })];
    const asked = { ...presence, questions: [{ ...site!, options }, booking!] };
    const typed = write([asked], { '1': 'talán, majd egyszer', '2': 'igen' }).sections['1']?.text;
    expect(typed).not.toMatch(/talán|válasz nélkül|nem érkezett/i);
    expect(typed).toMatch(/nem tudtuk|saját szavaikkal/i);
    expect(typed).toContain('„Van saját weboldaluk?”');
    expect(JSON.stringify(write([presence], { '1': 'talán, majd egyszer', '2': 'igen' }))).not.toContain(
      'talán',
    );
  });

  it('says of an unanswered question that it is open, and orders nothing for it', () => {
    const [site, booking] = presence.questions;
    const asked = { ...presence, questions: [{ ...site!, relatedTip: 'Legyen honlapjuk.' }, booking!] };
    const texts = write([asked], { '1': 'nem' });
    const { text = '' } = texts.sections['1'] ?? {};
    expect(text).toMatch(/: legyen honlapjuk\./);
    expect(text).not.toMatch(/[Vv]ezessenek be online foglalást|FoglalóPlusz/);
    expect(text.split('„Lehet online időpontot foglalni?”')).toHaveLength(2);
    expect(JSON.stringify(write([presence], { '1': 'nem', '2': 'nem' }))).not.toMatch(
      /nyitva hagyott|nem érkezett|válasz nélkül/i,
    );
  });

  it('names few questions where nobody has written what their answers mean, and none of them twice', () => {
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
    for (const name of names) expect(all.split(`„${name}”`).length).toBeLessThanOrEqual(2);
    // What the step orders has been named before.
    expect(texts.sections['1']?.text).toMatch(/„Alfa\?” és „Béta\?”[^„]*tegyék rendbe ezt, Alfa\./);
    expect(all).not.toContain('„Igen”');
  });

  it('calls no area strong that earned less than two thirds of its points', () => {
    const weak = section(3, [question(5, { pointValue: 2 }), question(6, { pointValue: 8 })], {
      name: 'Honlap',
    });
    const { summary } = write([presence, weak], { '1': 'nem', '2': 'nem', '5': 'igen', '6': 'nem' });
    expect(summary).toContain('a „Honlap” terület');
    expect(summary).not.toMatch(/[Ll]egerősebb|[Ll]egjobb eredmény|építhetnek/);
  });

  it('names a product only beside a question that recommends it', () => {
    const texts = write([presence, safety], { '1': 'igen', '2': 'nem', '3': 'igen', '4': 'igen' });
    expect(texts.sections['1']?.text).toContain('FoglalóPlusz');
    expect(JSON.stringify(texts)).not.toContain('TitkosTár');
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
      /nincs pontjuk|nincs meg|Pontjuk egyelőre nincs/,
    );
    const full = write([presence, safety], { '1': 1, '2': 1, '3': 1, '4': 1 });
    expect(full.summary).toMatch(/minden pontot|hiánytalan|legjobb eredmény/i);
    expect(JSON.stringify(full)).not.toMatch(/javasoljuk|teendő|kezdjék|először/);
  });

  it('compares nothing where there is one section', () => {
    const { summary } = write([presence], { '1': 'igen' });
    expect(summary).not.toMatch(/Legerősebb|legjobb eredmény/);
  });

  it('writes numbers and quotations as the language does', () => {
    const responses = { '1': 'yes', '3': 'yes' };
    const many = [presence, section(2, [question(3, { pointValue: 6 })], { name: 'Say "hi"' })];
    expect(write(many, responses, 'hu').summary).toContain('68,8%');
    expect(write(many, responses, 'en').summary).toMatch(/68\.8%.*“Say ‘hi’”/s);
    expect(write(many, responses, 'ro').summary).toMatch(/68,8\u00a0%.*„Say «hi»”/s);
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
