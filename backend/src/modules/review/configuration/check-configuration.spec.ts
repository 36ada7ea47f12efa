import { wordingsOf } from '../../questionnaires/wordings.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { DEMO } from '../../../seed/content/demo-content.js';
import { checkText } from './check-configuration.js';

const rulesIn = (text: string, language: Language = 'hu') =>
  checkText({ field: 'meaning', text, sectionId: 1, questionId: 1, optionId: 1 }, language).map(
    ({ rule, text: part }) => `${rule}: ${part}`,
  );

describe('Texts of a configuration', () => {
  it.each<[string, Language, string[]]>([
    ['Pácienseik éjjel is foglalhatnak időpontot.', 'hu', []],
    ['Állítsd be az emlékeztetőt még ma.', 'hu', ['informal: Állítsd']],
    ['Neked ez sok időt jelent.', 'hu', ['informal: Neked']],
    ['Így időt nyerhetsz a rendelésen.', 'hu', ['informal: nyerhetsz']],
    ['Az esetek 30%-ában elmarad a vizit.', 'hu', ['percent: 30%']],
    ['Poți trimite un mesaj pacienților tăi.', 'ro', ['informal: Poți', 'informal: tăi']],
    ['Puteți trimite un mesaj pacienților dumneavoastră.', 'ro', []],
    ['Your patients can book at night.', 'en', []],
    ['See www.example.com for more.', 'en', ['link: www.example.com']],
    ['Dear {name}, begin today.', 'en', ['placeholder: {name}']],
    ['**Begin** today.', 'en', ['markup: **Begin**']],
    ['Patients can book online', 'en', ['unfinished: Patients can book online']],
    ['Patients can book online.\nIf missing: No link leads to booking.', 'en', []],
  ])('%j in %s', (text, language, found) => {
    expect(rulesIn(text, language)).toEqual(found);
  });

  it('say so where they are in another language', () => {
    expect(rulesIn('Your patients can book an appointment online at any time of the day.')).toEqual([
      expect.stringContaining('language: '),
    ]);
  });

  it('say where they become too long', () => {
    const text = `${'Pácienseik foglalhatnak. '.repeat(13)}`.trim();
    expect(rulesIn(text)).toEqual([`too_long: ${text.slice(300)}`]);
  });

  it.each(LANGUAGES)('of the demo hold no fault (%s)', (language) => {
    const texts = DEMO[language].questionnaire.sections.flatMap(({ questions, description }) => [
      { field: 'description' as const, text: description },
      ...questions.flatMap(({ options, relatedTip }) => [
        { field: 'relatedTip' as const, text: relatedTip ?? '' },
        ...options.flatMap(({ meaning, advice }) => [
          ...wordingsOf(meaning).map((text) => ({ field: 'meaning' as const, text })),
          { field: 'advice' as const, text: advice ?? '' },
        ]),
      ]),
    ]);
    const found = texts
      .filter(({ text }) => text !== '')
      .flatMap((text) => checkText({ ...text, sectionId: 1, questionId: 1, optionId: 1 }, language));
    expect(found.map(({ rule, text }) => `${rule}: ${text}`)).toEqual([]);
  });
});
