import type { Phrases } from './phrases.js';

/** 'Among others', where more could be listed than is. */
export const alsoThere = (isOpen: boolean) => (isOpen ? ', printre altele,' : '');

/** Romanian phrases of a section's text. */
export const roSection: Phrases['section'] = {
  opening: {
    full: [
      (r) => `În acest domeniu ați obținut toate punctele posibile (${r.points}, ${r.percent})`,
      (r) =>
        `Rezultat fără cusur: în acest domeniu aveți toate punctele posibile (${r.points}, ${r.percent})`,
    ],
    strong: [
      (r) => `În acest domeniu ați obținut ${r.points} (${r.percent}), ceea ce este un rezultat solid`,
      (r) =>
        `Rezultatul domeniului este de ${r.percent} (${r.points}): bazele sunt solide, iar punctele care lipsesc se pot identifica ușor`,
      (r) =>
        `Cu ${r.points} (${r.percent}), domeniul este bine pus la punct și au rămas de completat doar elementele care lipsesc`,
    ],
    good: [
      (r) =>
        `În acest domeniu ați obținut ${r.points} (${r.percent}). Este o bază bună, pe care merită să construiți`,
      (r) =>
        `Rezultatul domeniului este de ${r.percent} (${r.points}): sunteți pe drumul cel bun, dar loc de creștere mai există`,
      (r) =>
        `Rezultatul obținut aici este ${r.points} (${r.percent}): bazele există, iar direcția de urmat este clară`,
    ],
    partial: [
      (r) =>
        `În acest domeniu ați obținut ${r.points} (${r.percent}). Aveți pe ce construi, dar cea mai mare parte a potențialului este încă nefolosită`,
      (r) =>
        `Rezultatul domeniului este de ${r.percent} (${r.points}): ați pornit la drum, însă cele mai multe puncte lipsesc încă`,
      (r) =>
        `Rezultatul obținut aici este ${r.points} (${r.percent}). Primele elemente există deja, însă cele mai multe urmează să fie construite`,
    ],
    early: [
      (r) =>
        `În acest domeniu ați obținut ${r.points} (${r.percent}), deci cea mai mare parte a drumului urmează de acum înainte`,
      (r) =>
        `Rezultatul domeniului este de ${r.percent} (${r.points}): aici și pașii mici pot îmbunătăți mult`,
      (r) =>
        `Rezultatul obținut aici este ${r.points} (${r.percent}): domeniul este la început de drum, așa că merită să începeți cu un pas ușor de făcut`,
    ],
    zero: [
      (r) =>
        `Acest domeniu nu a adus deocamdată puncte (${r.points}, ${r.percent}), așa că aici primul pas este cel mai important`,
      (r) => `În acest domeniu ați obținut ${r.points} (${r.percent}): de aici, orice pas înseamnă progres`,
      (r) =>
        `Rezultatul de aici este deocamdată ${r.points} (${r.percent}), deci domeniul trebuie construit de la bază`,
    ],
    unanswered: [
      (r) =>
        `Întrebările punctate din acest domeniu au rămas fără răspuns, de aceea rezultatul este ${r.points} (${r.percent}). Asta nu înseamnă că vă lipsește ceva, ci doar că nu avem informații`,
      (r) =>
        `Întrebările punctate de aici nu au răspuns, așa că rezultatul este ${r.points} (${r.percent}). Poate că la dumneavoastră totul este în ordine, dar chestionarul nu poate arăta acest lucru`,
    ],
  },
  gained: [
    (q) =>
      `Ați obținut punctajul maxim${alsoThere(q.isOpen)} la ${q.isMany ? 'întrebările' : 'întrebarea'} ${q.list}`,
    (q) => `Aici aveți deja toate punctele${q.isOpen ? ', printre altele' : ''}: ${q.list}`,
    (q) =>
      `Ați dat cel mai bun răspuns${alsoThere(q.isOpen)} la ${q.isMany ? 'întrebările' : 'întrebarea'} ${q.list}`,
  ],
  gainedUnnamed: [() => 'La o parte din acest domeniu aveți deja punctaj maxim'],
  wrong: [
    (q) => `Aici mai sunt puncte de câștigat${q.isOpen ? ', printre altele' : ''}: ${q.list}`,
    (q) =>
      `Nu ați primit puncte${alsoThere(q.isOpen)} la ${q.isMany ? 'întrebările' : 'întrebarea'} ${q.list}`,
  ],
  unanswered: [
    (q) =>
      `${q.isMany ? 'Au rămas' : 'A rămas'} fără răspuns, deci și fără puncte,${q.isOpen ? ' printre altele,' : ''} ${q.isMany ? 'întrebările' : 'întrebarea'} ${q.list}`,
  ],
  allUnanswered: [
    (q) =>
      `Așteaptă încă un răspuns${alsoThere(q.isOpen)} ${q.isMany ? 'întrebările' : 'întrebarea'} ${q.list}`,
  ],
  missedUnnamed: [() => 'O parte din acest domeniu nu a adus încă puncte'],
  tip: [
    (tip) => `Pasul următor recomandat: ${tip}`,
    (tip) => `Pentru a merge mai departe, vă recomandăm: ${tip}`,
    (tip) => `În acest domeniu merită să continuați astfel: ${tip}`,
  ],
  firstQuestion: [
    (isMany) =>
      isMany
        ? 'Merită să începeți cu ceea ce valorează cele mai multe puncte și cere cea mai puțină pregătire'
        : 'Merită să vă gândiți ce ar fi nevoie pentru ca și această întrebare să aducă punctaj maxim',
    (isMany) =>
      isMany
        ? 'Alegeți dintre ele ceea ce se poate pune în practică cel mai repede și începeți de acolo'
        : 'Merită să aflați ce pas v-ar apropia de punctele care lipsesc și să îi dați prioritate',
  ],
  product: [
    (quotation) => `O soluție potrivită pentru acest subiect: ${quotation}`,
    (quotation) => `O soluție legată de acest subiect: ${quotation}`,
  ],
  keep: [
    () =>
      'Aici sarcina este păstrarea nivelului: merită să verificați din când în când dacă soluțiile sunt în continuare utile pacienților și colegilor',
    () =>
      'Aici nu a rămas nimic de recuperat. Merită să descrieți în scris practicile care funcționează, pentru ca și colegii noi să le preia ușor',
    () =>
      'În acest domeniu este importantă acum întreținerea regulată a ceea ce există deja, pentru ca rezultatul să dureze',
  ],
};
