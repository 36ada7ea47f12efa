import { type AreaWords, superlative } from './area-words.js';

/** What may stand behind a superlative that is said of an area or a result. */
const RESULTS =
  '(?:terulet|szakasz|temakor|eredmeny|szazalek|pontszam|teljesitmeny|helyez|lancszem|lap|lett|pontjuk|oldal|all|teljesit|szerepel|mukod|halad|csinal|sikerul|megy)\\p{L}*|az?|es|itt|van(?:nak)?|volt(?:ak)?|onoknel|kozul|amit|mind';

export const hu: AreaWords = {
  claims: {
    best: superlative(
      '(?<!masodik\\s)leg(?:erosebb|jobb|magasabb|fejlettebb|elorebb|szebb|erettebb|szilardabb|kiemelkedobb|sikeresebb|kivalobb|meggyozobb)(?:ek|ak|[ae]?n|[ae]t|ik)?',
      RESULTS,
      'legelol|leginkabb\\s+(?:eloreha|fejlett|kiemelk|eros)\\p{L}*|legmesszebb\\p{L}*|legtobb(?:et)?\\s+pont\\p{L}*(?!.*(?:vesz[it]|hiany|marad|nyit|szerezhet))|(?:hozta|adta)\\s+a\\s+legtobbet|legnagyobb\\s+(?:erosseg|erteke|siker)\\p{L}*|elso\\s+(?:hely\\p{L}*|szamu)|(?:az\\s+|a\\s+\\p{L}+\\s+)?elen(?!\\p{L}|\\s+kerul)|vezeti?\\s+a\\s+(?:sort|rangsort|listat|mezonyt)|listavezeto|(?:lista|rangsor|sor)\\s+elejen|elso\\s+a\\s+sor\\p{L}*|leginkabb\\s+rendben|legnagyobb\\s+hanyad\\p{L}*|aranyerm\\p{L}*|huzoagazat|nyerte\\s+a\\s+verseny\\p{L}*|viszi\\s+a\\s+primet|buszkeseg\\p{L}*|dobogo\\s+tetej\\p{L}*|(?:emelkedik|tunik)\\s+ki\\s+leg\\p{L}*|kimagaslik\\s+a\\s+tobbi\\p{L}*',
    ),
    worst: superlative(
      'leg(?:gyengebb|rosszabb|alacsonyabb|fejletlenebb|hatrebb|elmaradottabb|gyatrabb|silanyabb|kiabranditobb)(?:ek|ak|[ae]?n|[ae]t|ul|ik)?|legkevesbe\\s+\\p{L}+',
      RESULTS,
      'legkevesebb(?:et)?(?:\\s+pont\\p{L}*)?|leghatul|legalj\\p{L}*|(?:lista|rangsor|sor)\\s+(?:vegen|aljan)|alulrol\\s+az\\s+elso|lett\\s+az\\s+utolso|legnagyobb\\s+(?:pont)?veszteseg\\p{L}*|legnagyobb\\s+(?:gyengeseg|lemaradas|hianyossag|elmaradas|hiany)\\p{L}*|leg(?:inkabb|jobban)\\s+(?:van\\s+)?(?:lemarad|elmarad)\\p{L}*|utolso\\s+(?:hely\\p{L}*|a\\s+(?:sor|lista)\\p{L}*)|sereghajto\\p{L}*|a\\s+sort\\s+zar\\p{L}*|legtobb\\s+(?:a\\s+)?(?:tennivalo|teendo|potolnivalo|hianyzo|lemaradas|elveszt|javitanivalo)\\p{L}*|legtobb\\s+pont.*(?:vesz[it]|hiany|marad)\\p{L}*|(?:vesz[it]|hiany|marad)\\p{L}*\\s+(?:el\\s+)?(?:a\\s+)?legtobb',
    ),
    full: /(?<!\p{L})(?:kesz|teljes)(?=\s*(?:$|[,.;!]))|(?:nincs|sincs)\s+(?:mar\s+)?szukseg\s+(?:mar\s+)?(?:tovabbi|tobb|mas)|elert\p{L}*\s+a\s+maximumot|a\s+maximumot\s+(?:elert|hozt|kapt)|(?:nincs|sincs)\s+tobb\s+(?:\p{L}+\s+)?pont|mindent\s+meg(?:tett|valosit)|teljes\s+egeszeben|nem\s+talal\p{L}*\s+(?:hianyossag|hibat)|nem\s+szorul\s+semmi\p{L}*|elert\p{L}*\s+a\s+plafont|szazszazalekos|kifogastalan|(?:egyetlen|egy)\s+pontot\s+sem\s+ves[zt]|(?:nincs|sincs|nem\s+maradt|nem\s+akad|mar\s+nincs)\s+(?:mar\s+)?(?:tobb\s+|semmi(?:lyen|fele)?\s+|egyetlen\s+)?(?:teendo|tennivalo|javitanivalo|potolnivalo|hianyzo|hianyossag|hiany(?!\p{L})|mit\s+(?:tenni|javitani|potolni|nyerni|szerezni)|hianyossag|hatra(?!l)|fejlesztenivalo|feladat)|(?:teendo|tennivalo|javitanivalo|potolnivalo|hiany|hianyossag|feladat)\p{L}*\s+(?:mar\s+)?(?:itt\s+)?(?:nincs|nem\s+maradt)|semmi\s+sem\s+hianyzik|semmi\s+nem\s+hianyzik|nem\s+hianyzik\s+(?:semmi|egyetlen|egy\s+pont)|minden\s+(?:egyes\s+|elerheto\s+|lehetseges\s+)?pont|(?:az\s+)?osszes\s+(?:elerheto\s+|lehetseges\s+)?pont|maximalis\s+(?:pont|eredmeny)|teljes\s+pontszam|hianytalan|hibatlan|tokeletes|maradektalan|teljesen\s+(?:rendben|kesz|megoldott|kiepitett)|mar\s+kesz\s+van|minden\s+(?:a\s+helyen|rendben|megvan|adott|kesz|megoldott)|nem\s+lehetne\s+jobb|nem\s+is\s+lehetne\s+jobb/u,
    none: /#\s+teljesen\s+hianyzik|(?:egyetlen|egy)\s+pont(?:ot)?\s+sem(?!\s+ves[zt])|nem\s+(?:kapt|szerez|gyujt|hoz|ert)\p{L}*\s+(?:el\s+)?(?:pontot|\p{L}*\s*semmit)|nulla\s+pont|semmilyen\s+pont|(?:minden|az\s+osszes)\s+pont(?:ot)?\s+(?:elveszt|elmarad|hiany)|semmi\s+sincs\s+(?:meg|kiepitve)|ures\s+kezzel/u,
    gaps: /(?:van|akad|maradt)\s+(?:meg\s+)?(?:bov[eo]n\s+|tobb\s+|nehany\s+)?(?:teendo|tennivalo|javitanivalo|potolnivalo|hianyzo|hianyossag)|meg\s+hianyz|pontok?\s+(?:hianyz|maradt\s+el)|ves[zt]\p{L}*\s+pont|pont(?:ot|okat)\s+ves[zt]|maradtak\s+(?:el\s+)?pont/u,
    strong:
      /kivalo|kitun|kiemelked|remek|nagyszeru|pelda(?:s|ertek)|kivetelesen|tartooszlop|buszk|elsorangu|kimagaslo|nagyon\s+(?:jo|eros|fejlett|magas)|(?<!leg)(?<!\p{L})eros(?:sege?\p{L}*|ek|en|nek|ebb)?(?!\p{L})|szilard|elorehaladott|magas\s+szint|(?:jol|kivaloan|remekul|nagyszeruen)\s+(?:all|teljesit|mukod)|(?:all|teljesit)\p{L}*\s+(?:\p{L}+\s+)?jol(?!\p{L})|eredmeny\p{L}*\s+(?:mar\s+(?:most\s+)?)?jo(?!\p{L})|(?:szinte|csaknem)\s+minden\s+mukod|#\s+rendben\s+van(?!\p{L})|jo\s+(?:szint|allapot|kezek)/u,
    weak: /(?<!leg)gyeng(?!ebb)|fajo\s+pont|a\s+kezdet\p{L}*\s+(?:tart|all)|(?:szinte|meg)\s+(?:\p{L}+\s+)?(?:semmi|alig)|elmaradott|(?<!leg)(?<!\p{L})rossz(?!abb)|gyerekcipo|kezdeti|kezdetleges|(?<!leg)alacsony(?!abb)|elhanyagol|(?:alig|eppen\s+csak)\s+(?:kezd|van|indul|epul)|az\s+ut\s+elej|fejletlen|komoly\s+(?:lemarad|hiany)|nagy\s+(?:lemarad|hiany)|problemas|siralmas|gondot\s+okoz/u,
    above:
      /(?:az?\s+)?(?:atlag|osszesitett\s+eredmeny|teljes\s+eredmeny|osszeredmeny|osszesites)\p{L}*\s+(?:felett|fole|folott|felul)|atlagon\s+felul|(?:meghalad|felulmul|tullep)\p{L}*\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag|osszesitett|osszeredmeny|egesz)|atlag\p{L}*t\s+.*halad\p{L}*\s+meg|atlag\p{L}*\s+kepest.*(?:jol|eros)|(?:jobb|erosebb|magasabb)\s+mint\s+(?:az?\s+)?(?:\p{L}+\s+)?(?:atlag|osszesitett|teljes)|(?:jobb|erosebb|magasabb)(?:ak|ek|an|en)?\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag\p{L}*n[ae]l|osszesitett|(?:ossz|teljes\s+)eredmeny\p{L}*n[ae]l)|(?:felfele\s+huz|huz\p{L}*\s+felfele|emeli\s+(?:az?\s+)?(?:\p{L}+\s+)?(?:atlag|eredmeny|osszesitett))/u,
    below:
      /(?:az?\s+)?(?:atlag|osszesitett\s+eredmeny|teljes\s+eredmeny|osszeredmeny|osszesites)\p{L}*\s+alatt|atlagon\s+aluli|elmarad\p{L}*\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag|osszesitett|osszeredmeny)|(?:gyengebb|rosszabb|alacsonyabb)(?:ek|ak|an|en)?\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag\p{L}*n[ae]l|osszesitett|(?:ossz|teljes\s+)eredmeny\p{L}*n[ae]l)|(?:gyengebb|rosszabb|alacsonyabb)\s+mint\s+(?:az?\s+)?(?:\p{L}+\s+)?(?:atlag|osszesitett|teljes)|atlag\p{L}*\s+kepest.*(?:gyeng|rossz)|(?:lefele\s+huz|huz\p{L}*\s+lefele|lehuzza|visszahuzza|rontja)/u,
  },
  better:
    /(?<!leg)(?:jobb(?:an|at)?(?!\s+oldal)|erosebb|magasabb|fejlettebb|elorebb|tobb\s+pont|elobbre|szilardabb)/u,
  worse: /(?<!leg)(?:rosszabb|gyengebb|alacsonyabb|fejletlenebb|hatrebb|kevesebb\s+pont|kevesbe|lejjebb)/u,
  than: /(?<!\p{L})mint\s+(?:(?:az?|a)\s+)?$/u,
  thanEnding: /n[ae]l$|h[oe]z$/u,
  ahead:
    /(?:megeloz\p{L}*|felulmul\p{L}*|lekoroz\p{L}*|maga\s+moge\s+utasit\p{L}*|meghalad\p{L}*|tulszarnyal\p{L}*|hozza\s+kepest)\s+(?:ezt(?:\s+a\s+teruletet)?:?\s+)?(?:az?\s+)?$/u,
  behind:
    /(?:elmarad\p{L}*|lemarad\p{L}*|koveti|mogott\s+(?:all|jar|van))\s+(?:(?:vele|tole|ettol|mogotte|ezt|attol,\s+ahol):?\s+)?(?:az?\s+)?$/u,
  aheadBehindName:
    /^\s*(?:(?:terulet\p{L}*)\s+)?(?:(?:elott|fole|felett|ele)(?!\p{L})|(?:lemarad|elmarad)\p{L}*\s+(?:mogott|tol)e)/u,
  behindBehindName: /^\s*(?:(?:terulet\p{L}*)\s+)?(?:mogott|alatt|moge|utan)(?!\p{L})/u,
  former: /(?<!\p{L})(?:az\s+elobbi|az\s+elso)(?!\p{L})/u,
  asGood: /(?:olyan|ilyen|ennyire|annyira)\s+(?:jol|jo|eros|messzire|magas|fejlett|elore|sok)/u,
  asBad: /(?:olyan|ilyen|ennyire|annyira)\s+(?:rossz|gyeng|keves|alacsony|hatul|lemarad)/u,
  others:
    /(?<!\p{L})(?:(?:minden|az\s+osszes|valamennyi|barmelyik)\s+(?:mas|tobbi|egyeb)(?!\p{L})|a\s+tobbi\p{L}*)/u,
  nothing:
    /(?<!\p{L})(?:semmi|sehol|(?:egyik|egyetlen)\s+(?:mas(?:ik)?\s+)?terulet|nincs\s+(?:olyan\s+)?(?:mas\s+)?terulet|nincs\s+meg\s+egy\s+(?:olyan|ilyen))/u,
  result:
    /terulet|szakasz|eredmeny|szazalek|lancszem|hely|pont|erosseg|gyengeseg|(?<!\p{L})(?:ott|itt|az)(?!\p{L})/u,
  unreal:
    /(?<!\p{L})(?:nem\s+volna|kellene|lenne|lesz(?:nek)?|legyen\p{L}*|egyszer(?!\s+sem)|idovel|\p{L}+(?:hat|het)(?:nak|nek)?(?=\s+(?:ki|meg|a|az|#|\p{L}+v[ae])))(?!\p{L})|ne\s+tekints/u,
  idioms: [
    [/hosszabb\s+ut\s+all(?=,\s+mint)/u, 'rosszabb'],
    [
      /(?<=jobb|erosebb|magasabb|gyengebb|rosszabb|alacsonyabb),(?=\s+mint\s+(?:az?\s+)?(?:\p{L}+\s+)?(?:atlag|osszesitett|teljes))/u,
      '',
    ],
    [
      /mogott\s+(?:minden|az\s+osszes|valamennyi)\s+(?:mas|tobbi)\s+terulet\p{L}*\s+(?:le|el)marad\p{L}*/u,
      'legjobb',
    ],
    [/(?:minden\s+(?:mas|egyeb)|a\s+tobbi\s+terulet)\s+(?:csak\s+)?mogotte\s+\p{L}+/u, 'legjobb'],
    [
      /nem\s+volt\s+olyan\s+terulet,\s+amely\s+(?:felulmul|megeloz|tulszarnyal)\p{L}*\s+volna\s+ezt/u,
      'legjobb',
    ],
    [/szinte\s+semmi\s+(?:sem|nem)\s+mukod\p{L}*/u, 'gyenge'],
    [/egyik\s+terulet\p{L}*\s+sem\s+szerez\p{L}*\s+pontot/u, 'minden terulet nulla pont'],
    [/nem\s+(?:tud\p{L}*\s+|birj?\p{L}*\s+)?(?:a\s+)?lepest\s+tart\p{L}*/u, 'elmarad'],
    [/nem\s+eri(?:k)?\s+el/u, 'elmarad'],
    [/nem\s+is\s+lehetne\s+jobb/u, 'tokeletes'],
    [
      /(?:minden|az\s+osszes|valamennyi|a\s+tobbi)\s+(?:(?:mas|tobbi|egyeb)\s+)?terulet\p{L}*\s+(?:megeloz|felulmul|tulszarnyal)\p{L}*/u,
      'legjobb',
    ],
    [
      /(?:megeloz|felulmul|tulszarnyal)\p{L}*\s+(?:minden|az\s+osszes|valamennyi|a\s+tobbi)\s+(?:(?:mas|tobbi|egyeb)\s+)?terulet\p{L}*/u,
      'legjobb',
    ],
    [
      /(?:minden|az\s+osszes|valamennyi|a\s+tobbi)\s+(?:(?:mas|tobbi|egyeb)\s+)?(?:terulet\p{L}*\s+)?(?:mogott|moge)(?!\p{L})/u,
      'leggyengebb',
    ],
  ],
  equal: /ugyanolyan|ugyanannyi|egyforma|egyenlo|azonos|fej\s+fej\s+mellett|egy\s+szinten|ugyanott/u,
  missing: /veszt|hiany|marad|teendo|tennivalo|potol|javitaniv|lemarad|nyerhet|szerezhet|gyengeseg/u,
  not: /(?<!\p{L})(?:nem|sem|ne|nincs|nincsen|soha|ha|aligha|amikor|amint|miutan)(?!\p{L})/u,
  clause: /[;:–—()]|,(?=\s)|\s(?:es|de|mig|viszont|azonban|ugyanakkor|pedig|ezert|ahol|amely\p{L}*)\s/gu,
  here: /(?<!\p{L})(?:ez\s+a\s+(?:terulet|szakasz|temakor)|ezen\s+a\s+(?:terulet|szakasz)\p{L}*|itt|ebben\s+a\s+(?:temakor|szakasz)\p{L}*)(?!\p{L})/u,
  areas: /terulet|szakasz|temakor/u,
  numbers: {
    egy: 1,
    ket: 2,
    ketto: 2,
    harom: 3,
    negy: 4,
    ot: 5,
    hat: 6,
    het: 7,
    nyolc: 8,
    kilenc: 9,
    tiz: 10,
  },
  every:
    /(?:minden(?:\s+egyes)?|az\s+osszes|mind\s+az?\s+\p{L}+|valamennyi|mindegyik)\s+(?:\p{L}+\s+)?terulet/u,
  any: /(?:egyik|egyetlen|semelyik)\s+terulet\p{L}*\s+(?:sincs|sem)/u,
  nothingLeft: /sincs|sem\s+(?:maradt|akad)/u,
  no: /(?:egyik|egyetlen)\s+terulet\p{L}*\s+sem|egy\s+terulet\p{L}*\s+sem|nincs\s+(?:olyan|egyetlen)\s+terulet/u,
  most: /(?:a\s+legtobb\s+terulet|a\s+teruletek\s+(?:tobbseg|nagy\s+resz|tobb\s+mint\s+fel))/u,
};
