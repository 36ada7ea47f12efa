import { checkTexts } from '../../src/modules/evaluations/checks/check-texts.js';
import { withText } from './corpus.types.js';
import { english } from './english.js';
import { hungarian } from './hungarian.js';
import { romanian } from './romanian.js';
const C = { hu: hungarian, en: english, ro: romanian };
const T: [keyof typeof C, string, string][] = [
  // true
  [
    'hu',
    'summary',
    '+ Köszönjük, hogy kitöltötték a kérdőívet! Az Önök rendelője 41 pontot ért el a 80-ból, ami 51,3 %-os eredmény. Ez közepes szint, amelyről jó eséllyel lehet továbblépni.',
  ],
  [
    'hu',
    'summary',
    '+ Önöknél az online időpontfoglalás már kiválóan működik, ezzel sok telefonhívást takarítanak meg a recepciónak. Érdemes ugyanezt a lendületet az adatvédelem terén is megőrizni, ahol 45%-on állnak.',
  ],
  [
    'hu',
    'summary',
    '+ A digitális érettségük 51,3%. A legtöbb pontot az Online jelenlét és időpontfoglalás hozta, a legkevesebbet az MI és automatizálás.',
  ],
  [
    'hu',
    'sections.2',
    '+ A biztonsági mentés rendszeressége biztató, ugyanakkor a 45%-os eredmény azt jelzi, hogy a belépések védelmén még van mit javítani. Első lépésként kapcsolják be a kétlépcsős azonosítást.',
  ],
  [
    'hu',
    'sections.3',
    '+ Az SMS-ben küldött emlékeztető jó kezdet. A következő lépés egy közös postaláda lehet, hogy egyetlen üzenet se vesszen el.',
  ],
  [
    'hu',
    'sections.4',
    '+ Az automatizálás ma még nem része a mindennapoknak, ezért az eredmény 0%. Kezdjék a leletek diktálásával: egy-két hét alatt kipróbálható.',
  ],
  ['hu', 'strengths.1', '+ Könnyen kezelhető online foglalás'],
  ['hu', 'strengths.1', '+ Jó mobilos élmény'],
  ['hu', 'strengths.2', '+ Megbízható mentési gyakorlat'],
  ['hu', 'motivationalMessage', '+ Hajrá, jó úton vannak!'],
  ['hu', 'sections.1', '+ A páciensek 0-24 órában foglalhatnak.'],
  [
    'en',
    'summary',
    '+ Thank you for completing the survey! Your clinic scored 58 of the 96 available points (60.4%). Booking is where you shine, and the remaining areas offer clear opportunities.',
  ],
  [
    'en',
    'summary',
    '+ Patients already find it easy to book with you. The next big gain lies in automation, where you have not started yet, and in how patients reach you.',
  ],
  [
    'en',
    'sections.2',
    '+ Regular backups give you a safe foundation. The missing piece is sign-in: once two-factor authentication is on for everyone, a stolen password does far less harm.',
  ],
  [
    'en',
    'sections.3',
    '+ At 33.3%, this area holds real potential. Patients value quick answers, so a shared inbox and clear responsibilities would help.',
  ],
  [
    'en',
    'sections.4',
    '+ Start with dictation. Doctors often save time on reports once speech recognition is set up and they have got used to it.',
  ],
  ['en', 'strengths.1', '+ Prices are clear and public'],
  ['en', 'strengths.2', '+ Reliable backups'],
  ['en', 'motivationalMessage', '+ You have laid strong foundations. One step at a time!'],
  ['en', 'summary', '+ Your score of 58 points (out of a possible 96) puts you at 60.4% digital maturity.'],
  [
    'ro',
    'summary',
    '+ Vă mulțumim că ați completat chestionarul! Clinica a obținut 63 de puncte din 120, adică 52,5%. Programările online sunt punctul forte, iar celelalte domenii oferă oportunități clare.',
  ],
  [
    'ro',
    'sections.2',
    '+ Copiile de siguranță regulate sunt o bază sigură. Următorul pas este autentificarea în doi pași, astfel încât o parolă furată să nu mai fie un pericol.',
  ],
  [
    'ro',
    'sections.3',
    '+ La 25%, acest domeniu are mult potențial. Pacienții apreciază răspunsurile rapide, de aceea o căsuță comună de mesaje ar ajuta.',
  ],
  [
    'ro',
    'sections.4',
    '+ Începeți cu dictarea: medicii câștigă timp la rapoarte după ce se obișnuiesc cu recunoașterea vocală.',
  ],
  ['ro', 'strengths.1', '+ Site prietenos cu telefonul mobil'],
  ['ro', 'motivationalMessage', '+ Ați făcut deja pași importanți. Mult succes în continuare!'],
  [
    'en',
    'summary',
    '+ The result of 60.4% reflects solid work. Data protection follows with 67.9%, and Patient contact 2.0 still has room to grow at 33.3%.',
  ],
  [
    'hu',
    'summary',
    '+ A legjobban az Online jelenlét és időpontfoglalás szerepelt 90%-kal; a Kapcsolattartás 31,3%-a és az MI és automatizálás 0%-a mutatja, hol a legnagyobb a tartalék.',
  ],
  // false
  ['hu', 'summary', '- Az Önök rendelője 41 pontot ért el a 90-ből.'],
  ['hu', 'summary', '- Ezzel az eredménnyel Önök a legjobb 20%-ba tartoznak.'],
  ['hu', 'summary', '- Az iparági középértékhez képest 10 százalékponttal jobbak.'],
  ['hu', 'summary', '- Eredményük az átlagosnál jobb, gratulálunk.'],
  ['hu', 'summary', '- Az országos átlag 51,3%, Önök pontosan ott tartanak.'],
  ['hu', 'sections.2', '- Az elért 11 pont azt mutatja, hogy van mit tenni.'],
  ['hu', 'sections.2', '- Kezdjék a MentésŐr szoftver bevezetésével.'],
  ['hu', 'sections.2', '- Kezdjék a páciensportál bevezetésével.'],
  ['hu', 'strengths.2', '- Képzett munkatársak az adathalászat ellen'],
  ['hu', 'strengths.1', '- Great website'],
  ['hu', 'summary', '- Kedves Partnerünk, az eredmény: {{score}} pont.'],
  ['hu', 'summary', '- Az eredményük szép. Regards, the team at the clinic.'],
  ['hu', 'sections.3', '- Ez kiváló eredmény, minden elismerésünk.'],
  ['hu', 'summary', '- A legmagasabb pontszámot az Adatvédelem és adatbiztonság érte el.'],
  ['hu', 'summary', '- Az eredményük 51.3 pont, ami szép.'],
  ['hu', 'summary', '- Az eredményük kb. 50%.'],
  ['en', 'summary', '- Your clinic scored 58 of the 100 available points.'],
  ['en', 'summary', '- You are doing better than the average clinic.'],
  ['en', 'summary', '- Your score is higher than that of most competitors.'],
  ['en', 'summary', '- You outperform 75% of practices.'],
  ['en', 'sections.2', '- The area reached just 9 points.'],
  ['en', 'sections.2', '- Consider CloudVault for safer backups.'],
  ['en', 'sections.3', '- A patient portal would be the best solution here.'],
  ['en', 'strengths.3', '- Round-the-clock availability by phone and message'],
  ['en', 'sections.3', '- Excellent work: patient contact is a clear strength of your clinic.'],
  ['en', 'summary', '- Your result is great. Köszönjük a kitöltést és a bizalmat.'],
  ['en', 'summary', '- Insert clinic name here: your result is good.'],
  ['en', 'summary', '- Nearly 70% of the points are yours.'],
  ['en', 'summary', '- Your highest score was in AI and automation.'],
  ['en', 'sections.4', '- You lead the way in automation, a true strength of your clinic.'],
  ['ro', 'summary', '- Clinica a obținut 63 de puncte din 100.'],
  ['ro', 'summary', '- Sunteți mai buni decât media pieței.'],
  ['ro', 'summary', '- Depășiți rezultatele altor clinici similare.'],
  ['ro', 'sections.2', '- Domeniul a adus doar 14 puncte.'],
  ['ro', 'sections.2', '- Încercați CopieSigură pentru date.'],
  ['ro', 'sections.3', '- Un portal al pacientului ar fi soluția potrivită, de exemplu MedPortal.'],
  ['ro', 'strengths.3', '- Disponibilitate permanentă prin telefon și mesaj'],
  ['ro', 'sections.3', '- Excelent! Comunicarea cu pacienții este un punct forte al clinicii.'],
  ['ro', 'summary', '- Rezultatul este bun. Thank you for filling in our questionnaire.'],
  ['ro', 'summary', '- Cel mai mare punctaj a fost obținut la Automatizare și IA.'],
  ['ro', 'motivationalMessage', '- Felicitări, XX! Continuați.'],
];
it('prints', () => {
  const out: string[] = [];
  for (const [l, f, raw] of T) {
    const t = raw.slice(2);
    const c = C[l];
    const found = checkTexts(withText(c, f as 'summary', t), c.facts).map(
      (x) => `${x.rule}:"${x.text.slice(0, 40)}"`,
    );
    if ((raw[0] === '+') !== (found.length === 0))
      out.push(`${raw[0] === '+' ? 'ALARM' : 'MISS'} ${l} ${f} ${t} => ${found.join(' | ')}`);
  }
  throw new Error('\n' + out.join('\n'));
});
