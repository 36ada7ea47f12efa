import { alsoThere, roSection } from './ro-section.js';
import type { Phrases } from './phrases.js';

/** Romanian asks for 'de' before a noun from 20 on, unless the last two digits are 01 to 19. */
function countOfPoints(count: number): string {
  const lastTwo = count % 100;
  if (count === 1) return '1 punct';
  return count === 0 || (lastTwo >= 1 && lastTwo <= 19) ? `${count} puncte` : `${count} de puncte`;
}

/** Romanian: formal, addressed to the clinic as 'dumneavoastră'. */
export const ro: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '«', innerClose: '»' },
  and: 'și',
  decimalMark: ',',
  points: (score, max) => `${score} din ${countOfPoints(max)}`,
  tipIfMissing: [
    (tip) => `Dacă acest lucru lipsește încă, vă recomandăm: ${tip}`,
    (tip) => `Dacă acest pas nu a fost făcut încă, merită luat în calcul: ${tip}`,
  ],
  empty: {
    summary:
      'Chestionarul nu conține momentan întrebări punctate, așa că nu putem prezenta un rezultat general. După adăugarea unor întrebări punctate, evaluarea poate fi întocmită.',
    motivation: 'Vă mulțumim că ați acordat timp completării chestionarului.',
  },
  summary: {
    overall: {
      full: [
        (r) =>
          `Ați obținut toate punctele posibile (${r.points}, ${r.percent}). Potrivit întrebărilor punctate, nu a rămas nimic de recuperat, iar acesta este un rezultat excelent`,
        (r) =>
          `Rezultatul general este de ${r.percent}: ați obținut toate punctele posibile (${r.points}). La fiecare întrebare punctată ați dat cel mai bun răspuns`,
      ],
      strong: [
        (r) =>
          `În total ați obținut ${r.points} (${r.percent}). Este un rezultat solid: bazele digitale sunt puse, iar pașii bine aleși vă pot duce mai departe`,
        (r) =>
          `Rezultatul general este de ${r.percent}, adică ${r.points}. Nivelul de maturitate digitală este ridicat și se vede clar unde mai există rezerve`,
        (r) =>
          `Chestionarul arată un nivel de maturitate digitală de ${r.percent} (${r.points}). Porniți de la un nivel ridicat, așa că acum contează detaliile`,
      ],
      good: [
        (r) =>
          `În total ați obținut ${r.points} (${r.percent}). Este o bază bună: puteți construi cu încredere pe ceea ce aduce deja puncte, iar loc de creștere mai există`,
        (r) =>
          `Rezultatul general este de ${r.percent}, adică ${r.points}. Sunteți pe drumul cel bun, iar câțiva pași bine aleși pot aduce o îmbunătățire vizibilă`,
        (r) =>
          `Chestionarul arată un nivel de maturitate digitală de ${r.percent} (${r.points}). Punctul de plecare este încurajator, iar completarea elementelor care lipsesc vă poate duce mai departe`,
      ],
      partial: [
        (r) =>
          `În total ați obținut ${r.points} (${r.percent}). Aveți pe ce construi, dar cea mai mare parte a potențialului este încă nefolosită`,
        (r) =>
          `Rezultatul general este de ${r.percent}, adică ${r.points}. Dezvoltarea digitală a început, însă cea mai mare parte a drumului vă stă încă în față`,
        (r) =>
          `Chestionarul arată un nivel de maturitate digitală de ${r.percent} (${r.points}). Primii pași au fost făcuți; acum este important ca îmbunătățirile cu cel mai mare efect să aibă prioritate`,
      ],
      early: [
        (r) =>
          `În total ați obținut ${r.points} (${r.percent}). Dezvoltarea digitală este la început de drum, așa că primii pași bine aleși contează foarte mult`,
        (r) =>
          `Rezultatul general este de ${r.percent}, adică ${r.points}. Nivelul este deocamdată scăzut, dar arată exact de unde merită să începeți`,
      ],
      zero: [
        (r) =>
          `În total ați obținut ${r.points} (${r.percent}). Nicio întrebare punctată nu a adus încă puncte, așa că acum este cel mai important să alegeți bine primul pas`,
        (r) =>
          `Rezultatul general este de ${r.percent} (${r.points}). Nicio întrebare punctată nu a adus puncte: este un punct de plecare clar, față de care orice pas făcut va însemna un progres`,
      ],
      unanswered: [
        (r) =>
          `Întrebările punctate au rămas fără răspuns, de aceea rezultatul general este ${r.points} (${r.percent}). Acest lucru nu spune nimic despre calitatea activității dumneavoastră: fără răspunsuri, chestionarul nu poate arăta unde vă aflați`,
      ],
    },
    strongest: [
      (s, percent) =>
        s.isMany || s.isOpen
          ? `Cele mai bune rezultate sunt${alsoThere(s.isOpen)} în ${s.isMany ? 'domeniile' : 'domeniul'} ${s.list} (${percent} fiecare)`
          : `Cel mai bun rezultat este în domeniul ${s.list} (${s.result})`,
      (s, percent) =>
        s.isMany || s.isOpen
          ? `Printre punctele dumneavoastră forte se numără ${s.isMany ? 'domeniile' : 'domeniul'} ${s.list} (${percent} fiecare)`
          : `Domeniul cel mai puternic este ${s.list} (${s.result})`,
    ],
    mostToGain: [
      (s) =>
        s.isMany || s.isOpen
          ? `Cele mai multe puncte mai pot fi câștigate${alsoThere(s.isOpen)} în ${s.isMany ? 'domeniile' : 'domeniul'} ${s.list}`
          : `Cele mai multe puncte mai pot fi câștigate în domeniul ${s.list} (${s.result})`,
      (s) =>
        s.isMany || s.isOpen
          ? `Cele mai mari rezerve se află${alsoThere(s.isOpen)} în ${s.isMany ? 'domeniile' : 'domeniul'} ${s.list}`
          : `Cea mai mare rezervă se află în domeniul ${s.list} (${s.result})`,
    ],
    strongestAndMostToGain: [
      (s) =>
        `Cel mai bun rezultat este în domeniul ${s.list} (${s.result}), dar tot aici au rămas și cele mai multe puncte de câștigat`,
    ],
    even: [
      (percent) => `Rezultatul este același în toate domeniile: ${percent}`,
      (percent) => `Domeniile sunt echilibrate: fiecare are un rezultat de ${percent}`,
    ],
    firstTip: [
      (tip) => `Ca prim pas, vă recomandăm: ${tip}`,
      (tip) => `Merită să începeți astfel: ${tip}`,
      (tip) => `Prima recomandare: ${tip}`,
    ],
    secondTip: [(tip) => `Apoi poate urma: ${tip}`, (tip) => `Pasul următor poate fi: ${tip}`],
    firstQuestion: [
      (quotation) => `Merită să vă ocupați mai întâi de această întrebare: ${quotation}`,
      (quotation) => `Pentru început, vă propunem să vă gândiți la această întrebare: ${quotation}`,
    ],
    close: {
      one: [
        () => 'Evaluarea detaliată se găsește pe pagina domeniului',
        () => 'Pagina domeniului arată ce a adus puncte și încotro merită să mergeți mai departe',
      ],
      many: [
        () => 'Evaluarea detaliată se găsește pe paginile domeniilor',
        () => 'Paginile domeniilor arată ce a adus puncte și încotro merită să mergeți mai departe',
      ],
      full: [
        () =>
          'De acum, sarcina este păstrarea acestui nivel: merită să verificați periodic dacă soluțiile folosite sunt în continuare utile pacienților și colegilor',
        () =>
          'Merită să descrieți în scris practicile care funcționează și să le revizuiți din când în când, pentru ca nivelul să se păstreze și atunci când vin colegi noi sau se schimbă tehnologia',
      ],
    },
  },
  motivation: {
    full: [
      () =>
        'Felicitări, ați obținut toate punctele posibile! Cu atenție constantă, acest nivel poate fi păstrat pe termen lung.',
      () =>
        'Felicitări pentru un rezultat fără cusur! Aveți motive să fiți mândri; păstrați grija care v-a adus până aici.',
    ],
    strong: [
      () =>
        'Felicitări pentru un rezultat solid! Vă puteți baza pe ceea ce ați construit până acum, iar îmbunătățirile bine alese vă pot duce și mai departe.',
      () => 'Este un rezultat frumos, în care se vede munca depusă. Ceea ce lipsește încă este la îndemână.',
      () =>
        'Porniți de pe o bază solidă, cea mai bună poziție pentru a merge mai departe. Alegeți pasul următor cel mai util și continuați cu aceeași consecvență.',
    ],
    good: [
      () =>
        'Sunteți pe drumul cel bun: bazele există, iar pașii următori sunt clari. Fiecare îmbunătățire poate ușura munca de zi cu zi.',
      () =>
        'Este un rezultat încurajator, pe care merită să construiți. Începeți cu ceea ce contează cel mai mult, iar progresul poate deveni repede vizibil.',
      () =>
        'Ceea ce ați realizat până acum este un punct de plecare valoros. Nivelul următor este la îndemână: începeți cu pasul cel mai util.',
    ],
    partial: [
      () =>
        'Ați pornit la drum, iar fiecare pas în plus contează. Înaintați treptat: schimbarea rămâne ușor de gestionat, iar folosul se simte repede.',
      () =>
        'Aveți pe ce construi și acum se vede și încotro merită să mergeți mai departe. Nu trebuie rezolvat totul deodată: contează progresul constant.',
    ],
    early: [
      () =>
        'Orice dezvoltare începe cu un prim pas, iar direcția este acum vizibilă. Nu trebuie rezolvat totul deodată: chiar și o singură îmbunătățire bine aleasă poate ușura munca în mod vizibil.',
      () =>
        'Începutul este cel mai potrivit moment pentru decizii bune. Porniți cu o îmbunătățire ușor de realizat, iar celelalte se pot clădi pe ea.',
    ],
    zero: [
      () =>
        'Vă mulțumim pentru răspunsurile sincere: ele arată de unde porniți. Începeți cu o îmbunătățire ușor de realizat, iar pașii următori se pot clădi pe ea.',
      () =>
        'Se poate porni de oriunde, iar primul pas aduce schimbarea cea mai vizibilă. Alegeți o îmbunătățire realistă pentru dumneavoastră în acest moment și începeți cu ea.',
    ],
    unanswered: [
      () =>
        'Vă mulțumim pentru interes. Dacă vom primi și răspunsurile la întrebări, vă vom putea oferi o imagine mai clară și recomandări mai potrivite.',
    ],
  },
  section: roSection,
  strength: [
    (quotation) => `Punctaj maxim: ${quotation}`,
    (quotation) => `Aici aveți toate punctele: ${quotation}`,
    (quotation) => `Rezultat maxim: ${quotation}`,
  ],
};
