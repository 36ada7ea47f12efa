import type { Language } from '../../../platform/http/languages.js';
import type { CheckedSection, CheckFacts } from './check-facts.js';
import { checkTexts } from './check-texts.js';

const NAMES: Record<Language, string[]> = {
  en: ['Online booking', 'Electronic records', 'Data protection and security', 'Communication with patients'],
  hu: [
    'Online időpontfoglalás',
    'Elektronikus dokumentáció',
    'Adatvédelem és biztonság',
    'Kapcsolat a páciensekkel',
  ],
  ro: [
    'Programări online',
    'Evidență electronică',
    'Protecția datelor și securitate',
    'Comunicarea cu pacienții',
  ],
};

/** Booking 90 %, records 20 %, security 100 %, communication 60 %; 27 of 40 points. */
function factsIn(language: Language): CheckFacts {
  const section = (at: number, score: number): CheckedSection => ({
    sectionId: at + 1,
    name: NAMES[language][at]!,
    score,
    maxScore: 10,
    percentage: 10 * score,
    gained: [],
    missed: [],
  });
  const sections = [section(0, 9), section(1, 2), section(2, 10), section(3, 6)];
  return {
    language,
    totalScore: 27,
    maxScore: 40,
    percentage: 67.5,
    sections,
    products: [],
    otherProducts: [],
    quotable: NAMES[language],
  };
}

const rulesOf = (language: Language, summary: string) =>
  checkTexts({ summary, motivationalMessage: '', sections: {}, strengths: {} }, factsIn(language))
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'empty');

describe('How many questions brought all their points', () => {
  const asked = (id: number) => ({ questionText: `Question ${'abcdef'[id]}`, points: 2 });
  const found = (language: Language, text: string) => {
    const facts = factsIn(language);
    const [first, ...others] = facts.sections;
    const own = { ...first!, gained: [0, 1].map(asked), missed: [2, 3, 4].map(asked) };
    return checkTexts(
      { summary: '', motivationalMessage: '', sections: { '1': { text } }, strengths: {} },
      { ...facts, sections: [own, ...others] },
    )
      .map(({ rule }) => rule)
      .filter((rule) => rule !== 'empty');
  };
  it.each<[Language, string, string]>([
    [
      'en',
      'Two of the five questions here earned full marks.',
      'Four of the five questions here earned full marks.',
    ],
    [
      'hu',
      'Az itteni öt kérdés közül kettő hozott teljes pontszámot.',
      'Az itteni öt kérdés közül négy hozott teljes pontszámot.',
    ],
    [
      'ro',
      'Ați obținut toate punctele la două din cele cinci întrebări de aici.',
      'Ați obținut toate punctele la patru din cele cinci întrebări de aici.',
    ],
    [
      'en',
      'You gave the best possible answer to two of the five questions here.',
      'You gave the best possible answer to four of the five questions here.',
    ],
    [
      'hu',
      'Az itteni öt kérdés közül kettőre a lehető legjobb választ adták.',
      'Az itteni öt kérdés közül négyre a lehető legjobb választ adták.',
    ],
    [
      'hu',
      'A terület öt kérdéséből kettőre nem is lehetett volna jobb választ adni.',
      'A terület öt kérdéséből négyre nem is lehetett volna jobb választ adni.',
    ],
    [
      'ro',
      'La două din cele cinci întrebări de aici ați dat cel mai bun răspuns posibil.',
      'La patru din cele cinci întrebări de aici ați dat cel mai bun răspuns posibil.',
    ],
  ])('is said of them, and no verdict on their area: %s', (language, right, wrong) => {
    expect(found(language, right)).toEqual([]);
    expect(found(language, wrong)).toEqual(['area']);
  });
});

describe('What sentences say of areas', () => {
  it.each<[Language, string]>([
    ['en', 'Your strongest area is Electronic records.'],
    ['en', 'Data protection and security is where you are weakest, so start there.'],
    ['en', 'There is nothing left to do in Communication with patients.'],
    ['en', 'Electronic records is ahead of Online booking.'],
    ['en', 'You do better in Communication with patients than in Online booking.'],
    ['en', 'Electronic records lies above your overall average.'],
    ['en', 'Three of the four areas are complete.'],
    ['en', 'Every area is excellent at your clinic.'],
    ['en', 'Your electronic records are excellent.'],
    ['en', 'Data protection and security is your strongest area, while Online booking is the weakest.'],
    ['en', 'There is still room to improve in Data protection and security.'],
    ['en', 'Of Electronic records and Online booking, the former is the better.'],
    ['en', 'Your result is better in Electronic records and worse in Online booking.'],
    ['hu', 'Az Elektronikus dokumentáció jobb, mint a saját átlaguk.'],
    ['ro', 'Niciun domeniu nu a depășit Evidență electronică.'],
    ['hu', 'A legerősebb terület az Elektronikus dokumentáció.'],
    ['hu', 'Az Adatvédelem és biztonság a leggyengébb területük, ezzel érdemes kezdeni.'],
    ['hu', 'A Kapcsolat a páciensekkel területen nincs több teendő.'],
    ['hu', 'Az Elektronikus dokumentáció megelőzi az Online időpontfoglalást.'],
    ['hu', 'A Kapcsolat a páciensekkel jobban áll, mint az Online időpontfoglalás.'],
    ['hu', 'Az Elektronikus dokumentáció az átlag felett teljesít.'],
    ['hu', 'A négy területből három hibátlan.'],
    ['hu', 'Minden terület kiváló.'],
    ['hu', 'Az Elektronikus dokumentáció kiválóan működik Önöknél.'],
    ['ro', 'Cel mai puternic domeniu este Evidență electronică.'],
    ['ro', 'Cel mai slab stați la Protecția datelor și securitate.'],
    ['ro', 'La Comunicarea cu pacienții nu mai este nimic de făcut.'],
    ['ro', 'Evidență electronică stă mai bine decât Programări online.'],
    ['ro', 'Evidență electronică este peste media dumneavoastră.'],
    ['ro', 'Trei din cele patru domenii sunt complete.'],
    ['ro', 'Toate domeniile sunt excelente.'],
  ])('%s: “%s” is wrong', (language, summary) => {
    expect(rulesOf(language, summary)).toContain('area');
  });

  it.each<[Language, string]>([
    ['en', 'Your strongest area is Data protection and security.'],
    ['en', 'You are weakest in Electronic records, while Online booking is strong.'],
    ['en', 'There is nothing left to do in Data protection and security.'],
    ['en', 'Online booking is ahead of Electronic records.'],
    ['en', 'Electronic records is not your strongest area.'],
    ['en', 'You are better placed in Online booking than in Communication with patients.'],
    ['en', 'Three of the four areas are strong, and one is complete.'],
    ['en', 'Start with the step that brings most: everything else can wait.'],
    ['en', 'Electronic records lies below your average.'],
    ['en', 'In Electronic records the most points are still to be gained.'],
    ['hu', 'A legerősebb terület az Adatvédelem és biztonság.'],
    ['hu', 'Az Elektronikus dokumentáció a leggyengébb, az Online időpontfoglalás viszont erős.'],
    ['hu', 'Az Adatvédelem és biztonság területén nincs több teendő.'],
    ['hu', 'Az Online időpontfoglalás megelőzi a Kapcsolat a páciensekkel területet.'],
    ['hu', 'Az Elektronikus dokumentáció nem a legerősebb területük.'],
    ['hu', 'A négy területből egy hibátlan.'],
    ['hu', 'A négy területből két nagyon erős.'],
    ['hu', 'Az Online időpontfoglalás is az élmezőnyben van.'],
    ['en', 'Of Online booking and Electronic records, the former is the better.'],
    ['en', 'Measured against your own average, Electronic records does poorly.'],
    ['en', 'Electronic records is not at one hundred per cent yet.'],
    ['hu', 'Az Elektronikus dokumentáció elmarad az átlagtól.'],
    ['ro', 'Cel mai puternic domeniu este Protecția datelor și securitate.'],
    ['ro', 'Programări online stă mai bine decât Evidență electronică.'],
    ['ro', 'La Protecția datelor și securitate nu mai este nimic de făcut.'],
    ['ro', 'Evidență electronică este sub media dumneavoastră.'],
  ])('%s: “%s” is true', (language, summary) => {
    expect(rulesOf(language, summary)).toEqual([]);
  });
});

describe('Words of a long name', () => {
  it.each(['“Booking and all that makes a strongest area”', '“Booking and all that makes a strongest…”'])(
    'claim nothing where it is quoted: %s',
    (quoted) => {
      const facts = factsIn('en');
      facts.sections[1]!.name = 'Booking and all that makes a strongest area';
      facts.quotable = facts.sections.map(({ name }) => name);
      const summary = `The place to start is ${quoted}, because that is where you have the most to gain.`;
      const found = checkTexts({ summary, motivationalMessage: '', sections: {}, strengths: {} }, facts);
      expect(found.map(({ rule }) => rule).filter((rule) => rule !== 'empty')).toEqual([]);
    },
  );
});

describe('What sentences say of points', () => {
  it.each<[Language, string]>([
    ['en', 'You have almost nine tenths of the points.'],
    ['hu', 'A pontok közel kilenctizede már az Önöké.'],
    ['ro', 'Aveți aproape nouă zecimi din puncte.'],
    ['en', 'Your total is 64.'],
    ['en', 'Of all that could be had, 38 are yours.'],
    ['ro', 'Ați ajuns la 24/200.'],
    ['hu', 'Az összesített eredményük 33.'],
    ['en', 'You have not yet reached half of the points.'],
    ['hu', 'A pontok fele még nincs meg.'],
  ])('%s: “%s” is wrong', (language, summary) => {
    expect(rulesOf(language, summary)).toContain('number');
  });

  it.each<[Language, string]>([
    ['en', 'You have almost seven tenths of the points.'],
    ['en', 'You have a good half of the points.'],
    ['en', 'Your total is 27.'],
    ['hu', 'A pontok kétharmada már az Önöké.'],
    ['hu', 'A pontok jó fele megvan.'],
    ['hu', 'A pontokért a recepció felelős, és ő felel a mentésért is.'],
    ['hu', 'A pontok nem egészen háromnegyede van meg.'],
    ['hu', 'A pontok felé vezető út rövid.'],
    ['ro', 'Aveți două treimi din puncte.'],
    ['ro', 'Până acum aveți 27/40.'],
    ['ro', 'Punctele se pot aduna și în 30 de zile.'],
    ['ro', 'Din 40 de puncte, 13 nu au fost obținute.'],
  ])('%s: “%s” is true', (language, summary) => {
    expect(rulesOf(language, summary)).toEqual([]);
  });
});

describe('A text in yet another language', () => {
  const french =
    'Votre cabinet a déjà fait de grands pas dans la prise de rendez-vous en ligne. Les patients sont bien informés pour leur visite.';
  it.each<Language>(['hu', 'en', 'ro'])('is found in a questionnaire in %s', (language) => {
    expect(rulesOf(language, french).filter((rule) => rule === 'language')).toHaveLength(2);
  });
});
