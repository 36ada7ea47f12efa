import { huSection, mainly } from './hu-section.js';
import type { Phrases } from './phrases.js';

/** Hungarian: formal, addressed to the clinic as 'Önök'. No article or suffix touches a name, a quotation or a number. */
export const hu: Phrases = {
  marks: { open: '„', close: '”', innerOpen: '»', innerClose: '«' },
  and: 'és',
  decimalMark: ',',
  points: (score, max) => `${score}/${max} pont`,
  tipIfMissing: [
    (tip) => `Ha ez Önöknél még hiányzik, ezt javasoljuk: ${tip}`,
    (tip) => `Amennyiben ez még hátravan, ezzel érdemes foglalkozni: ${tip}`,
  ],
  empty: {
    summary:
      'Ebben a felmérésben jelenleg nincs pontozott kérdés, ezért összesített eredményt sem tudunk adni. Amint a kérdőív pontozott kérdésekkel bővül, az értékelés is elkészíthető.',
    motivation: 'Köszönjük, hogy időt szántak a kérdőívre.',
  },
  summary: {
    overall: {
      full: [
        (r) =>
          `A felmérésben minden elérhető pontot megszereztek (${r.points}, ${r.percent}). A pontozott kérdések alapján nem maradt pótolnivaló, és ez nagyon szép eredmény`,
        (r) =>
          `Összesített eredményük ${r.percent}, vagyis minden elérhető pont megvan (${r.points}). A pontozott kérdések mindegyikére a legjobb választ adták`,
      ],
      strong: [
        (r) =>
          `A felmérésben az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}). Ez erős eredmény: a digitális működés alapjai a helyükön vannak, a további javulást már célzott lépések hozhatják`,
        (r) =>
          `Összesített eredményük ${r.percent}: az elérhető ${r.max} pontból ${r.score} pontot szereztek meg. Digitális érettségük magas szintű, és jól látható, hol van még tartalék`,
        (r) =>
          `A felmérés összesített eredménye ${r.percent} (${r.points}). Magas szintről indulnak, így most már a részletek finomítása a feladat`,
      ],
      good: [
        (r) =>
          `A felmérésben az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}). Ez jó alap: ami már pontot hoz, arra biztonsággal építhetnek, és maradt még érdemi tartalék is`,
        (r) =>
          `Összesített eredményük ${r.percent}: az elérhető ${r.max} pontból ${r.score} pontot szereztek meg. A digitális fejlődésben jó úton járnak, és néhány célzott lépés látható javulást hozhat`,
        (r) =>
          `A felmérés összesített eredménye ${r.percent} (${r.points}). A kiindulópont biztató, a következő előrelépést pedig a még hiányzó elemek pótlása hozhatja`,
      ],
      partial: [
        (r) =>
          `A felmérésben az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}). Van mire építeni, de a lehetőségek nagyobb része még kihasználatlan`,
        (r) =>
          `Összesített eredményük ${r.percent}: az elérhető ${r.max} pontból ${r.score} pontot szereztek meg. A digitális fejlődés elindult, a tennivalók nagyobb része azonban még hátravan`,
        (r) =>
          `A felmérés összesített eredménye ${r.percent} (${r.points}). Az első lépéseken túl vannak; most az a fontos, hogy a legnagyobb hatású fejlesztések kerüljenek előre`,
      ],
      early: [
        (r) =>
          `A felmérésben az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}). A digitális fejlesztés az út elején tart, ezért az első, jól megválasztott lépések különösen sokat számítanak`,
        (r) =>
          `Összesített eredményük ${r.percent}: az elérhető ${r.max} pontból ${r.score} pontot szereztek meg. Ez egyelőre alacsony szint, viszont pontosan megmutatja, hol érdemes elkezdeni`,
      ],
      zero: [
        (r) =>
          `A pontozott kérdések közül egyelőre egyik sem hozott pontot (${r.points}, ${r.percent}). Ebben a helyzetben az a legfontosabb, hogy jól válasszák meg az első lépést`,
        (r) =>
          `Összesített eredményük ${r.percent} (${r.points}). A pontozott kérdések egyike sem hozott pontot: ez világos kiindulópont, amelyhez képest minden megtett lépés előrelépés lesz`,
      ],
      unanswered: [
        (r) =>
          `A pontozott kérdésekre nem érkezett válasz, ezért az összesített eredmény ${r.points} (${r.percent}). Ez nem az Önök munkájáról szól: válaszok nélkül a felmérés nem tudja megmutatni, hol tartanak`,
      ],
    },
    strongest: [
      (s, percent) =>
        s.isMany || s.isOpen
          ? `A legjobb eredmény ${mainly(s.isOpen)}itt született: ${s.list} (mindenhol ${percent})`
          : `A legjobb eredmény ezen a területen született: ${s.list} (${s.result})`,
      (s, percent) =>
        s.isMany || s.isOpen
          ? `Legerősebb területeik${s.isOpen ? ' közé tartozik' : ''}: ${s.list} (mindenhol ${percent})`
          : `Legerősebb területük: ${s.list} (${s.result})`,
    ],
    mostToGain: [
      (s) =>
        s.isMany || s.isOpen
          ? `A legtöbb még megszerezhető pont ${mainly(s.isOpen)}itt maradt: ${s.list}`
          : `A legtöbb még megszerezhető pont ezen a területen maradt: ${s.list} (${s.result})`,
      (s) =>
        s.isMany || s.isOpen
          ? `A legnagyobb tartalék ${mainly(s.isOpen)}itt rejlik: ${s.list}`
          : `A legnagyobb tartalék ezen a területen rejlik: ${s.list} (${s.result})`,
    ],
    strongestAndMostToGain: [
      (s) =>
        `A legjobb eredmény ezen a területen született: ${s.list} (${s.result}), ugyanakkor a legtöbb még megszerezhető pont is itt maradt`,
    ],
    even: [
      (percent) => `Az eredmény minden területen azonos: ${percent}`,
      (percent) => `A területek kiegyenlített képet mutatnak: mindegyiken ${percent} az eredmény`,
    ],
    firstTip: [
      (tip) => `Első lépésként ezt javasoljuk: ${tip}`,
      (tip) => `Ezzel érdemes kezdeni: ${tip}`,
      (tip) => `Elsőként ezt ajánljuk: ${tip}`,
    ],
    secondTip: [(tip) => `Ezután következhet: ${tip}`, (tip) => `A következő lépés ez lehet: ${tip}`],
    firstQuestion: [
      (quotation) => `Elsőként ezzel a kérdéssel érdemes foglalkozni: ${quotation}`,
      (quotation) => `Kezdésnek ezt a kérdést javasoljuk átgondolni: ${quotation}`,
    ],
    close: {
      one: [
        () => 'A részletes értékelést a terület saját oldalán találják',
        () => 'A terület oldalán bemutatjuk, mi hozott pontot, és hol érdemes továbblépni',
      ],
      many: [
        () => 'A részletes értékelést az egyes területek oldalain találják',
        () => 'Az egyes területek oldalain bemutatjuk, mi hozott pontot, és hol érdemes továbblépni',
      ],
      full: [
        () =>
          'A következő időszak feladata a szint megőrzése: érdemes rendszeresen átnézni, hogy a kialakított megoldások továbbra is jól szolgálják-e a pácienseket és a munkatársakat',
        () =>
          'Érdemes a jól bevált gyakorlatot leírni és időről időre felülvizsgálni, hogy új munkatársak érkezésekor és a technika változásával is megmaradjon ez a szint',
      ],
    },
  },
  motivation: {
    full: [
      () =>
        'Gratulálunk, minden elérhető pontot megszereztek! Ezt a szintet folyamatos odafigyeléssel hosszú távon is meg lehet tartani.',
      () =>
        'Gratulálunk a hibátlan eredményhez! Legyenek rá büszkék, és őrizzék meg azt a gondosságot, amely idáig vezetett.',
    ],
    strong: [
      () =>
        'Gratulálunk az erős eredményhez! Amit eddig felépítettek, arra bátran támaszkodhatnak, és célzott fejlesztésekkel még tovább léphetnek.',
      () =>
        'Szép eredmény, látszik benne a befektetett munka. Ami még hiányzik, az már elérhető közelségben van.',
      () =>
        'Erős alapokról indulnak, és ez a legjobb helyzet a továbblépéshez. Válasszák ki a leghasznosabb következő lépést, és haladjanak tovább ugyanilyen következetesen.',
    ],
    good: [
      () =>
        'Jó úton járnak: az alapok megvannak, a következő lépések pedig jól láthatók. Minden megvalósított fejlesztés könnyebbé teheti a mindennapi munkát.',
      () =>
        'Biztató eredmény, amelyre érdemes tovább építeni. Haladjanak a legfontosabb teendőktől a kisebbek felé, és a javulás hamar láthatóvá válhat.',
      () =>
        'Amit eddig kialakítottak, az értékes kiindulópont. A következő szint elérhető: elég a leghasznosabb lépéssel kezdeni.',
    ],
    partial: [
      () =>
        'A fejlődés elindult, és minden további lépés számít. Haladjanak apránként: így a változás kezelhető marad, és hamar érezhető lesz a haszna.',
      () =>
        'Van mire építeniük, és most már az is látszik, merre érdemes továbbindulni. Nem kell mindent egyszerre megoldani: a következetes haladás a lényeg.',
    ],
    early: [
      () =>
        'Minden fejlődés az első lépéssel kezdődik, és az iránya most már látható. Nem kell mindent egyszerre megoldani: már egy jól megválasztott fejlesztés is érezhető könnyebbséget hozhat.',
      () =>
        'Az út eleje a legjobb idő a jó döntésekre. Kezdjék egy egyszerűen megvalósítható fejlesztéssel, a többi pedig erre épülhet.',
    ],
    zero: [
      () =>
        'Köszönjük az őszinte válaszokat: így látszik, honnan indulnak. Kezdjék egy egyszerűen megvalósítható fejlesztéssel, és minden további lépés erre épülhet.',
      () =>
        'Bárhonnan el lehet indulni, és az első lépés hozza a leglátványosabb változást. Válasszanak olyan fejlesztést, amely most reálisan megvalósítható, és kezdjék azzal.',
    ],
    unanswered: [
      () =>
        'Köszönjük az érdeklődésüket. Ha a kérdésekre válasz is érkezik, pontosabb képet és személyre szabottabb javaslatokat tudunk adni.',
    ],
  },
  section: huSection,
  strength: [
    (quotation) => `Teljes pontszám: ${quotation}`,
    (quotation) => `Itt minden pontot megkaptak: ${quotation}`,
    (quotation) => `Maximális eredmény: ${quotation}`,
  ],
};
