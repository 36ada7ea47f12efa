import { factsIn } from '../../../../../test/make/free-facts.js';
import type { Language } from '../../../../platform/http/languages.js';
import { Composition } from '../built-in/composition.js';
import { numberFacts } from '../sentences/numbered-facts.js';
import { type FreeSentence, numberInsights } from './free-facts.js';
import { freeJudgeFor } from './judge-free.js';

function verdictOn(
  language: Language,
  kind: FreeSentence['kind'],
  facts: number[],
  text: string,
  field = 'sections.7',
) {
  const all = factsIn(language);
  const composition = new Composition(all);
  const numbered = numberFacts(all, composition);
  const judge = freeJudgeFor(all, numbered, numberInsights(all, numbered), composition);
  const sectionId = field.includes('.') ? 7 : null;
  return judge({ kind, facts, text }, { field, sectionId });
}

type Row = [Language, FreeSentence['kind'], number[], string];

describe('freeJudgeFor', () => {
  it.each<Row>([
    ['hu', 'strength', [1], 'Az időpontját a páciens maga is módosíthatja online.'],
    ['hu', 'strength', [1], 'A lemondáshoz nem kell telefonálni, online is megy.'],
    ['hu', 'gap', [2], 'Az automatikus emlékeztető az időpont előtt még hiányzik.'],
    ['hu', 'gap', [3], 'A mentés naponta elkészül, de nincs titkosítva.'],
    ['hu', 'gap', [4], 'A betegdokumentációt többnyire papíron vezetik.'],
    ['hu', 'gap', [4], 'A betegdokumentáció még nem elektronikus.'],
    [
      'hu',
      'advice',
      [2],
      'Elsőként az automatikus SMS-emlékeztetőt érdemes beállítani a vizit előtti napra.',
    ],
    ['hu', 'gap', [5], 'Arra nem válaszoltak, mérik-e, milyen úton találnak Önökre a páciensek.'],
    ['hu', 'gap', [6], 'Emlékeztető nélkül az online foglaló páciens könnyebben elfelejti az időpontját.'],
    ['hu', 'verdict', [], 'Ezen a területen {{max}} pontból {{score}} pontot értek el.'],
    ['en', 'strength', [1], 'Patients change or cancel their own appointments online.'],
    ['en', 'gap', [2], 'Reminders before an appointment do not yet go out automatically.'],
    ['en', 'gap', [2], 'Nobody gets an automatic reminder before an appointment.'],
    ['en', 'gap', [2], 'No reminder goes out automatically, so patients have to know the day of the visit.'],
    ['en', 'gap', [2], 'As no reminder goes out automatically, patients have to know the day of the visit.'],
    ['en', 'gap', [3], 'The daily backup of patient data is still unencrypted.'],
    ['en', 'gap', [4], 'Patient records are mostly kept on paper.'],
    ['en', 'advice', [2], 'Begin by setting up an automatic reminder by text or e-mail.'],
    ['en', 'gap', [5], 'If you do not yet measure how new patients find you, that is still open.'],
    ['en', 'verdict', [], 'In this area you have reached {{percent}} of the points.'],
    ['ro', 'strength', [1], 'Pacienții își mută sau își anulează singuri programarea, online.'],
    ['ro', 'gap', [2], 'Mesajele de reamintire nu pleacă încă automat înaintea programării.'],
    ['ro', 'gap', [3], 'Copia de siguranță este zilnică, însă nu este criptată.'],
    ['ro', 'gap', [4], 'Fișele pacienților se țin în cea mai mare parte pe hârtie.'],
    ['ro', 'advice', [2], 'Începeți prin a activa un mesaj automat de reamintire.'],
    // 'Urmă' is a word of blame, and has the same stem.
    ['ro', 'advice', [2], 'Ca pas următor, activați un mesaj automat de reamintire.'],
  ])('accepts what its facts say (%s, %s %j: %s)', (language, kind, facts, text) =>
    expect(verdictOn(language, kind, facts, text)).not.toHaveProperty('fault'),
  );

  it.each<[...Row, RegExp]>([
    ['hu', 'strength', [2], 'Az automatikus emlékeztető működik.', /no strength/],
    ['hu', 'gap', [1], 'Az online módosítás hiányzik.', /no gap/],
    ['hu', 'gap', [2], 'A páciensek automatikus emlékeztetőt kapnak az időpont előtt.', /is there/],
    ['hu', 'strength', [1], 'A páciens nem módosíthatja online az időpontját.', /denies/],
    ['hu', 'gap', [3], 'A napi mentés titkosítva készül.', /is there/],
    ['hu', 'gap', [4], 'A betegdokumentáció elektronikus rendszerben van.', /is there/],
    ['hu', 'gap', [2], 'Az emlékeztető nem megy ki, ezért minden harmadik páciens elmarad.', /do not say/],
    ['hu', 'gap', [2], 'A MediBook nem küld automatikus emlékeztetőt.', /do not say/],
    ['hu', 'advice', [2], 'Ne állítsanak be automatikus emlékeztetőt.', /forbids|denies/],
    ['hu', 'advice', [3], 'Elsőként a napi mentést titkosítsák.', /first step/],
    ['hu', 'advice', [5], 'Mérjék, milyen úton találnak Önökre.', /not answered/],
    ['hu', 'gap', [5], 'Nem mérik, milyen úton találnak Önökre a páciensek.', /not answered/],
    ['hu', 'verdict', [], 'Ez a legerősebb területük, {{percent}} az eredmény.', /do not say/],
    ['hu', 'verdict', [], '{{percent}}-ot értek el.', /touches/],
    ['hu', 'verdict', [], 'A pontok kétharmadát érték el ({{percent}}).', /do not say/],
    ['hu', 'strength', [1, 9], 'Online is módosítható az időpont.', /does not exist/],
    ['en', 'gap', [2], 'Reminders go out automatically before every appointment.', /is there|do not say/],
    [
      'en',
      'gap',
      [2],
      'No reminder goes out automatically, an e-mail comes the day before the visit.',
      /is there/,
    ],
    ['en', 'gap', [4], 'Nobody keeps patient records on paper.', /do not say/],
    ['en', 'strength', [1], 'Patients cannot change their appointment online.', /denies/],
    ['en', 'gap', [3], 'The daily backup is encrypted.', /is there/],
    ['en', 'gap', [3], 'Patient data is not backed up every day.', /do not deny/],
    ['en', 'strength', [1], 'Patients change appointments online within 24 hours.', /do not say/],
    ['en', 'strength', [1], 'Patients love changing appointments online, and revenue grows.', /do not say/],
    ['en', 'gap', [4], 'Your patient records are not on paper.', /do not deny/],
    ['ro', 'gap', [2], 'Mesajele de reamintire se trimit automat.', /is there/],
    ['ro', 'strength', [1], 'Pacientul nu își poate muta programarea pe internet.', /denies/],
    ['ro', 'gap', [3], 'Copia zilnică este criptată.', /is there/],
  ])('refuses what they do not say (%s, %s %j: %s)', (language, kind, facts, text, fault) =>
    expect(verdictOn(language, kind, facts, text)).toEqual({ fault: expect.stringMatching(fault) }),
  );

  it('has a card hold a short strength', () => {
    const card = 'strengths.7.0';
    expect(verdictOn('en', 'gap', [2], 'No automatic reminder goes out.', card)).toHaveProperty('fault');
    expect(verdictOn('en', 'strength', [1], 'Patients move appointments online', card)).toEqual({
      statement: {
        sentences: [{ text: 'Patients move appointments online.', kind: 'strength', facts: [[1, 'a']] }],
        claims: ['strength:1'],
        isFree: true,
      },
    });
  });

  it('names areas and results by slots, with the right article', () => {
    const said = verdictOn(
      'hu',
      'verdict',
      [],
      'A legtöbb tennivaló itt van: a {{section:7}} terület, {{percent}}.',
      'summary',
    );
    expect(said).toHaveProperty('fault');
    const named = verdictOn('hu', 'verdict', [], 'Összesen {{percent}} az eredményük.', 'summary');
    expect(named).toMatchObject({ statement: { sentences: [{ text: 'Összesen 50% az eredményük.' }] } });
  });
});
