import type { TrueText } from './corpus.types.js';

/** Romanian texts without fault: stored numbers in many forms, quotations, everyday words that look like faults. */
export const romanianTrue: readonly TrueText[] = [
  ['summary', 'În total ați obținut 63 din 120 de puncte, adică 52,5 la sută. Este o bază bună.'],
  ['summary', '52,5% este punctul de plecare, iar pașii următori se văd deja clar.'],
  ['summary', 'Din cele 120 de puncte posibile ați obținut 63, deci loc de creștere mai există.'],
  ['summary', 'Cu un rezultat de 52,5 procente, clinica dumneavoastră are pe ce construi.'],
  ['summary', 'Domeniul cel mai puternic este „Prezență online și programări” (35 din 40 de puncte, 87,5%).'],
  ['summary', 'Prezență online și programări a ajuns la 87,5%, iar Protecția datelor la 61,1%.'],
  [
    'summary',
    'Cele mai bune rezultate sunt în domeniile „Prezență online și programări” și „Protecția datelor” (87,5% și 61,1%).',
  ],
  [
    'summary',
    'Cel mai slab rezultat este în domeniul Automatizare și IA (0%), așa că acolo și un pas mic ajută.',
  ],
  ['summary', 'Aveți deja mai mult de jumătate din puncte. Începeți cu instruirea angajaților.'],
  ['summary', 'Rezultatul general este de cincizeci și doi virgulă cinci la sută, ceea ce este încurajator.'],
  ['summary', 'Două lucruri merită făcute mai întâi: instruirea echipei și un răspuns mai rapid la mesaje.'],
  [
    'summary',
    'Vă propunem trei pași simpli, pe care îi puteți face în mai puțin de o jumătate de oră fiecare.',
  ],
  ['summary', 'Clinica dr. Popescu are o bază bună, de ex. programările se fac ușor. Continuați așa!'],
  [
    'summary',
    'Ca prim pas, vă recomandăm: Răspundeți la orice mesaj scris în cel mult 24 de ore și numiți un responsabil.',
  ],
  ['summary', 'Transmiterea rezultatelor către alte clinici devine mai sigură printr-un canal protejat.'],
  [
    'summary',
    'Țineți la zi pagina de Facebook și profilul Google, pentru că pacienții se uită mai întâi acolo.',
  ],
  ['summary', 'Prezența pe rețelele de social media aduce pacienți noi, dacă răspundeți repede la mesaje.'],
  ['summary', 'Linia Clinicii 24 și MediDictare pot prelua o parte din munca de rutină.'],
  ['summary', 'Rezultatul general este de 52,5%, iar paşii următori sunt clari şi uşor de făcut.'],
  [
    'sections.1',
    'Ați obținut 35 din 40 de puncte (87,5%), un rezultat excelent. Lipsesc doar prețurile de pe site.',
  ],
  [
    'sections.1',
    'Întrebarea „Pot pacienții să își facă programări online, fără telefon?” a adus 20 de puncte.',
  ],
  [
    'sections.1',
    'Cele 35 de puncte arată că site-ul este util: pacienții îl citesc de pe telefon și se programează singuri.',
  ],
  [
    'sections.2',
    'Aici aveți 22/36 de puncte, adică 61,1%. Copiile de siguranță se fac regulat, instruirea lipsește încă.',
  ],
  [
    'sections.2',
    'Rezultatul domeniului este de 61,1 %. Soluția „Autentificare în doi pași” ar închide cel mai important gol.',
  ],
  [
    'sections.2',
    'Activați autentificarea în doi pași pentru toți angajații, așa cum cere articolul 32 din GDPR.',
  ],
  [
    'sections.2',
    'Peste jumătate din puncte sunt deja obținute, iar restul depinde de câteva obiceiuri simple.',
  ],
  [
    'sections.3',
    'Ați obținut 6 din 24 de puncte, adică un sfert. Mesajele de reamintire funcționează deja bine.',
  ],
  [
    'sections.3',
    'Nu ați primit puncte la întrebarea „Poate fi contactată clinica prin telefon sau mesaj 24/7?”',
  ],
  ['sections.3', 'Douăzeci și cinci la sută nu este mult, dar reamintirile automate sunt un început bun.'],
  ['sections.3', 'Linia Clinicii 24 poate prelua apelurile atunci când recepția este ocupată.'],
  [
    'sections.4',
    'Acest domeniu nu a adus încă puncte (0 din 20). Merită să încercați MediDictare pentru rapoarte.',
  ],
  ['strengths.1', 'Programări online fără telefon'],
  ['strengths.1', 'Site ușor de citit pe mobil'],
  ['strengths.1', 'Punctaj maxim: „Se citește ușor site-ul pe telefonul mobil?”'],
  ['strengths.2', 'Copii de siguranță făcute regulat'],
  ['strengths.3', 'SMS-uri automate de reamintire'],
  [
    'motivationalMessage',
    'Felicitări pentru munca de până acum! Înaintați pas cu pas, iar schimbarea se va simți repede.',
  ],
  ['motivationalMessage', 'Aveți pe ce construi – alegeți acum o singură îmbunătățire și începeți cu ea.'],
  ['motivationalMessage', 'Fiecare pas contează, iar pacienții și colegii vor observa în curând diferența.'],
  ['summary', 'Clinica dumneavoastră a ajuns la 53%, iar pașii următori sunt clari.'],
  ['summary', 'Mai aveți de câștigat 57 de puncte, cele mai multe cu efort mic.'],
  ['summary', 'Până la maturitatea deplină mai lipsesc 47,5 procente.'],
  ['summary', 'De peste douăzeci de ani aveți grijă de familii, iar acest lucru se vede.'],
  ['summary', 'Faceți din 2027 anul în care clinica devine complet digitală.'],
  ['sections.3', 'Răspundeți la telefon între orele 8 și 20, ca pacienții să vă găsească.'],
  ['summary', 'Chestionarul a cuprins patru domenii, iar în trei dintre ele aveți deja puncte.'],
  ['summary', 'Toate cele patru domenii mai au de oferit ceva, iar 57 de puncte vă așteaptă încă.'],
  [
    'summary',
    'Între Prezență online și programări și Protecția datelor este o diferență de 26,4 puncte procentuale.',
  ],
  ['summary', 'Aproximativ 50% din puncte sunt deja ale dumneavoastră, iar restul se poate câștiga treptat.'],
  [
    'summary',
    'Sistemului de programări online i se datorează mare parte din cele 87,5% ale prezenței online.',
  ],
  ['sections.1', '„Se citește ușor site-ul pe telefonul mobil?” (15 puncte) a adus tot ce putea aduce.'],
  [
    'sections.1',
    'La două dintre cele trei întrebări ați dat cel mai bun răspuns, deci lipsesc doar 5 puncte.',
  ],
  [
    'sections.2',
    'Douăzeci și două din treizeci și șase de puncte sunt obținute, iar paisprezece lipsesc încă.',
  ],
  ['sections.2', 'În 30 de zile toată echipa poate fi instruită, așa că începeți săptămâna aceasta.'],
  ['sections.3', 'Nu vă opriți la jumătate: mesajele lăsați-le fără răspuns cât mai rar.'],
  ['sections.3', 'Optsprezece puncte lipsesc aici, toate pentru că nu sunteți ușor de găsit.'],
  ['motivationalMessage', 'Începeți cu un singur lucru mic și povestiți-le colegilor despre el.'],
];
