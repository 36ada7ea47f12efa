import type { Language } from '../../../../platform/http/languages.js';
import { isWrittenIn } from './language-check.js';

const TEXTS: Record<Language, string[]> = {
  hu: [
    'Jól működik az online foglalás, a páciensek kényelmesen kérhetnek időpontot.',
    'A titkosított mentés és a mesterséges intelligencia használata jó alap a továbblépéshez.',
    'Az Önök rendelője erős alapokra épít: 44 pontból 34-et értek el, ami 77,3 százalék.',
    'Érdemes bevezetni a Smart Chatbot és a Patient Engagement Suite megoldásait, hiszen így kevesebb hívás érkezik a recepcióra.',
    'Gratulálunk ehhez az eredményhez, haladjanak tovább a megkezdett úton!',
  ],
  en: [
    'Online booking works well, and patients can ask for an appointment whenever it suits them.',
    'You already store backups in encrypted form. The next step is to send reminders automatically.',
    'Congratulations on a solid result, keep going at your own pace!',
  ],
  ro: [
    'Programarea online funcționează bine, iar pacienții pot cere o programare oricând le convine.',
    'Aveți deja copii de siguranță criptate. Următorul pas este să trimiteți automat mementouri pacienților.',
    'Felicitări pentru acest rezultat, continuați în același ritm!',
    'Clinica dumneavoastră a obţinut 34 din 44 de puncte, adică 77,3 la sută, ceea ce este foarte bine.',
  ],
};
const LANGUAGES = Object.keys(TEXTS) as Language[];
const cases = LANGUAGES.flatMap((language) => TEXTS[language].map((text) => [language, text] as const));

describe('isWrittenIn', () => {
  it.each(cases)('takes %s: %s', (language, text) => expect(isWrittenIn(text, language)).toBe(true));

  it.each(LANGUAGES)('refuses longer %s texts as any other language', (language) => {
    const text = TEXTS[language].join(' ');
    for (const other of LANGUAGES) expect(isWrittenIn(text, other)).toBe(other === language);
  });

  it('refuses other scripts and languages, and lets names pass', () => {
    const german =
      'Ihre Praxis hat bei dieser Umfrage ein sehr gutes Ergebnis erzielt und wir freuen uns mit Ihnen darüber, dass schon vieles gut ' +
      'läuft; nun lohnt sich der nächste Schritt, damit auch die übrigen Bereiche bald besser werden und alle zufrieden sind.';
    for (const language of LANGUAGES) {
      expect(
        isWrittenIn('Онлайн запись работает хорошо, и пациенты могут записаться в любое время.', language),
      ).toBe(false);
      expect(isWrittenIn(german, language)).toBe(false);
      expect(isWrittenIn('Google Business Profile', language)).toBe(true);
      expect(isWrittenIn('', language)).toBe(true);
    }
  });
});
