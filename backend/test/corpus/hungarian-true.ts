import type { TrueText } from './corpus.types.js';

/** Hungarian texts without fault: stored numbers in many forms, quotations, everyday words that look like faults. */
export const hungarianTrue: readonly TrueText[] = [
  [
    'summary',
    'A felmérésben 80 pontból 41 pontot szereztek, ez 51,3 százalék. Jó alap, amelyre érdemes építeni.',
  ],
  ['summary', 'Az 51,3%-os eredmény azt mutatja, hogy az alapok megvannak, de maradt bőven tennivaló is.'],
  ['summary', '51,3%: ennyi az összesített eredményük. Innen célzott lépésekkel lehet továbbjutni.'],
  [
    'summary',
    'Összesen 41/80 pontot értek el. Legerősebb területük az Online jelenlét és időpontfoglalás (27/30 pont, 90%).',
  ],
  [
    'summary',
    'A 80-ból 41 megszerzett pont biztató, a legtöbb tennivaló pedig az „MI és automatizálás” területén maradt (0/14 pont, 0%).',
  ],
  [
    'summary',
    'Az Online jelenlét és időpontfoglalás terén 90%-ot, az Adatvédelem és adatbiztonság terén 45%-ot értek el.',
  ],
  [
    'summary',
    'A 90%-os Online jelenlét és időpontfoglalás mellett a 45%-os Adatvédelem és adatbiztonság szorul figyelemre.',
  ],
  [
    'summary',
    'Legjobb eredményük 90% (Online jelenlét és időpontfoglalás), a leggyengébb 0% (MI és automatizálás).',
  ],
  [
    'summary',
    'Az eredmény ötvenegy egész három tized százalék, ami reális kiindulópont a következő lépésekhez.',
  ],
  [
    'summary',
    'A pontok több mint felét megszerezték. A következő hónapokban a kapcsolattartással érdemes foglalkozni.',
  ],
  ['summary', 'Két dologgal érdemes kezdeni: a munkatársak képzésével és a kétlépcsős azonosítással.'],
  [
    'summary',
    'A továbblépéshez három egyszerű lépést javasolunk, amelyek kevés előkészülettel megvalósíthatók.',
  ],
  [
    'summary',
    'Dr. Kovács rendelője jó úton jár, pl. az időpontfoglalás már most gördülékeny. Érdemes így folytatni!',
  ],
  [
    'summary',
    'Javasoljuk, hogy válaszoljanak minden írásos megkeresésre 24 órán belül, és jelöljenek ki hozzá felelőst.',
  ],
  [
    'summary',
    'A telefonos terhelés csökkentésére a MediDiktáló Pro és az Ügyfélvonal 24 nyújthat segítséget.',
  ],
  [
    'summary',
    'Összesített eredményük 51,3%. A legerősebb területen, az Online jelenlét és időpontfoglalás terén 90%-ot értek el, a Kapcsolattartás viszont csak 31,3%.',
  ],
  [
    'summary',
    'A leletek biztonságos továbbítása más szolgáltatóknak is könnyebb, ha van hozzá védett csatorna.',
  ],
  [
    'summary',
    'A Google Cégprofil és a Facebook oldal naprakészen tartása kevés munkával sok új pácienst hozhat.',
  ],
  [
    'sections.1',
    'Az elérhető 30 pontból 27 pontot értek el (90%), ami kiváló eredmény. Egyedül az árak feltüntetése hiányzik.',
  ],
  [
    'sections.1',
    'A 27 pont a 30-ból erős eredmény. A Foglalhatnak a páciensek időpontot online, telefonhívás nélkül? kérdés 15 pontot hozott.',
  ],
  ['sections.1', 'Ez a legerősebb területük: 90 százalék. Ezt a szintet most már csak meg kell tartani.'],
  [
    'sections.1',
    'A honlap mobilon is jól használható, a foglalás pedig telefonálás nélkül is megy. Csak az árak feltüntetése maradt hátra.',
  ],
  [
    'sections.2',
    '9 pont a 20-ból: van mire építeni. A mentés rendszeres, a kétlépcsős azonosítás viszont még hiányzik.',
  ],
  ['sections.2', 'A terület eredménye 45,0%. A „Kétlépcsős belépés” megoldás segíthet a fiókok védelmében.'],
  [
    'sections.2',
    'Kapcsolják be a kétlépcsős azonosítást minden munkatársnál, ahogy a GDPR 32. cikke is elvárja.',
  ],
  ['sections.2', 'Nem tökéletes az eredmény (45%), de a mentések rendje szilárd alap a folytatáshoz.'],
  [
    'sections.2',
    'Az eredményük negyvenöt százalék. A mentés megvan; a munkatársak képzése lehet a következő lépés.',
  ],
  [
    'sections.3',
    'A terület 31,3%-ot ért el. Az „Elérhető a rendelő telefonon vagy üzenetben 24/7?” kérdés most pont nélkül maradt.',
  ],
  [
    'sections.3',
    'Az SMS-emlékeztető már működik, így kevesebb az elmaradt vizit. Érdemes a 24/7 elérhetőséget is átgondolni.',
  ],
  [
    'sections.3',
    'Az elért 5 pont az összesített 41 ponthoz is hozzájárult. A megkeresésekre adott gyors válasz sokat javíthat.',
  ],
  [
    'sections.3',
    'Az Ügyfélvonal 24-gyel a telefonos megkeresések akkor is célba érnek, amikor a recepció foglalt.',
  ],
  [
    'sections.4',
    'Itt egyelőre 0/14 pont az eredmény. A MediDiktáló Prót érdemes kipróbálni, mert tehermentesíti az orvost.',
  ],
  [
    'sections.4',
    'Egyelőre nincs olyan feladat, amelyet automatizmus végezne. Fél óra alatt ki lehet választani az elsőt.',
  ],
  ['strengths.1', 'Online időpontfoglalás a nap bármely szakában'],
  ['strengths.1', 'Mobilbarát honlap'],
  ['strengths.1', 'Teljes pontszám: „Mobiltelefonon is jól olvasható a honlapjuk?”'],
  ['strengths.2', 'Rendszeres biztonsági mentés'],
  ['strengths.3', 'Automatikus SMS-emlékeztetők a vizitek előtt'],
  ['strengths.3', 'Kevesebb elmaradt vizit az emlékeztetőknek köszönhetően'],
  [
    'motivationalMessage',
    'Gratulálunk az eddigi munkához! Lépésről lépésre haladva hamar látható lesz a javulás.',
  ],
  [
    'motivationalMessage',
    'Az első lépések megvannak. A következő félév a jó döntéseké lehet – és Önök képesek rá.',
  ],
  [
    'motivationalMessage',
    'Minden fejlesztés számít: a páciensek és a munkatársak is meg fogják érezni a különbséget.',
  ],
  ['summary', 'Az osszesitett eredmenyuk 51,3%, es ez jo alap ahhoz, hogy a kovetkezo lepeseket megtegyek.'],
  ['summary', 'Az Önök rendelője 51%-ot ért el, ami biztató kezdet.'],
  ['summary', 'Még 39 pontot szerezhetnek, ha minden javaslatot megvalósítanak.'],
  ['summary', 'A teljes érettségtől 48,7 százalék választja el Önöket.'],
  [
    'summary',
    'Már több mint húsz éve szolgálják a környék pácienseit, és ez a digitális működésen is látszik.',
  ],
  ['summary', '2024-ben érdemes nekilátni a fejlesztéseknek, hogy a rendelő ne maradjon le.'],
  ['sections.3', 'Vezessék be a hétvégi ügyeletet 8 és 20 óra között, hogy a páciensek elérjék Önöket.'],
  ['strengths.1', 'Online foglalás, napi 40 időponttal'],
  ['summary', 'Összesítésben a rendelő 51,3%-on áll, vagyis a pontok valamivel több mint fele megvan.'],
  ['summary', 'Négy területet néztünk meg, és ezek közül háromban már van megszerzett pont.'],
  [
    'summary',
    'Mind a négy területen akad még javítanivaló, de a legtöbb pont, szám szerint 14, az utolsóban maradt.',
  ],
  ['summary', 'A két legerősebb terület között 45 százalékpont a különbség.'],
  ['summary', 'A rendelő Online jelenléte 90%, míg az adatvédelem egyelőre csak 45%.'],
  ['sections.1', 'A „Mobiltelefonon is jól olvasható a honlapjuk?” (12 pont) teljes pontszámot hozott.'],
  ['sections.1', 'A három kérdésből kettőre a legjobb választ adták, így csak 3 pont hiányzik.'],
  ['sections.2', 'Tizenegy pont maradt a táskában, a húszból kilenc megvan.'],
  [
    'sections.2',
    'Közel a pontok fele megvan, a többihez harminc napon belül meg lehet tenni az első lépést.',
  ],
  ['sections.3', 'Az eredmény 31%-ról indulva évente egy-egy lépéssel javítható.'],
  ['sections.3', 'Egyetlen leletet se hagyjanak félbe, és a félkész válaszokat se hagyják a felénél.'],
  ['motivationalMessage', 'Az Önök csapata Magyarországon bárhol megállná a helyét, csak így tovább!'],
];
