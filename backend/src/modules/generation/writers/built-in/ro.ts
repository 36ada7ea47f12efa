import { answers } from './ro-answers.js';
import type { Phrases } from './phrases.js';

/** A condition follows a colon: 'Ca prim pas, faceți așa: dacă aveți un site, deschideți-l pe telefon'. */
const doing = (lead: string, clause: string, isIf: boolean) =>
  isIf ? `${lead}, faceți așa: ${clause}` : `${lead}, ${clause}`;

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
  points: (score, max) => `${score} din ${countOfPoints(max)}`,
  share: {
    most: '; mai lipsesc puține puncte',
    large: ', deci cea mai mare parte a punctelor',
  },
  complete: 'completați ce lipsește încă din listă',
  capital: /^$/u,
  condition: /^(?:dacă|când|cât|până)$/iu,
  wordings: {
    earned: [
      (r, share) => `Ați obținut ${r.points} (${r.percent})${share}`,
      (r, share) => `Rezultatul general este de ${r.percent}, adică ${r.points}${share}`,
      (r, share) => `În total ați strâns ${r.points} (${r.percent})${share}`,
      (r, share) => `Ați ajuns la ${r.percent}, adică ${r.points}${share}`,
    ],
    full: [
      (r) => `Ați obținut toate punctele posibile (${r.points})`,
      (r) => `Ați obținut punctajul maxim (${r.points})`,
      (r) => `Aveți cel mai bun rezultat posibil (${r.points})`,
    ],
    zero: [(r) => `Nu aveți încă puncte (${r.points})`, (r) => `Rezultatul este deocamdată ${r.points}`],
    unanswered: [
      (r) => `Nu ați răspuns la întrebările cu punctaj, de aceea rezultatul este ${r.points} (${r.percent})`,
      (r) =>
        `Rezultatul este ${r.points} (${r.percent}), pentru că întrebările cu punctaj au rămas fără răspuns`,
    ],
    earnedHere: [
      (r) => `Aici ați strâns ${r.points} (${r.percent})`,
      (r) => `Ați ajuns aici la ${r.percent} (${r.points})`,
      (r) => `În acest domeniu ați obținut ${r.points} (${r.percent})`,
      (r) => `Rezultatul este aici de ${r.percent} (${r.points})`,
      (r) => `Aveți la acest capitol ${r.points} (${r.percent})`,
      (r) => `Cu ${r.points}, ați ajuns aici la ${r.percent}`,
    ],
    fullHere: [
      (r) => `Aici nu lipsește nimic (${r.points})`,
      (r) => `Ați obținut aici toate punctele (${r.points})`,
      (r) => `În acest domeniu aveți punctajul maxim (${r.points})`,
      (r) => `Rezultatul de aici nu poate fi mai bun (${r.points})`,
      (r) => `Punctajul de aici este complet (${r.points})`,
      (r) => `Aveți la acest capitol cel mai bun rezultat posibil (${r.points})`,
    ],
    zeroHere: [
      (r) => `Aici nu aveți încă puncte (${r.points})`,
      (r) => `Rezultatul este aici deocamdată ${r.points}`,
      (r) => `În acest domeniu nu ați strâns încă puncte (${r.points})`,
      (r) => `Niciun punct nu este obținut încă aici (${r.points})`,
      (r) => `Deocamdată nu aveți puncte la acest capitol (${r.points})`,
      (r) => `Punctajul de aici este pentru moment ${r.points}`,
    ],
    unansweredHere: [
      (r) =>
        `În acest domeniu nu ați răspuns la întrebările cu punctaj, de aceea rezultatul este ${r.points} (${r.percent})`,
      (r) =>
        `Rezultatul este aici ${r.points} (${r.percent}), pentru că întrebările cu punctaj au rămas fără răspuns`,
    ],
    nothingToScore: [
      () =>
        'Chestionarul nu conține momentan întrebări cu punctaj, așa că nu putem prezenta un rezultat general',
    ],
    strongest: [
      (area) => `Cel mai bine stați în domeniul ${area}`,
      (area) => `Cel mai departe ați ajuns în domeniul ${area}`,
      (area) => `Vă puteți sprijini cel mai mult pe domeniul ${area}`,
    ],
    strongestAs: [
      (area, clause) => `Cel mai bine stați în domeniul ${area}: ${clause}`,
      (area, clause) => `Cel mai departe ați ajuns în domeniul ${area}: ${clause}`,
      (area, clause) => `Vă puteți sprijini cel mai mult pe domeniul ${area}: ${clause}`,
    ],
    strongestAreas: [
      (list) => `Cel mai bine stați, în egală măsură, în domeniile ${list}`,
      (list) => `Cele mai bune rezultate, egale între ele, sunt în domeniile ${list}`,
      (list) => `La fel de bine stați în domeniile ${list}, cele mai puternice dintre toate`,
    ],
    highest: [
      (list, isMany) => `Cel mai bine stați deocamdată în ${isMany ? 'domeniile' : 'domeniul'} ${list}`,
      (list, isMany) => `Cel mai mult ați avansat până acum în ${isMany ? 'domeniile' : 'domeniul'} ${list}`,
      (list, isMany) =>
        `Până acum, rezultatul cel mai bun este în ${isMany ? 'domeniile' : 'domeniul'} ${list}`,
    ],
    even: [
      () => 'Rezultatul este același în toate domeniile',
      () => 'Niciun domeniu nu iese în evidență, pentru că rezultatul este peste tot același',
    ],
    mostOpen: [
      (area) => `Cele mai multe puncte vă lipsesc în domeniul ${area}`,
      (area) => `Cel mai mult loc de îmbunătățire aveți în domeniul ${area}`,
    ],
    first: [
      (area) => `Primul pas ține de domeniul ${area}`,
      (area) => `Începeți cu domeniul ${area}`,
      (area) => `Mai întâi merită să vă ocupați de domeniul ${area}`,
    ],
    firstAs: [
      (area, clause) => `Începeți cu domeniul ${area}: ${clause}`,
      (area, clause) => `Mai întâi merită să vă ocupați de domeniul ${area}: ${clause}`,
      (area, clause) => `Primul pas ține de domeniul ${area}: ${clause}`,
    ],
    firstThere: [
      () => 'Primul pas ține de același domeniu',
      () => 'Tot acolo este și pasul cel mai important de acum',
    ],
    firstThereAs: [
      (clause) => `Primul pas ține totuși de același domeniu: ${clause}`,
      (clause) => `Tot acolo este și cel mai important lucru de făcut: ${clause}`,
    ],
    start: [
      (clause, isIf) => doing('Ca prim pas', clause, isIf),
      (clause, isIf) => doing('Pentru început', clause, isIf),
      (clause, isIf) => doing('Înainte de toate', clause, isIf),
      (clause, isIf) => doing('În primul rând', clause, isIf),
    ],
    step: [
      (clause) => `Din tot ce urmează, acesta este primul lucru de făcut: ${clause}`,
      (clause) => `Aici se află primul dumneavoastră pas, așa că începeți cu el: ${clause}`,
      (clause) => `Înaintea tuturor celorlalte vine acest pas: ${clause}`,
      (clause) => `Înainte să vă apucați de altceva, începeți așa: ${clause}`,
    ],
    suggest: [
      (clause, isIf) => doing('Ca prim pas aici', clause, isIf),
      (clause, isIf) => doing('Când ajungeți la acest domeniu', clause, isIf),
      (clause, isIf) => doing('Pentru a avansa aici', clause, isIf),
      (clause) => `Aici merită să începeți astfel: ${clause}`,
      (clause) => `În acest domeniu merită făcut întâi acest pas: ${clause}`,
      (clause) => `Merită făcut aici din timp acest pas: ${clause}`,
    ],
    suggestRest: [
      (clause, isIf) => doing('Ca să completați ce lipsește', clause, isIf),
      (clause, isIf) => doing('Pentru punctele rămase', clause, isIf),
      (clause, isIf) => doing('Ca să nu mai lipsească nimic aici', clause, isIf),
      (clause) => `Aici mai rămâne de făcut acest pas: ${clause}`,
      (clause, isIf) => doing('Pentru un rezultat complet', clause, isIf),
      (clause) => `Următoarea îmbunătățire ar fi aici aceasta: ${clause}`,
    ],
    besides: [
      (clause) => `Pe lângă aceasta, ${clause}`,
      (clause) => `Totodată, ${clause}`,
      (clause) => `Separat de aceasta, ${clause}`,
      (clause) => `Merită făcut și acest lucru: ${clause}`,
    ],
    begin: [
      (question) => `Aici merită revăzut răspunsul la întrebarea ${question}`,
      (question) => `Aici merită să reveniți la răspunsul dat la întrebarea ${question}`,
      (question) => `În acest domeniu, gândiți-vă din nou la întrebarea ${question}`,
    ],
    product: [
      (name) => `Vă poate ajuta soluția ${name}`,
      (name) => `O soluție posibilă este produsul ${name}`,
      (name) => `Pentru aceasta există soluția ${name}`,
      (name) => `Dacă doriți un instrument, luați în calcul soluția ${name}`,
    ],
    wait: [() => 'Restul poate aștepta până când acest pas este gata', () => 'Toate celelalte pot aștepta'],
    waitFor: [
      (area) => `După aceea continuați cu domeniul ${area}, iar restul poate aștepta`,
      (area) => `Urmează apoi domeniul ${area}, iar restul poate aștepta`,
      (area) => `După acest pas, treceți la domeniul ${area}; celelalte nu sunt urgente`,
      (area) => `Când este gata, vine la rând domeniul ${area}, iar restul rămâne pe mai târziu`,
    ],
    fromZero: [
      () =>
        'De aici încolo, fiecare pas va aduce o schimbare vizibilă, iar pentru început este suficient unul singur',
      () => 'Nu trebuie să vă apucați de toate odată, deocamdată este suficient primul pas',
    ],
    keepAll: [
      () =>
        'Acum important este să rămână așa: răspundeți din nou la întrebări de două ori pe an și vedeți dacă fiecare răspuns mai este adevărat',
      () =>
        'Un asemenea rezultat se păstrează dacă fiecare domeniu are un responsabil, care spune când se schimbă ceva',
      () =>
        'Un asemenea nivel se pierde cel mai ușor la plecarea unui coleg sau la schimbarea unui program, de aceea atunci merită revăzut totul',
    ],
    keep: [
      () =>
        'Aici important este să rămână așa, de aceea cineva să verifice de două ori pe an că nimic nu s-a schimbat',
      () => 'Este suficient să urmăriți aici schimbările, fără să căutați sarcini noi',
      () => 'Notați cine ce face aici, ca un coleg nou să poată continua la fel',
      () => 'Păstrați ce ați construit aici și numiți o persoană care să aibă grijă de tot',
      () =>
        'Verificați din nou că totul merge aici ori de câte ori se schimbă un program sau vine un coleg nou',
      () =>
        'Aici nu mai rămâne decât rutina, pentru care este suficientă o trecere în revistă pe an, împreună',
      () => 'Ce ați realizat aici se păstrează cel mai sigur dacă are un responsabil',
    ],
    goOn: [
      () =>
        'Nu trebuie să faceți totul deodată: un pas, un responsabil și un termen sunt suficiente pentru început',
      () => 'Parcurgeți rezultatul împreună cu echipa și hotărâți cine răspunde de primul pas',
      () => 'Luați lucrurile pe rând și încheiați un pas înainte de a-l începe pe următorul',
      () => 'Treceți în calendar ziua primului pas și spuneți echipei de ce începeți cu el',
      () => 'Pentru primul pas sunt suficiente o persoană și o zi, iar restul poate aștepta',
    ],
    openArea: [
      (area) => `Dacă răspundeți și la ce a rămas deschis în domeniul ${area}, rezultatul va fi complet`,
      (area) => `Pentru un rezultat complet lipsește doar un răspuns în domeniul ${area}`,
    ],
    congratulation: [
      () => 'Felicitări pentru punctajul maxim!',
      () => 'Felicitări, ați obținut tot ce se putea obține!',
      () => 'Ați dat cel mai bun răspuns posibil la fiecare întrebare, felicitări!',
    ],
    thanks: [
      () => 'Vă mulțumim că ați acordat timp completării chestionarului',
      () => 'Vă mulțumim pentru interesul față de acest chestionar',
    ],
    ...answers,
  },
};
