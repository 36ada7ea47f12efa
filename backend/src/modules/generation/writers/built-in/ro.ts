import { answers } from './ro-answers.js';
import type { Phrases } from './phrases.js';
import { countedInRomanian, countOfPoints, doing, shareOfPoints } from './ro-words.js';

/** Romanian: formal, addressed to the clinic as 'dumneavoastră'. */
export const ro: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '«', innerClose: '»' },
  and: 'și',
  points: (score, max) => `${score} din ${countOfPoints(max)}`,
  counted: countedInRomanian,
  fewMissing: ', foarte aproape de maximum',
  mostToGain: 'acolo vă lipsesc cele mai multe puncte',
  turn: /(?<!\p{L})(?:dar|însă|ci|totuși|numai că|deși)(?!\p{L})/iu,
  // 'că ca…' sounds badly, in 'fiindcă ca…', too.
  clash: /(?<!\p{L})(?:fiind)?că c[aăâou]/iu,
  complete: 'aflați ce ar trebui făcut ca să completați ce lipsește',
  capital: /^$/u,
  condition: /^(?:dacă|când|cât|până)$/iu,
  wordings: {
    earned: [
      (r, end) => `Ați obținut ${r.points} (${r.percent})${end}`,
      (r, end) => `Rezultatul general este de ${r.percent}, adică ${r.points}${end}`,
      (r, end) => `În total ați obținut ${r.points} (${r.percent})${end}`,
      (r, end) => `Răspunsurile v-au adus ${r.points} (${r.percent})${end}`,
    ],
    full: [
      (r) => `Ați obținut toate punctele posibile (${r.score} din ${r.max})`,
      (r) => `Nu ați pierdut niciun punct (${r.score} din ${r.max})`,
      (r) => `Aveți cel mai bun rezultat posibil (${r.points})`,
    ],
    zero: [
      (r) => `Nu aveți încă puncte (${r.score} din ${r.max})`,
      (r) => `Răspunsurile nu v-au adus deocamdată puncte (${r.score} din ${r.max})`,
    ],
    unanswered: [
      (r) => `Nu ați răspuns la întrebările cu punctaj, de aceea rezultatul este ${r.points} (${r.percent})`,
      (r) =>
        `Rezultatul este ${r.points} (${r.percent}), pentru că întrebările cu punctaj au rămas fără răspuns`,
    ],
    earnedHere: [
      (r) => `Aici ați obținut ${r.points}`,
      (r) => {
        const share = shareOfPoints(r);
        return share === null
          ? `În acest domeniu aveți ${r.points}`
          : `Aici aveți ${share} (${r.score} din ${r.max})`;
      },
      (r) => `Acest domeniu v-a adus ${r.points}`,
      (r) => {
        const share = shareOfPoints(r);
        return share === null
          ? `Ați adunat aici ${r.points}`
          : `În acest domeniu ați obținut ${share} (${r.score} din ${r.max})`;
      },
    ],
    weakestHere: [
      (r) => `Dintre toate domeniile, aici aveți cel mai scăzut rezultat (${r.points})`,
      (r) => `Aici aveți deocamdată cel mai scăzut rezultat, ${r.points}`,
      (r) => `Acesta este deocamdată domeniul cu cel mai scăzut rezultat (${r.points})`,
    ],
    lowestHere: [
      (r) => `Chiar și cel mai scăzut rezultat al dumneavoastră este unul bun (${r.points})`,
      (r) => `Celelalte domenii au rezultate și mai bune, dar și acesta este bun (${r.points})`,
    ],
    aheadHere: [
      (r) => `Cu ${r.points}, stați aici mai bine decât pe ansamblu`,
      (r) => `Aici ați obținut ${r.points}, peste nivelul general`,
    ],
    behindHere: [
      (r) => `Cu ${r.points}, acest domeniu rămâne mult în urma rezultatului general`,
      (r) => `Cu ${r.points}, aici sunteți mult sub rezultatul general`,
      (r) => `Aici ați obținut ${r.points}, mult sub nivelul general`,
    ],
    fullHere: [
      (r) => `Aici aveți toate punctele (${r.score} din ${r.max})`,
      (r) => `Aici nu ați pierdut niciun punct (${r.score} din ${r.max})`,
      (r) => `În acest domeniu aveți punctajul maxim (${r.score} din ${r.max})`,
      (r) => `Aici aveți punctajul maxim (${r.score} din ${r.max})`,
      (r) => `Ați adunat toate punctele din acest domeniu (${r.score} din ${r.max})`,
      (r) => `Aveți aici cel mai bun rezultat posibil (${r.points})`,
    ],
    zeroHere: [
      (r) => `Aici nu aveți încă niciun punct (${r.score} din ${r.max})`,
      (r) => `În acest domeniu nu aveți încă puncte (${r.score} din ${r.max})`,
      (r) => `Aici nu ați adunat încă puncte (${r.score} din ${r.max})`,
      (r) => `Acest domeniu nu v-a adus încă puncte (${r.score} din ${r.max})`,
    ],
    unansweredHere: [
      (r) =>
        `În acest domeniu nu ați răspuns la întrebările cu punctaj, de aceea rezultatul este ${r.points} (${r.percent})`,
      (r) =>
        `Rezultatul este aici ${r.points} (${r.percent}), pentru că întrebările cu punctaj au rămas fără răspuns`,
    ],
    nothingToScore: [
      () =>
        'Chestionarul nu conține momentan întrebări cu punctaj, de aceea nu vă putem arăta un rezultat general',
    ],
    strongest: [
      (area) => `Cel mai bun rezultat este în domeniul ${area}`,
      (area) => `Cel mai departe ați ajuns în domeniul ${area}`,
      (area) => `Cel mai bine stați în domeniul ${area}`,
    ],
    strongestAs: [
      (area, clause) => `Cel mai bun rezultat îl aveți în domeniul ${area}: ${clause}`,
      (area, clause) => `Cel mai departe ați ajuns în domeniul ${area}: ${clause}`,
      (area, clause) => `Cel mai bine stați în domeniul ${area}: ${clause}`,
    ],
    strongestAreas: [
      (list) => `Cel mai bine stați în domeniile ${list}`,
      (list) => `Cele mai bune rezultate le aveți în domeniile ${list}`,
    ],
    highest: [
      (list, isMany) =>
        `Cel mai bun rezultat de până acum este în ${isMany ? 'domeniile' : 'domeniul'} ${list}, chiar dacă și acolo mai sunt puncte de câștigat`,
      (list, isMany) =>
        `Până acum stați cel mai bine în ${isMany ? 'domeniile' : 'domeniul'} ${list}, dar și acolo lipsește o bună parte din puncte`,
      (list, isMany) =>
        `Până acum ați obținut cel mai mult în ${isMany ? 'domeniile' : 'domeniul'} ${list}, dar și acolo mai este loc de mai bine`,
    ],
    onlyThere: [
      (isMany) => `Toate punctele de până acum vin din ${isMany ? 'aceste domenii' : 'acest domeniu'}`,
      (isMany) => `Deocamdată ați obținut puncte doar în ${isMany ? 'aceste domenii' : 'acest domeniu'}`,
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
      (area) => `Vă propunem să începeți cu domeniul ${area}`,
      (area) => `Începeți cu domeniul ${area}`,
      (area) => `Ocupați-vă mai întâi de domeniul ${area}`,
    ],
    firstAs: [
      (area, clause) => `Începeți cu domeniul ${area}, fiindcă ${clause}`,
      (area, clause) => `Ocupați-vă mai întâi de domeniul ${area}, pentru că ${clause}`,
      (area, clause) => `Vă propunem să începeți cu domeniul ${area}, deoarece ${clause}`,
    ],
    firstAt: [
      (area, question, answer) =>
        answer === null
          ? `Începeți cu domeniul ${area}, mai întâi cu întrebarea ${question}`
          : `Începeți cu domeniul ${area}, unde la întrebarea ${question} ați răspuns ${answer}`,
      (area, question, answer) =>
        answer === null
          ? `Vă propunem să începeți cu domeniul ${area}, mai întâi cu întrebarea ${question}`
          : `Vă propunem să începeți cu domeniul ${area}, unde ați răspuns ${answer} la întrebarea ${question}`,
    ],
    firstThere: [() => 'Primul pas este în același domeniu', () => 'Tot de acolo este bine să și începeți'],
    firstThereAs: [
      (clause) => `Primul pas este totuși în același domeniu, fiindcă ${clause}`,
      (clause) => `Tot de acolo este bine să și începeți, deoarece ${clause}`,
    ],
    start: [
      (clause, isIf) => doing('Concret', clause, isIf),
      (clause, isIf) => doing('Pentru început', clause, isIf),
      (clause, isIf) => doing('În acel domeniu', clause, isIf),
    ],
    step: [
      (clause, isIf) => doing('Ca prim pas', clause, isIf),
      (clause, isIf) => doing('În primul rând', clause, isIf),
      (clause, isIf) => doing('Pentru a porni bine', clause, isIf),
      (clause, isIf) => doing('Mai întâi', clause, isIf),
    ],
    suggest: [(clause) => clause],
    besides: [(clause) => `Totodată, ${clause}`, (clause) => clause, (clause) => `În plus, ${clause}`],
    begin: [
      (question) => `Aici merită revăzut răspunsul la întrebarea ${question}`,
      (question) => `Aici merită să reveniți la răspunsul dat la întrebarea ${question}`,
      (question) => `În acest domeniu, gândiți-vă din nou la întrebarea ${question}`,
    ],
    secondThereAs: [
      (clause) => `Rămâneți apoi la același domeniu: ${clause}`,
      (clause) => `Tot în acest domeniu mai este ceva de îndreptat: ${clause}`,
    ],
    waitFor: [
      (area) => `După aceea ocupați-vă și de domeniul ${area}`,
      (area) => `Urmează domeniul ${area}`,
      (area) => `După acest pas, treceți la domeniul ${area}`,
      (area) => `Apoi este rândul domeniului ${area}`,
    ],
    waitForAs: [
      (area, clause) => `După aceea ocupați-vă și de domeniul ${area}, fiindcă ${clause}`,
      (area, clause) => `După acest pas, treceți la domeniul ${area}, pentru că ${clause}`,
      (area, clause) => `Continuați cu domeniul ${area}, deoarece ${clause}`,
    ],
    waitEven: [(area) => `După aceea mai aveți ceva de făcut chiar și în domeniul ${area}`],
    waitEvenAs: [
      (area, clause) => `După aceea mai aveți ceva de îndreptat chiar și în domeniul ${area}: ${clause}`,
    ],
    later: [
      (area) => `După ce faceți și acest pas, puteți trece la domeniul ${area}`,
      (area) => `Domeniul ${area} vine la rând după acești doi pași`,
    ],
    fromZero: [
      () => 'Nu trebuie să vă apucați de toate domeniile deodată',
      () => 'Pentru început este de ajuns să alegeți un singur domeniu',
    ],
    keepAll: [
      () =>
        'Important este să rămână așa: răspundeți din nou la întrebări de două ori pe an și vedeți dacă fiecare răspuns mai este adevărat',
      () =>
        'Un asemenea rezultat se păstrează dacă fiecare domeniu are un responsabil, care anunță când ceva nu mai merge',
      () => 'O dată pe an, parcurgeți împreună domeniile și vedeți ce s-a schimbat între timp',
    ],
    openArea: [
      (area) => `Dacă răspundeți și la ce a rămas deschis în domeniul ${area}, rezultatul va fi mai complet`,
      (area) => `Vă putem spune mai multe dacă nici în domeniul ${area} nu rămân întrebări fără răspuns`,
    ],
    bestAnswers: [
      (full, all, isMost) =>
        `La ${full.alone} din cele ${all.before} întrebări cu punctaj ați obținut deja punctajul maxim. ${isMost ? 'Felicitări!' : 'De aici puteți merge mai departe'}`,
      (full, all, isMost) =>
        `Aveți deja toate punctele la ${full.alone} din cele ${all.before} întrebări cu punctaj. ${isMost ? 'Este un rezultat frumos!' : 'Este o bază bună pentru ce urmează'}`,
    ],
    fullAreas: [
      (list, isMany) =>
        `În ${isMany ? 'domeniile' : 'domeniul'} ${list} aveți deja toate punctele. Așa arată ce poate clinica dumneavoastră`,
      (list, isMany) =>
        `Ați obținut deja toate punctele în ${isMany ? 'domeniile' : 'domeniul'} ${list}, un semn bun și pentru ce urmează`,
    ],
    congratulation: [
      () => 'Felicitări pentru punctajul maxim!',
      () => 'Felicitări pentru munca din spatele acestui rezultat!',
      () => 'Ați dat cel mai bun răspuns posibil la fiecare întrebare, felicitări!',
    ],
    thanks: [
      () =>
        'Vă mulțumim că v-ați făcut timp pentru aceste întrebări. Acum puteți stabili împreună cu echipa pașii următori',
      () => 'Vă mulțumim că ați răspuns deschis. Acum se vede mai bine cu ce merită să începeți',
      () => 'Acum știți unde vă aflați, iar de aici începe orice îmbunătățire',
    ],
    ...answers,
  },
};
