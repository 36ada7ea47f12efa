import { option, question, section } from '../../../../../test/make/sections.js';
import { write } from '../../../../../test/make/two-areas.js';
import { factsOf } from '../../writer-facts.js';
import type { SectionFacts } from '../text-writer.js';
import { composeTexts } from './built-in-writer.js';

describe('The built-in writer tells of several options', () => {
  const labels = ['Saját fiókkal', 'Közös zárral', 'Kártyával'];
  const meanings = ['A belépés személyhez köthető.', 'A gépek maguktól záródnak.', 'A kártya véd.'];
  const options = labels.map((label, at) => option(at + 1, { label, points: 1, meaning: meanings[at]! }));
  const given = { questionText: 'Hogyan lépnek be?', pointValue: 3, kind: 'multiple' as const, options };
  const asked = (relatedTip: string) => [
    section(1, [question(1, { ...given, relatedTip })], { name: 'Belépés' }),
  ];

  it('says what is there and then what is missing', () => {
    const { text } = write(asked('Nézzék át a belépést.'), { '1': 'Saját fiókkal, Kártyával' }).sections[
      '1'
    ]!;
    expect(text).toMatch(
      /A belépés személyhez köthető\. [^.:]+: „Közös zárral”\. [^.]* nézzék át a belépést\./,
    );
    expect(text).not.toMatch(/„Hogyan lépnek be\?”|„Saját fiókkal”/);
  });

  it('says what a clinic lacks without them where their meanings say so, else quotes them', () => {
    const lacks = ['Nincs saját fiók.', 'A gépek nyitva maradnak.', 'Kártya nem kell a belépéshez.'];
    const told = options.map((one, at) => ({ ...one, meaning: `${one.meaning}\nHa hiányzik: ${lacks[at]}` }));
    const textOf = (some: typeof options) =>
      write(
        [
          section(1, [question(1, { ...given, options: some, relatedTip: 'Nézzék át.' })], {
            name: 'Belépés',
          }),
        ],
        { '1': 'Saját fiókkal' },
      ).sections['1']!.text;
    expect(textOf(told)).toMatch(
      /^A belépés személyhez köthető\. A gépek nyitva maradnak\. Kártya nem kell a belépéshez\./,
    );
    const more = option(4, {
      label: 'Naplóval',
      points: 1,
      meaning: 'Napló készül.\nHa hiányzik: Napló nem készül.',
    });
    expect(textOf([...told, more])).toMatch(/maradnak\. Kártya nem kell a belépéshez\. Napló nem készül\./);
    expect(textOf([...told.slice(0, 2), options[2]!])).toMatch(
      /köthető\. A gépek nyitva maradnak\. [^.]*nézzék/i,
    );
    expect(textOf(options)).toContain('„Közös zárral” és „Kártyával”');
  });

  it('gives what a clinic lacks without one as the reason where it is written twice, in other words than the area', () => {
    const lines = ['A gépek nyitva maradnak.', 'Nyitva hagyott gépeket látni.'];
    const lock = {
      ...options[1]!,
      meaning: [meanings[1], ...lines.map((line) => `Ha hiányzik: ${line}`)].join('\n'),
    };
    const asked = [
      section(1, [question(1, { ...given, options: [options[0]!, lock], relatedTip: 'Nézzék át.' })], {
        name: 'Belépés',
      }),
      section(2, [question(9)], { name: 'Más' }),
    ];
    const { summary, sections } = write(asked, { '1': 'Saját fiókkal', '9': 'igen' });
    const told = (text: string) => lines.filter((line) => text.toLowerCase().includes(line.toLowerCase()));
    expect(told(summary)).toHaveLength(1);
    expect(told(sections['1']!.text)).toEqual(lines.filter((line) => line !== told(summary)[0]));
  });

  it('tells what is there before all that blames, be it an insight, and behind it only what is missing', () => {
    const no = [
      option(9, { label: 'Nem', meaning: 'Napló nem készül.' }),
      option(8, { label: 'Igen', points: 9 }),
    ];
    const log = question(2, {
      questionText: 'Készül napló?',
      pointValue: 9,
      options: no,
      relatedTip: 'Naplózzanak.',
    });
    const asked = [
      section(1, [question(1, { ...given, relatedTip: 'Nézzék át.' }), log], { name: 'Belépés' }),
    ];
    const facts = factsOf(asked, { '1': 'Saját fiókkal', '2': 'Nem' }, 'hu');
    // In whichever wording, nothing adds options that are missing to what an answer lacks.
    for (let variation = 0; variation < 6; variation += 1) {
      const { text } = composeTexts({ ...facts, variation }).texts.sections['1']!;
      expect(text).toMatch(/Napló nem készül\. [^.]*naplózzanak\.\n\nA felsoroltak közül [^.]+„Kártyával”\./);
      expect(text).not.toContain('személyhez köthető');
    }
    const [area] = facts.sections as [SectionFacts];
    const lost = area.missed.find(({ questionText }) => questionText === 'Készül napló?')!;
    const blame = { id: 1, text: 'Ez így kevés.', advice: null, weight: 5, facts: [lost.fact], tells: [] };
    const missed = [...area.missed.filter((one) => one !== lost), lost];
    const { sections } = composeTexts({ ...facts, sections: [{ ...area, missed, insights: [blame] }] }).texts;
    expect(sections['1']!.text).toMatch(
      /A belépés személyhez köthető\. [^.]+„Kártyával”\..*\n\nEz így kevés\./s,
    );
  });

  it('says at which question which were not ticked where nobody has written what they mean', () => {
    const bare = options.map((one) => ({ ...one, meaning: null }));
    const [area] = asked('Nézzék át a belépést.');
    const areas = [{ ...area!, questions: [{ ...area!.questions[0]!, options: bare }] }];
    const { text } = write(areas, { '1': 'Saját fiókkal' }).sections['1']!;
    expect(text).toMatch(
      /A „Hogyan lépnek be\?” kérdés[^.]+: „Közös zárral” és „Kártyával”\. [^.]*nézzék át/,
    );
  });

  it('gives no advice on what is there', () => {
    const { text } = write(asked('Legyen saját fiók.'), { '1': 'Saját fiókkal' }).sections['1']!;
    expect(text).not.toMatch(/legyen saját fiók/i);
    expect(text).toContain('mi kell ahhoz, hogy ez is meglegyen');
    // A tip that asks for one that is missing, be it in part, is told.
    const both = write(asked('Legyen saját fiók, és közös jelszó helyett zár.'), { '1': 'Saját fiókkal' });
    expect(both.sections['1']!.text).toMatch(/legyen saját fiók, és közös/i);
  });

  it('gives the advice for those that are missing, whatever it names, and not the tip', () => {
    const advised = options.map((one, at) => ({
      ...one,
      advice: `Ha hiányzik: Vezessék be: ez a ${'abc'[at]} lépés, saját fiókkal.`,
    }));
    const [area] = asked('Nézzék át.');
    const areas = [{ ...area!, questions: [{ ...area!.questions[0]!, options: advised }] }];
    const { text } = write(areas, { '1': 'Saját fiókkal' }).sections['1']!;
    expect(text).toMatch(
      /vezessék be: ez a b lépés, saját fiókkal\. Vezessék be: ez a c lépés, saját fiókkal\.$/,
    );
    expect(text).not.toMatch(/nézzék át|Ha hiányzik/i);
  });

  it('tells of the best what it means where all are there', () => {
    const { strengths } = write(asked('Nézzék át.'), { '1': labels.join(', ') });
    expect(strengths['1']?.[0]).toBe('A belépés személyhez köthető.');
  });
});
