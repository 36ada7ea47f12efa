import type { Language } from '../../../platform/http/languages.js';

/** What a sentence may say of areas; `gaps` and `none` are about points that are missing, `full` that none is. */
export type AreaClaim = 'best' | 'worst' | 'full' | 'none' | 'gaps' | 'strong' | 'weak' | 'above' | 'below';

/** Words of a language by what they say; all without accents. */
export interface AreaWords {
  claims: Record<AreaClaim, RegExp>;
  /** Comparatives and verbs that put the first of two areas before the second, or behind it. */
  better: RegExp;
  worse: RegExp;
  /** What stands right before the area that another one is compared with; Hungarian endings count as well. */
  than: RegExp;
  thanEnding: RegExp | null;
  /** Prepositions and verbs that compare by themselves: 'ahead of', 'behind'. */
  ahead: RegExp;
  behind: RegExp;
  aheadBehindName: RegExp | null;
  behindBehindName: RegExp | null;
  equal: RegExp;
  /** What is better is worse where it counts what is missing. */
  missing: RegExp;
  not: RegExp;
  clause: RegExp;
  here: RegExp;
  areas: RegExp;
  numbers: Record<string, number>;
  every: RegExp;
  no: RegExp;
  most: RegExp;
}

const en: AreaWords = {
  claims: {
    best: /\b(?:strongest|best(?!\s+(?:of\s+all|to|if|time|way|practice))|highest|greatest\s+strength|biggest\s+strength|main\s+strength|furthest\s+(?:along|ahead)|most\s+(?:advanced|developed|mature|solid|successful|convincing)|top\s+(?:spot|score|result|area|place|position|performer)|first\s+place|(?:leads?|leading|heads?)\s+(?:the\s+)?(?:field|way|list|table|ranking|all)|(?:ranks?|comes?|finish(?:es|ed)?|is\s+placed)\s+first|number\s+one|ahead\s+of\s+(?:all|every|everything|the\s+(?:others?|rest))|(?:better|stronger|higher|further)\s+than\s+(?:in\s+)?(?:any|all|every|anywhere)|tops\s+|most\s+(?:of\s+your\s+)?points\s+(?:come|came)|(?:nowhere|no\s+other\s+(?:area|section)|none)\b.*\b(?:as|so|better|stronger|higher|further)\b(?!.*\b(?:badly|poorly|little|few|weak|low))|second\s+to\s+none|unrivalled|unmatched|outshines)\b/u,
    worst:
      /\b(?:weakest|worst|lowest|poorest|least\s+(?:developed|advanced|mature|progress|convincing)|(?:comes?|ranks?|finish(?:es|ed)?|is|stands)\s+(?:in\s+)?last|last\s+place|(?:bottom|foot|tail\s+end)\s+of|bottom\s+(?:place|spot)|biggest\s+(?:weakness|gap|backlog|shortfall|deficit)|greatest\s+(?:weakness|gap|shortfall)|main\s+weakness|widest\s+gap|largest\s+(?:gap|share\s+(?:of\s+\w+\s+)?(?:lost|missing)|shortfall|deficit)|furthest\s+behind|most\s+(?:to\s+(?:gain|catch\s+up|improve)|room|work\s+(?:left|ahead)|points\s+(?:(?:were|are|got)\s+)?(?:lost|missing|left)|catching\s+up)|(?:lose|lost|losing)\s+the\s+most|fewest\s+points|weakest\s+link|(?:lags?|trails?|falls?)\s+(?:behind\s+)?(?:all|every|the\s+(?:others|rest|other))|behind\s+(?:all|every|the\s+(?:others|rest))|weaker\s+than\s+(?:in\s+)?(?:any|all|every)|lower\s+than\s+(?:in\s+)?(?:any|all|every)|(?:nowhere|no\s+other\s+(?:area|section))\b.*\b(?:badly|poorly|little|few|weak|weaker|low|lower|worse))\b/u,
    full: /\b(?:nothing\s+(?:is\s+|has\s+been\s+)?(?:left|missing|more\s+to|to\s+(?:do|improve|gain|fix|add|mend))|nothing\s+(?:else\s+)?(?:to\s+be\s+)?(?:done|improved)|no\s+(?:points?|gaps?|work|improvements?|shortcomings?|tasks?|open\s+\w+)\s+(?:(?:is|are|was|were|has\s+been|have\s+been)\s+)?(?:left|missing|lost|remain\w*|open|there)|no\s+(?:room\s+(?:for|to)\s+improve\w*|further\s+(?:steps?|work|improvements?)|gaps?|shortcomings?|more\s+to\s+do)|every\s+(?:single\s+)?(?:available\s+|possible\s+)?point|all\s+(?:of\s+)?(?:the\s+|its\s+)?(?:available\s+|possible\s+)?points|(?:full|top)\s+(?:marks|score|points)|maximum\s+(?:score|points|result)|(?:is|are|looks?|stands?|appears?)\s+(?:already\s+)?(?:complete|perfect|flawless|faultless|finished|done)|could\s+(?:not|hardly)\s+be\s+better|(?:fully|completely)\s+(?:covered|developed|in\s+place|sorted|done|solved)|leaves\s+nothing|without\s+(?:a\s+)?(?:single\s+)?(?:gap|fault|flaw)s?|everything\s+(?:is\s+|has\s+been\s+)?(?:already\s+)?(?:in\s+place|done|ready|covered|sorted)|nothing\s+further)\b/u,
    none: /\b(?:(?:no|zero)\s+points?\s+(?:at\s+all|yet|so\s+far|whatsoever)|not\s+(?:a|one)\s+(?:single\s+)?point|nothing\s+(?:at\s+all\s+)?(?:is\s+)?(?:in\s+place|has\s+been\s+(?:done|built)|exists)|(?:lost|missed|gave\s+away)\s+(?:all|every)|without\s+a\s+single\s+point|empty[-\s]handed)\b/u,
    gaps: /\b(?:there\s+(?:is|are)\s+(?:still|some|plenty)|still\s+(?:missing|lacking|lack|leaves|lose|lost|to\s+(?:gain|do))|room\s+(?:for|to)\s+(?:improve\w*|grow)|points\s+(?:are\s+|were\s+)?(?:left|missing|lost)|(?:has|have|shows?|left)\s+(?:\w+\s+)?gaps?)\b/u,
    strong:
      /\b(?:excellent|excels?|outstanding|superb|first[-\s]class|exemplary|impressive|brilliant|terrific|top[-\s]notch|strong|strength|well\s+(?:developed|advanced|established|organised|ahead)|(?:very|highly|really)\s+(?:good|high|advanced|developed)|(?:is|are|looks)\s+advanced|rock[-\s]solid|solid|at\s+a\s+high\s+level|in\s+(?:great|very\s+good|good|excellent)\s+(?:shape|hands|order))\b/u,
    weak: /\b(?:weak|weakness|poor|poorly|(?:in\s+its|still\s+in\s+its)\s+infancy|(?:very\s+)?low|at\s+the\s+(?:very\s+)?(?:beginning|start)|(?:hardly|barely|scarcely)\s+(?:begun|started|developed|anything)|underdeveloped|neglected|far\s+behind|problem\s+area|disappoint\w*|in\s+bad\s+shape|a\s+sore\s+(?:point|spot))\b/u,
    above:
      /\b(?:(?:above|over|higher\s+than|better\s+than|exceeds?|beats?|surpass(?:es)?|outperforms?)\s+(?:your|the|its|that)\s+(?:\w+\s+)?(?:average|mean|overall|total)|above[-\s]average|(?:pulls?|lifts?|raises?|pushes)\s+.*\b(?:up|average|overall|total|result))\b/u,
    below:
      /\b(?:(?:below|under|lower\s+than|worse\s+than|short\s+of|behind)\s+(?:your|the|its|that)\s+(?:\w+\s+)?(?:average|mean|overall|total)|below[-\s]average|(?:pulls?|drags?|brings?|holds?)\s+.*\b(?:down|back))\b/u,
  },
  better:
    /\b(?:better|stronger|higher|further|more\s+(?:advanced|developed|mature|points|solid|convincing)|ahead)\b/u,
  worse: /\b(?:worse|weaker|lower|poorer|less\s+(?:advanced|developed|mature|well|solid)|fewer\s+points)\b/u,
  than: /\b(?:than|compared\s+(?:with|to)|next\s+to|beside|against|unlike)\s+(?:(?:in|with|for|of|on|your|the|to|that|you|do|did|are|is|area|section)\s+)*$/u,
  thanEnding: null,
  ahead:
    /\b(?:ahead\s+of|above|outperform\w*|surpass\w*|outshine\w*|beats?|overtak\w*|outranks?|exceeds?|before|leads?|in\s+front\s+of|followed\s+by)\s+(?:(?:in|the|your|that|of|area|section)\s+)*$/u,
  behind:
    /\b(?:behind|below|trails?|follows|after|under|short\s+of)\s+(?:(?:in|the|your|that|of|area|section)\s+)*$/u,
  aheadBehindName: null,
  behindBehindName: null,
  equal:
    /\b(?:level\s+with|equal|on\s+a\s+par|the\s+same|exactly\s+as|just\s+as|neck\s+and\s+neck|no\s+difference)\b/u,
  missing:
    /\b(?:los[ts]|lose|losing|lost|missing|missed|to\s+gain|gap|gaps|lack\w*|to\s+do|work|behind|room|catch\w*|short\w*|weak\w*|open)\b/u,
  not: /\b(?:not|isn't|aren't|never|neither|nor|no\s+longer|hardly|cannot|can't|if|whether|unless)\b/u,
  clause: /[;:–—()]|,(?=\s)|\s(?:but|while|whereas|although|though|and|yet|so|because|which|where)\s/gu,
  here: /\b(?:this\s+(?:area|section|topic|field)|here)\b/u,
  areas: /\b(?:areas?|sections?|topics?|fields?)\b/u,
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  every:
    /\b(?:all|every|each)\s+(?:of\s+)?(?:the\s+|your\s+|other\s+|single\s+)*(?:\w+\s+)?(?:areas?|sections?)\b/u,
  no: /\b(?:none|no(?:ne)?\s+(?:of\s+(?:the|your)\s+)?(?:\w+\s+)?(?:areas?|sections?)|not\s+(?:a\s+single|one|any)\s+(?:of\s+the\s+)?(?:\w+\s+)?(?:areas?|sections?))\b/u,
  most: /\b(?:most|the\s+majority|more\s+than\s+half)\s+of\s+(?:the\s+|your\s+)?(?:\w+\s+)?areas\b|\bmost\s+areas\b/u,
};

const hu: AreaWords = {
  claims: {
    best: /legerosebb|legjobb|legmagasabb|legfejlettebb|legelorebb|legelol|leginkabb\s+eloreha|legtobb\s+pont(?:ot|juk|jat)?(?!.*(?:veszt|hiany|marad|elveszt))|legnagyobb\s+erosseg|legszilardabb|legkiemelkedobb|elso\s+helyen|az\s+elen\s+(?:all|jar)|(?<!\p{L})elen\s+(?:all|jar)|vezeti?\s+a\s+(?:sort|rangsort|listat|mezonyt)|listavezeto|eleket|minden(?:\s+mas|\s+tobbi|\s+egyeb)?\s+teruletet?\s+(?:megeloz|felulmul)|(?:az\s+osszes|minden)\s+(?:tobbi|mas)\s+terulet(?:et|nel)\s+(?:megeloz|felulmul|jobb|erosebb)|megelozi\s+(?:az\s+osszes|a\s+tobbi|mindegyik)|a\s+tobbi\s+(?:ele|elott)|(?:sehol|egyik\s+(?:masik\s+)?teruleten|egyetlen\s+(?:mas(?:ik)?\s+)?teruleten)\s+.*(?:ilyen|olyan|ennyire|jobb|erosebb|tobb)(?!.*(?:gyeng|rossz|keves|alacsony|lemarad))|dobogo\s+tetej|tunik\s+ki\s+leg|kimagaslik\s+a\s+tobbi/u,
    worst:
      /leggyengebb|legrosszabb|legalacsonyabb|legfejletlenebb|legkevesebb\s+pont|legnagyobb\s+(?:gyengeseg|lemaradas|hianyossag|elmaradas|hiany)|leghatrebb|leghatul|utolso\s+hely|(?<!\p{L})utolso(?!\p{L})|sereghajto|legtobb\s+(?:a\s+)?(?:tennivalo|teendo|potolnivalo|hianyzo|lemaradas|elveszt|javitanivalo)|legtobb\s+pont.*(?:veszt|hiany|marad)|(?:veszt|hiany|marad)\p{L}*\s+(?:el\s+)?(?:a\s+)?legtobb|a\s+tobbi\s+mogott|minden\s+(?:mas\s+)?terulettol\s+elmarad|elmarad\s+(?:az\s+osszes|a\s+tobbi|minden)|(?:sehol|egyik\s+teruleten)\s+.*(?:gyeng|rossz|keves|alacsony|lemarad)/u,
    full: /(?:nincs|nem\s+maradt|nem\s+akad|mar\s+nincs)\s+(?:mar\s+)?(?:tobb\s+|semmi(?:lyen|fele)?\s+|egyetlen\s+)?(?:teendo|tennivalo|javitanivalo|potolnivalo|hianyzo|hianyossag|hiany(?!\p{L})|mit\s+(?:tenni|javitani|potolni)|hatra|fejlesztenivalo|feladat)|(?:teendo|tennivalo|javitanivalo|potolnivalo|hiany|hianyossag|feladat)\p{L}*\s+(?:mar\s+)?(?:itt\s+)?(?:nincs|nem\s+maradt)|semmi\s+sem\s+hianyzik|semmi\s+nem\s+hianyzik|nem\s+hianyzik\s+(?:semmi|egyetlen|egy\s+pont)|minden\s+(?:egyes\s+|elerheto\s+|lehetseges\s+)?pont|(?:az\s+)?osszes\s+(?:elerheto\s+|lehetseges\s+)?pont|maximalis\s+(?:pont|eredmeny)|teljes\s+pontszam|hianytalan|hibatlan|tokeletes|maradektalan|teljesen\s+(?:rendben|kesz|megoldott|kiepitett)|mar\s+kesz\s+van|minden\s+(?:a\s+helyen|rendben|megvan|adott|kesz|megoldott)|nem\s+lehetne\s+jobb|nem\s+is\s+lehetne\s+jobb/u,
    none: /egyetlen\s+pont(?:ot)?\s+sem|egy\s+pont(?:ot)?\s+sem|nulla\s+pont|semmilyen\s+pont|(?:minden|az\s+osszes)\s+pont(?:ot)?\s+(?:elveszt|elmarad|hiany)|semmi\s+sincs\s+(?:meg|kiepitve)|ures\s+kezzel/u,
    gaps: /(?:van|akad|maradt)\s+(?:meg\s+)?(?:bov[eo]n\s+|tobb\s+|nehany\s+)?(?:teendo|tennivalo|javitanivalo|potolnivalo|hianyzo|hianyossag)|meg\s+hianyz|pontok?\s+(?:hianyz|maradt\s+el)|veszt(?:ett|ene)k\s+pont|maradtak\s+(?:el\s+)?pont/u,
    strong:
      /kivalo|kitun|kiemelked|remek|nagyszeru|peldas|elsorangu|kimagaslo|nagyon\s+(?:jo|eros|fejlett|magas)|(?<!leg)(?<!\p{L})eros(?:sege?\p{L}*|ek|en|nek|ebb)?(?!\p{L})|szilard|elorehaladott|magas\s+szint|(?:jol|kivaloan|remekul|nagyszeruen)\s+(?:all|teljesit|mukod)|jo\s+(?:szint|allapot|kezek)/u,
    weak: /(?<!leg)gyeng(?!ebb)|(?<!leg)(?<!\p{L})rossz(?!abb)|gyerekcipo|kezdeti|kezdetleges|(?<!leg)alacsony(?!abb)|elhanyagol|(?:alig|eppen\s+csak)\s+(?:kezd|van|indul|epul)|az\s+ut\s+elej|fejletlen|komoly\s+(?:lemarad|hiany)|nagy\s+(?:lemarad|hiany)|problemas|gondot\s+okoz/u,
    above:
      /(?:az?\s+)?(?:atlag|osszesitett\s+eredmeny|teljes\s+eredmeny|osszeredmeny|osszesites)\p{L}*\s+(?:felett|fole|folott|felul)|atlagon\s+felul|(?:meghaladja|felulmulja|tullepi)\s+(?:az?\s+)?(?:\p{L}+\s+)?(?:atlag|osszesitett|osszeredmeny)|jobb\s+az?\s+(?:\p{L}+\s+)?(?:atlagn|osszesitett)|(?:felfele\s+huz|emeli\s+(?:az?\s+)?(?:\p{L}+\s+)?(?:atlag|eredmeny|osszesitett))/u,
    below:
      /(?:az?\s+)?(?:atlag|osszesitett\s+eredmeny|teljes\s+eredmeny|osszeredmeny|osszesites)\p{L}*\s+alatt|atlagon\s+aluli|elmarad\s+az?\s+(?:\p{L}+\s+)?(?:atlagt|osszesitett|osszeredmeny)|gyengebb\s+az?\s+(?:\p{L}+\s+)?(?:atlagn|osszesitett)|(?:lefele\s+huz|lehuzza|visszahuzza|rontja)/u,
  },
  better:
    /(?<!leg)(?:jobb(?:an|at)?(?!\s+oldal)|erosebb|magasabb|fejlettebb|elorebb|tobb\s+pont|elobbre|szilardabb)/u,
  worse: /(?<!leg)(?:rosszabb|gyengebb|alacsonyabb|fejletlenebb|hatrebb|kevesebb\s+pont|lejjebb)/u,
  than: /(?<!\p{L})mint\s+(?:(?:az?|a)\s+)?$/u,
  thanEnding: /n[ae]l$|h[oe]z$/u,
  ahead:
    /(?:megeloz\p{L}*|felulmul\p{L}*|lekoroz\p{L}*|maga\s+moge\s+utasit\p{L}*|meghalad\p{L}*)\s+(?:(?:az?|a)\s+)?$/u,
  behind: /(?:elmarad\p{L}*|lemarad\p{L}*|koveti|mogott\s+(?:all|jar|van))\s+(?:(?:az?|a)\s+)?$/u,
  aheadBehindName: /^\s*(?:(?:terulet\p{L}*)\s+)?(?:elott|fole|felett|ele)(?!\p{L})/u,
  behindBehindName: /^\s*(?:(?:terulet\p{L}*)\s+)?(?:mogott|alatt|moge|utan)(?!\p{L})/u,
  equal: /ugyanolyan|ugyanannyi|egyforma|egyenlo|azonos|fej\s+fej\s+mellett|egy\s+szinten|ugyanott/u,
  missing: /veszt|hiany|marad|teendo|tennivalo|potol|javitaniv|lemarad|nyerhet|szerezhet|gyengeseg/u,
  not: /(?<!\p{L})(?:nem|sem|ne|nincs|nincsen|soha|ha|aligha)(?!\p{L})/u,
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
  no: /(?:egyik|egyetlen)\s+terulet\p{L}*\s+sem|egy\s+terulet\p{L}*\s+sem|nincs\s+(?:olyan|egyetlen)\s+terulet/u,
  most: /(?:a\s+legtobb\s+terulet|a\s+teruletek\s+(?:tobbseg|nagy\s+resz|tobb\s+mint\s+fel))/u,
};

const ro: AreaWords = {
  claims: {
    best: /(?<!\p{L})(?:ce(?:l|a|le|i)\s+mai\s+(?:puternic|bun|bine|inalt|ridicat|mare\s+(?:punctaj|scor|procent)|avansat|dezvoltat|solid|matur)\p{L}*|cele\s+mai\s+multe\s+puncte(?!.*(?:pierd|lips|raman))|cel\s+mai\s+departe|cel\s+mai\s+mult\s+(?:ati|a|s-a)\s+avansat|punctul\s+forte\s+principal|principalul\s+punct\s+forte|(?:primul|pe\s+primul)\s+loc|(?:conduce|in\s+frunte|in\s+fruntea|ocupa\s+primul|se\s+afla\s+in\s+frunte)|inaintea\s+(?:tuturor|celorlalte)|depaseste\s+(?:toate|celelalte)|mai\s+(?:bine|bun|puternic)\p{L}*\s+decat\s+(?:in\s+)?(?:oricare|toate|orice|celelalte)|(?:nicaieri|niciun\s+alt\s+domeniu|in\s+niciun\s+(?:alt\s+)?domeniu)\s+.*(?:atat|asa|mai\s+bine|mai\s+mult|la\s+fel\s+de\s+bine)(?!.*(?:slab|prost|putin))|peste\s+toate\s+celelalte)/u,
    worst:
      /(?<!\p{L})(?:ce(?:l|a|le|i)\s+mai\s+(?:slab|prost|scazut|jos|mic\s+(?:punctaj|scor|procent)|putin\s+(?:dezvoltat|avansat)|putine\s+puncte|in\s+urma|neglijat)\p{L}*|(?:ultimul|pe\s+ultimul|ultima)\s+(?:loc|pozitie)|la\s+coada|codas\p{L}*|cea\s+mai\s+mare\s+(?:slabiciune|lipsa|ramanere|lacuna|problema)|cele\s+mai\s+mari\s+(?:lipsuri|lacune)|cele\s+mai\s+multe\s+(?:puncte\s+.*(?:pierd|lips|raman)|lipsuri|lacune|de\s+facut)|(?:pierd|lips)\p{L}*\s+cele\s+mai\s+multe|cel\s+mai\s+mult\s+de\s+(?:castigat|recuperat|lucru|facut)|in\s+urma\s+(?:tuturor|celorlalte)|sub\s+toate\s+celelalte|mai\s+slab\p{L}*\s+decat\s+(?:in\s+)?(?:oricare|toate|orice|celelalte)|(?:nicaieri|in\s+niciun\s+alt\s+domeniu)\s+.*(?:slab|prost|putin))/u,
    full: /(?<!\p{L})(?:nu\s+(?:mai\s+)?(?:este|e|aveti|exista|ramane|a\s+ramas|au\s+ramas|lipseste)\s+(?:nimic|niciun|nicio)|nimic\s+(?:nu\s+)?(?:mai\s+)?(?:de\s+(?:facut|imbunatatit|adaugat|completat)|nu\s+(?:mai\s+)?lipseste)|nu\s+lipseste\s+(?:nimic|niciun|nicio)|toate\s+punctele(?!.*(?:pierd|lips))|fiecare\s+punct|punctaj(?:ul)?\s+(?:maxim|complet)|numarul\s+maxim|totul\s+(?:este|e)\s+(?:deja\s+)?(?:gata|in\s+regula|la\s+locul|rezolvat|pus\s+la\s+punct)|(?:este|e|pare|sunt)\s+(?:deja\s+)?(?:complet\p{L}*|perfect\p{L}*|impecabil\p{L}*|desavarsit\p{L}*|incheiat\p{L}*)|fara\s+(?:nicio\s+)?(?:lipsa|lacuna|greseala|cusur)|nici\s+ca\s+(?:se\s+)?putea\s+mai\s+bine|complet\s+acoperit\p{L}*|fara\s+cusur|nu\s+se\s+poate\s+mai\s+bine)/u,
    none: /(?<!\p{L})(?:niciun\s+punct(?!\s+(?:pierdut|lips))|zero\s+puncte|nici\s+macar\s+un\s+punct|(?:ati\s+pierdut|s-au\s+pierdut|lipsesc)\s+toate\s+punctele|nu\s+exista\s+nimic|cu\s+mana\s+goala)/u,
    gaps: /(?<!\p{L})(?:mai\s+(?:sunt|aveti|exista|raman)\s+(?:\p{L}+\s+)?(?:lipsuri|lacune|puncte|lucruri|pasi)|mai\s+lipses\p{L}*|inca\s+lipses\p{L}*|loc\s+de\s+(?:mai\s+bine|imbunatat\p{L}*)|puncte\s+(?:pierdute|lipsa))/u,
    strong:
      /(?<!\p{L})(?:excelent\p{L}*|remarcabil\p{L}*|exceptional\p{L}*|impresionant\p{L}*|exemplar\p{L}*|stralucit\p{L}*|de\s+prima\s+clasa|foarte\s+(?:bun|bine|puternic|solid|avansat|dezvoltat)\p{L}*|(?<!mai\s)puternic\p{L}*|punct\s+forte|solid\p{L}*|la\s+un\s+nivel\s+(?:inalt|ridicat)|(?:sta|stati|merge)\s+(?:foarte\s+)?bine|bine\s+(?:dezvoltat|pus|organizat)\p{L}*)/u,
    weak: /(?<!\p{L})(?:(?<!mai\s)slab\p{L}*|precar\p{L}*|(?<!mai\s)scazut\p{L}*|la\s+(?:inceput|inceputul)|in\s+fasa|abia\s+(?:ati\s+inceput|a\s+inceput|incepe)|neglijat\p{L}*|subdezvoltat\p{L}*|mult\s+in\s+urma|deficitar\p{L}*|punct\s+slab|problematic\p{L}*|lasa\s+de\s+dorit)/u,
    above:
      /(?<!\p{L})(?:(?:peste|mai\s+(?:bun|bine|sus|mare)\p{L}*\s+decat|depaseste)\s+(?:\p{L}+\s+)?(?:media|medie|rezultatul\s+general|rezultatul\s+total|totalul|scorul\s+(?:general|total))|ridica\s+(?:\p{L}+\s+)?(?:media|rezultatul)|trage\s+(?:\p{L}+\s+)*in\s+sus)/u,
    below:
      /(?<!\p{L})(?:(?:sub|mai\s+(?:slab|jos|mic)\p{L}*\s+decat|in\s+urma)\s+(?:\p{L}+\s+)?(?:media|mediei|medie|rezultatul(?:ui)?\s+general|rezultatul\s+total|totalul|scorul\s+(?:general|total))|coboara\s+(?:\p{L}+\s+)?(?:media|rezultatul)|trage\s+(?:\p{L}+\s+)*in\s+jos)/u,
  },
  better:
    /mai\s+(?:bun|bine|puternic|inalt|ridicat|avansat|dezvoltat|sus|solid|departe|mult(?:e)?\s+punct|mare)\p{L}*/u,
  worse: /mai\s+(?:slab|prost|scazut|jos|mic|putin|rau)\p{L}*/u,
  than: /(?:decat|fata\s+de|comparativ\s+cu|in\s+comparatie\s+cu|spre\s+deosebire\s+de|pe\s+langa)\s+(?:(?:in|la|cel|cea|din|domeniul|sectiunea|pentru|privinta)\s+)*[„"«“]?$/u,
  thanEnding: null,
  ahead:
    /(?:inaintea|inainte\s+de|deasupra|peste|depas\p{L}*|intrec\p{L}*|urmat\p{L}*\s+de)\s+(?:(?:domeniul\p{L}*|pe|cel|sectiun\p{L}*)\s+)*[„"«“]?$/u,
  behind:
    /(?:in\s+urma|dupa|sub|raman\p{L}*\s+in\s+urma)\s+(?:(?:domeniul\p{L}*|cel|sectiun\p{L}*)\s+)*[„"«“]?$/u,
  aheadBehindName: null,
  behindBehindName: null,
  equal:
    /la\s+egalitate|egal\p{L}*|la\s+acelasi\s+nivel|la\s+fel\s+de|acelasi\s+(?:punctaj|procent|rezultat)/u,
  missing: /pierd|lips|de\s+(?:castigat|recuperat|facut)|lacun|slabiciun/u,
  not: /(?<!\p{L})(?:nu|n-|nici|niciodata|daca)(?!\p{L})/u,
  clause: /[;:–—()]|,(?=\s)|\s(?:dar|iar|insa|in\s+timp\s+ce|pe\s+cand|si|deci|unde|care)\s/gu,
  here: /(?<!\p{L})(?:acest\s+(?:domeniu|capitol)|aceasta\s+sectiune|aici)(?!\p{L})/u,
  areas: /domeni|sectiun|capitol/u,
  numbers: {
    un: 1,
    una: 1,
    unul: 1,
    doua: 2,
    trei: 3,
    patru: 4,
    cinci: 5,
    sase: 6,
    sapte: 7,
    opt: 8,
    noua: 9,
    zece: 10,
  },
  every:
    /(?:toate\s+(?:cele\s+)?(?:\p{L}+\s+)?domeniile|fiecare\s+domeniu|in\s+toate\s+(?:cele\s+)?(?:\p{L}+\s+)?domeni)/u,
  no: /(?:niciun\s+domeniu|niciunul\s+dintre\s+(?:cele\s+)?(?:\p{L}+\s+)?domeni|in\s+niciun\s+domeniu)/u,
  most: /(?:majoritatea\s+domeniilor|cele\s+mai\s+multe\s+domenii|in\s+cele\s+mai\s+multe\s+domenii|peste\s+jumatate\s+din(?:tre)?\s+domenii)/u,
};

export const AREA_WORDS: Readonly<Record<Language, AreaWords>> = { hu, en, ro };
