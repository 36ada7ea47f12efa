import type { Phrases } from './phrases.js';

/** 'Among others', where more could be listed than is. */
export const mainly = (isOpen: boolean) => (isOpen ? 'többek között ' : '');

/** Hungarian phrases of a section's text. */
export const huSection: Phrases['section'] = {
  opening: {
    full: [
      (r) => `Ezen a területen minden elérhető pontot megszereztek (${r.points}, ${r.percent})`,
      (r) => `Hibátlan eredmény: ezen a területen minden elérhető pont megvan (${r.points}, ${r.percent})`,
    ],
    strong: [
      (r) =>
        `Ezen a területen az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}), ami erős eredmény`,
      (r) =>
        `A terület eredménye ${r.percent} (${r.points}): az alapok szilárdak, a hiányzó pontok pedig jól azonosíthatók`,
      (r) =>
        `Az itt elért eredmény ${r.points} (${r.percent}): a terület jól kiépített, és már csak a hiányzó elemek pótlása maradt hátra`,
    ],
    good: [
      (r) =>
        `Ezen a területen az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}). Ez jó alap, amelyre érdemes tovább építeni`,
      (r) => `A terület eredménye ${r.percent} (${r.points}): jó úton járnak, de maradt még érdemi tartalék`,
      (r) =>
        `Az itt elért eredmény ${r.points} (${r.percent}): az alapok megvannak, a folytatás iránya pedig jól látható`,
    ],
    partial: [
      (r) =>
        `Ezen a területen az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}). Van mire építeni, de a lehetőségek nagyobb része még kihasználatlan`,
      (r) =>
        `A terület eredménye ${r.percent} (${r.points}): az indulás megtörtént, a pontok nagyobb része azonban még hiányzik`,
      (r) =>
        `Az itt elért eredmény ${r.points} (${r.percent}). Az első elemek már a helyükön vannak, a legtöbb azonban még kiépítésre vár`,
    ],
    early: [
      (r) =>
        `Ezen a területen az elérhető ${r.max} pontból ${r.score} pontot értek el (${r.percent}), tehát a tennivalók nagyobb része még Önök előtt áll`,
      (r) => `A terület eredménye ${r.percent} (${r.points}): itt már kisebb lépésekkel is sokat javíthatnak`,
      (r) =>
        `Az itt elért eredmény ${r.points} (${r.percent}): a terület még az út elején tart, ezért érdemes egy könnyen megvalósítható lépéssel kezdeni`,
    ],
    zero: [
      (r) =>
        `Ez a terület egyelőre nem hozott pontot (${r.points}, ${r.percent}), így itt az első lépés a legfontosabb`,
      (r) =>
        `Ezen a területen egyelőre nem szereztek pontot (${r.points}, ${r.percent}), így innen minden lépés előrelépés`,
      (r) =>
        `Az itt elért eredmény egyelőre ${r.points} (${r.percent}), tehát ezt a területet az alapoktól érdemes felépíteni`,
    ],
    unanswered: [
      (r) =>
        `Ezen a területen a pontozott kérdésekre nem érkezett válasz, ezért az eredmény ${r.points} (${r.percent}). Ez nem jelenti azt, hogy bármi hiányzik Önöknél, csupán nincs róla adatunk`,
      (r) =>
        `Az itt szereplő pontozott kérdések válasz nélkül maradtak, így az eredmény ${r.points} (${r.percent}). Lehet, hogy Önöknél minden rendben van, de erről a felmérés nem tud képet adni`,
    ],
  },
  gained: [
    (q) =>
      `Teljes pontszámot ${q.isMany ? 'hoztak' : 'hozott'} ${mainly(q.isOpen)}${q.isMany ? 'ezek a kérdések' : 'ez a kérdés'}: ${q.list}`,
    (q) => `${q.isOpen ? 'Többek között itt' : 'Itt'} már minden pontot megszereztek: ${q.list}`,
    (q) =>
      `A legjobb választ adták ${mainly(q.isOpen)}${q.isMany ? 'ezekre a kérdésekre' : 'erre a kérdésre'}: ${q.list}`,
  ],
  gainedUnnamed: [() => 'Van már olyan kérdés, amelyre teljes pontszámot kaptak'],
  wrong: [
    (q) => `${q.isOpen ? 'Többek között itt' : 'Itt'} maradt még megszerezhető pont: ${q.list}`,
    (q) =>
      `${q.isMany ? 'Ezek a kérdések' : 'Ez a kérdés'} ${q.isOpen ? 'is pont nélkül' : 'most pont nélkül'} ${q.isMany ? 'maradtak' : 'maradt'}: ${q.list}`,
  ],
  unanswered: [
    (q) =>
      `Válasz nélkül ${q.isMany ? 'maradtak' : 'maradt'} ${mainly(q.isOpen)}${q.isMany ? 'ezek a kérdések' : 'ez a kérdés'}, ezért pontot sem ${q.isMany ? 'hozhattak' : 'hozhatott'}: ${q.list}`,
  ],
  allUnanswered: [
    (q) =>
      `${q.isMany ? 'Ezek a kérdések' : 'Ez a kérdés'} ${q.isOpen ? 'is választ' : 'választ'} ${q.isMany ? 'várnak' : 'vár'}: ${q.list}`,
  ],
  missedUnnamed: [() => 'Maradt még olyan kérdés, amely nem hozott pontot'],
  tip: [
    (tip) => `Javasolt következő lépés: ${tip}`,
    (tip) => `A továbblépéshez ezt javasoljuk: ${tip}`,
    (tip) => `Ezen a területen ezzel érdemes folytatni: ${tip}`,
  ],
  firstQuestion: [
    (isMany) =>
      isMany
        ? 'A továbblépésnél érdemes azzal kezdeni, ami a legtöbb pontot éri, és a legkevesebb előkészületet igényli'
        : 'A továbblépéshez érdemes átgondolni, mi kellene ahhoz, hogy erre a kérdésre is teljes pontszám jöhessen',
    (isMany) =>
      isMany
        ? 'Érdemes kiválasztani közülük azt, amelyik a leghamarabb megvalósítható, és azzal kezdeni'
        : 'Érdemes megnézni, milyen lépés hozná közelebb a hiányzó pontokat, és azt előre venni',
  ],
  product: [
    (quotation) => `Kapcsolódó megoldás: ${quotation}`,
    (quotation) => `Ehhez kapcsolódó megoldás: ${quotation}`,
  ],
  keep: [
    () =>
      'Itt most a szint megőrzése a feladat: érdemes időről időre ellenőrizni, hogy a megoldások továbbra is jól szolgálják-e a pácienseket és a munkatársakat',
    () =>
      'Pótolnivaló itt nem maradt. A jól bevált gyakorlatot érdemes leírni, hogy az új munkatársak is könnyen átvegyék',
    () =>
      'Ezen a területen a meglévő megoldások rendszeres karbantartása a fontos, hogy az eredmény hosszú távon is megmaradjon',
  ],
};
