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
  /** Equatives, beside 'nothing' and the like: 'as well as', 'so badly as'. */
  asGood: RegExp;
  asBad: RegExp;
  /** Every other area, and none. */
  others: RegExp;
  nothing: RegExp;
  /** A clause without an area that says who is first is about the one before where it speaks of results. */
  result: RegExp;
  /** What is so one day, or would be. */
  unreal: RegExp;
  /** Denials in form alone ('cannot keep up with'), and what they say in plain words that are no longer. */
  idioms: readonly (readonly [RegExp, string])[];
  not: RegExp;
  clause: RegExp;
  here: RegExp;
  areas: RegExp;
  numbers: Record<string, number>;
  every: RegExp;
  no: RegExp;
  /** 'In any area', which 'nothing is left' denies of all of them. */
  any: RegExp;
  nothingLeft: RegExp;
  most: RegExp;
}

/** A superlative that is said of an area or a result: 'the best ideas' and 'the weakest spot in' are not. */
const superlative = (adjectives: string, behind: string, more: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:(?:${adjectives})(?=\\s*(?:$|[^\\p{L}\\s]|(?:${behind})(?!\\p{L})))|(?:${more})(?!\\p{L}))`,
    'u',
  );

const EN_RESULTS =
  'areas?|sections?|topics?|fields?|results?|scores?|percentages?|performances?|places?|performers?|shares?|showings?|ratings?|links?|suits?|of(?!\\s+all\\s*(?:,|$))|in|among|is|are|was|were|at|by|with|here|there|where|overall|lies?|comes?|came|you|your|for|on|from|so|that|when|achieve\\w*';

const en: AreaWords = {
  claims: {
    best: superlative(
      '(?<!at\\s)(?<!second[-\\s])(?:strongest|best|highest|finest|furthest)|most\\s+(?:advanced|developed|mature|solid|successful|convincing|impressive)',
      EN_RESULTS,
      '#.*\\sbest\\s+of\\s+all|(?:greatest|biggest|main)\\s+(?:strength|asset|success)|furthest\\s+(?:along|ahead)|top\\s+(?:spot|score|result|area|place|position|performer)|(?:holds?|takes?|took|on|in)\\s+(?:the\\s+)?first\\s+place|(?:leads?|leading|heads?|tops)\\s+(?:the\\s+)?(?:field|way|list|table|ranking|all)|the\\s+lead|(?:ranks?|finish(?:es|ed)?|is\\s+placed)\\s+first|(?<!steps?\\b.*)comes?\\s+(?:first|out\\s+on\\s+top)|on\\s+top\\s+of\\s+the|number\\s+one|unrivalled|unmatched|second\\s+to\\s+none|the\\s+one\\s+that\\s+shines|most\\s+(?:of\\s+your\\s+)?points\\s+(?:come|came)|(?:showpiece|flagship|figurehead|frontrunner|champion)',
    ),
    worst: superlative(
      '(?:weakest|worst|lowest|poorest)|least\\s+(?:developed|advanced|mature|progress|convincing|successful|solid)',
      EN_RESULTS,
      '(?:ranks?|finish(?:es|ed)?|stands)\\s+(?:in\\s+)?last|(?<!steps?\\b.*)(?:comes?|is)\\s+(?:in\\s+)?last|last\\s+place|at\\s+the\\s+(?:very\\s+)?(?:bottom|foot|tail\\s+end)|bottom\\s+(?:place|spot|of\\s+the)|(?:brings?|brought|bringing)\\s+up\\s+the\\s+rear|(?:biggest|greatest|main)\\s+(?:weakness|gap|backlog|shortfall|deficit)|(?:widest|largest)\\s+(?:gap|shortfall|deficit|share\\s+(?:of\\s+\\w+\\s+)?(?:lost|missing))|furthest\\s+behind|most\\s+(?:to\\s+(?:gain|catch\\s+up|improve)|room|work\\s+(?:left|ahead)|points\\s+(?:(?:were|are|got)\\s+)?(?:lost|missing|left)|catching\\s+up)|(?:lose|lost|losing)\\s+the\\s+most|fewest\\s+points|(?:laggard|bottleneck|problem\\s+child)',
    ),
    full: /\b(?:(?:there\s+is\s+|we\s+found\s+)?nothing\s+(?:more\s+|left\s+)?(?:for\s+you\s+)?to\s+(?:do|improve|gain|fix|add|mend)|perfect\s+(?:score|result)|(?:reach|g[eo]t|gain|earn|hit|scor|achiev)\w*\s+the\s+(?:maximum|full\s+(?:number|score))|full\s+number\s+of\s+points|no\s+(?:\w+\s+)?(?:steps?|work|action|improvements?)\s+(?:is|are)\s+(?:needed|necessary|required)|left\s+no\s+points|not\s+(?:a|one)\s+(?:single\s+)?point\s+(?:is|was|has\s+been)\s+(?:lost|missing|missed)|(?:not|n't|never)\s+(?:lose|miss|drop)\s+(?:a|any|one)\s+(?:single\s+)?points?|done\s+everything|everything\s+(?:that\s+)?can\s+be\s+done|nothing\s+(?:is\s+|has\s+been\s+)?(?:left|missing|more\s+to|to\s+(?:do|improve|gain|fix|add|mend))|nothing\s+(?:else\s+)?(?:to\s+be\s+)?(?:done|improved)|no\s+(?:points?|gaps?|work|improvements?|shortcomings?|tasks?|open\s+\w+)\s+(?:(?:is|are|was|were|has\s+been|have\s+been)\s+)?(?:left|missing|lost|remain\w*|open|there)|no\s+(?:room\s+(?:for|to)\s+improve\w*|further\s+(?:steps?|work|improvements?)|gaps?|shortcomings?|more\s+to\s+do)|every\s+(?:single\s+)?(?:available\s+|possible\s+)?point|all\s+(?:of\s+)?(?:the\s+|its\s+)?(?:available\s+|possible\s+)?points|(?:full|top)\s+(?:marks|score|points)|maximum\s+(?:score|points|result)|(?:is|are|looks?|stands?|appears?)\s+(?:already\s+)?(?:complete|perfect|flawless|faultless|finished|done)|could\s+(?:not|hardly)\s+be\s+better|(?:fully|completely)\s+(?:covered|developed|in\s+place|sorted|done|solved)|leaves\s+nothing|without\s+(?:a\s+)?(?:single\s+)?(?:gap|fault|flaw)s?|everything\s+(?:is\s+|has\s+been\s+)?(?:already\s+)?(?:in\s+place|done|ready|covered|sorted)|nothing\s+further)\b/u,
    none: /\b(?:(?:no|zero)\s+points?\s+(?:at\s+all|yet|so\s+far|whatsoever)|(?:got|have|earned|gained|scored|received|reached|collected|won)\s+(?:no|zero|0)\b(?!\s+(?!points?)\p{L}{4})|(?:earned|brought|gained|won|got)\s+(?:you\s+)?nothing|(?:not|n't|never)\s+(?:earn|gain|get|score|collect|win|receive|reach|pick\s+up)\w*\s+(?:a|any|one)\s+(?:single\s+)?points?|not\s+(?:a|one)\s+(?:single\s+)?point(?!\s+(?:is|was|has\s+been)\s+(?:lost|miss))|nothing\s+(?:at\s+all\s+)?(?:is\s+)?(?:in\s+place|has\s+been\s+(?:done|built)|exists)|(?:lost|missed|gave\s+away)\s+(?:all|every)|without\s+a\s+single\s+point|empty[-\s]handed)\b/u,
    gaps: /\b(?:there\s+(?:is|are)\s+(?:still|some|plenty)|still\s+(?:missing|lacking|lack|leaves|lose|lost|to\s+(?:gain|do))|room\s+(?:for|to)\s+(?:improve\w*|grow)|points\s+(?:are\s+|were\s+)?(?:left|missing|lost|open)|los[te]\w*\s+(?:(?:a|some|several|few)\s+)?points?|(?:has|have|shows?|left)\s+(?:\w+\s+)?gaps?)\b/u,
    strong:
      /\b(?:excellent|excels?|outstanding|superb|first[-\s]class|exemplary|exceptional(?:ly)?|impressive|brilliant(?:ly)?|terrific|top[-\s]notch|(?:the\s+)?top\s+level|strong|strengths?|pillars?|showpiece|proud|master(?:ed|y)|strong\s+suit|well\s+(?:developed|advanced|established|organised|ahead)|(?:very|highly|really)\s+(?:good|high|advanced|developed)|(?:is|are|looks)\s+advanced|rock[-\s]solid|solid|at\s+a\s+high\s+level|in\s+(?:great|very\s+good|good|excellent|fine|top)\s+(?:shape|hands|order))\b/u,
    weak: /\b(?:weak|weakness(?:es)?|poor|poorly|(?:almost|hardly|next\s+to)\s+(?:nothing|anything)|(?:in\s+its|still\s+in\s+its)\s+infancy|(?:very\s+)?low|at\s+the\s+(?:very\s+)?(?:beginning|start)|(?:hardly|barely|scarcely)\s+(?:begun|started|developed|anything)|underdeveloped|neglected|far\s+behind|problem\s+area|disappoint\w*|in\s+bad\s+shape|a\s+sore\s+(?:point|spot))\b/u,
    above:
      /\b(?:(?:above|over|higher\s+than|better\s+than|exceed\w*|beats?|surpass\w*|outperform\w*|top)\s+(?:your|the|its|that)\s+(?:[\w'’]+\s+){0,3}(?:average|mean|overall|total)|above[-\s]average|pulls?\s+.*\bup|(?:lifts?|raises?|pushes)\s+.*\b(?:up|average|overall|total|result))\b/u,
    below:
      /\b(?:(?:below|under|lower\s+than|worse\s+than|weaker\s+than|short\s+of|behind)\s+(?:your|the|its|that)\s+(?:[\w'’]+\s+){0,3}(?:average|mean|overall|total)|below[-\s]average|(?:pulls?|drags?|brings?|holds?)\s+.*\b(?:down|back))\b/u,
  },
  better:
    /\b(?:better|stronger|higher|further|more\s+(?:advanced|developed|mature|points|solid|convincing|(?:is\s+)?(?:left|to\s+do|open|missing))|ahead|superior)\b/u,
  worse:
    /\b(?:worse|inferior|weaker|lower|poorer|less\s+(?:advanced|developed|mature|well|solid)|fewer\s+points)\b/u,
  than: /\b(?:than|compared\s+(?:with|to)|next\s+to|beside|against|unlike)\s+(?:(?:in|with|for|of|on|your|the|to|that|you|do|did|are|is|area|section)\s+)*$/u,
  thanEnding: null,
  ahead:
    /\b(?:ahead\s+of|above|outperform\w*|surpass\w*|outshine\w*|beats?|overtak\w*|outranks?|exceeds?|tops|before|leads?|in\s+front\s+of|followed\s+by)\s+(?:(?:in|the|your|that|of|area|section|one|result)\s+)*$/u,
  behind:
    /\b(?:behind|below|trails?|follows|after|under|short\s+of)\s+(?:(?:in|the|your|that|of|for|one|area|section)\s+)*$/u,
  aheadBehindName: /^\s*(?:is\s+)?(?:trails?|lags?|falls?|stays?)\s+(?:\w+\s+)?behind/u,
  behindBehindName: null,
  asGood: /\b(?:as|so)\s+(?:well|good|strong(?:ly)?|far|high|advanced|convincing|successful)\b/u,
  asBad: /\b(?:as|so)\s+(?:badly|bad|poor(?:ly)?|weak(?:ly)?|low|little|far\s+behind)\b/u,
  others:
    /\b(?:everything\s+else|anything\s+else|anywhere\s+else|(?:all|any|every|each)\s+(?:of\s+)?(?:the\s+|your\s+)?others?(?:\s+\w+)?|the\s+(?:rest|others))\b/u,
  nothing: /\b(?:nothing|nowhere|none\s+of|no\s+(?:other\s+)?(?:area|section|topic|field))\b/u,
  result:
    /\b(?:areas?|sections?|results?|scores?|performers?|percentages?|place|points|strength|weakness|link|it)\b/u,
  unreal:
    /\b(?:will|would(?!\s+be\s+(?:your\s+)?#)|once|someday|one\s+day|(?:may|might|can|could)\s+(?:be|become|turn)\b(?!\s+(?:better|proud))|wrong\s+to|untrue|some\s+way\s+to\s+go)\b/u,
  idioms: [
    [
      /\b(?:cannot|can't|does\s+not|doesn't)\s+(?:keep\s+(?:up|pace)\s+with|come\s+near|match)(?!\p{L})/u,
      'trails',
    ],
    [/\bfalls?\s+short\s+of\b/u, 'below'],
    [/\bcould\s+(?:not|hardly)\s+be\s+better\b/u, 'is perfect'],
    [/\boutperforms?\s+(?=(?:everything|all|every|the\s+(?:rest|other)))/u, 'better than '],
    [/\b(?:is\s+)?(?:ahead|in\s+front)\s+of\s+(?=(?:everything|all|every|the\s+(?:rest|other)))/u, 'better '],
    [/\bbehind\s+(?=(?:everything|all|every|the\s+(?:rest|other)))/u, 'worse '],
  ],
  equal:
    /\b(?:level\s+with|equal|on\s+a\s+par|the\s+same|exactly\s+as|just\s+as|neck\s+and\s+neck|no\s+difference)\b/u,
  missing:
    /\b(?:los[ts]|lose|losing|lost|missing|missed|to\s+gain|gap|gaps|lack\w*|to\s+do|left|work|behind|room|catch\w*|short\w*|weak\w*|open)\b/u,
  not: /\b(?:not|isn't|aren't|never|neither|nor|no\s+longer|hardly|cannot|can't|if|whether|unless)\b/u,
  clause: /[;:–—()]|,(?=\s)|\s(?:but|while|whereas|although|though|and|yet|so|because|which|where)\s/gu,
  here: /\b(?:this\s+(?:area|section|topic|field)|here)\b/u,
  areas: /\b(?:areas?|sections?|topics?|fields?)\b/u,
  numbers: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  every:
    /\b(?:all|every|each)\s+(?:of\s+)?(?:the\s+|your\s+|other\s+|single\s+)*(?:\w+\s+)?(?:areas?|sections?)\b/u,
  any: /\bany\s+(?:\w+\s+)?(?:areas?|sections?)\b/u,
  nothingLeft: /\b(?:nothing|no)\b/u,
  no: /\b(?:none|no(?:ne)?\s+(?:of\s+(?:the|your)\s+)?(?:\w+\s+)?(?:areas?|sections?)|not\s+(?:a\s+single|one|any)\s+(?:of\s+the\s+)?(?:\w+\s+)?(?:areas?|sections?))\b/u,
  most: /\b(?:most|the\s+majority|more\s+than\s+half)\s+of\s+(?:the\s+|your\s+)?(?:\w+\s+)?areas\b|\b(?:most|the\s+majority\s+of)\s+(?:your\s+)?areas\b/u,
};

const HU_RESULTS =
  '(?:terulet|szakasz|temakor|eredmeny|szazalek|pontszam|teljesitmeny|helyez|lancszem|oldal|all|teljesit|szerepel|mukod|halad|csinal|sikerul|megy)\\p{L}*|az?|es|itt|van(?:nak)?|volt(?:ak)?|onoknel|kozul|amit|mind';
const RO_RESULTS =
  '(?:domeni|sectiun|capitol|rezultat|procent|punctaj|scor|performan|verig|nivel|loc)\\p{L}*|la|este|e|sunt|sunteti|stati|sta|ati|au|a|din|dintre|de|si|in|pe|aici|al|ale|cu|mai|iese';

const hu: AreaWords = {
  claims: {
    best: superlative(
      '(?<!masodik\\s)leg(?:erosebb|jobb|magasabb|fejlettebb|elorebb|erettebb|szilardabb|kiemelkedobb|sikeresebb|kivalobb|meggyozobb)(?:ek|ak|[ae]?n|[ae]t|ik)?',
      HU_RESULTS,
      'legelol|leginkabb\\s+(?:eloreha|fejlett|kiemelk|eros)\\p{L}*|legmesszebb\\p{L}*|legtobb(?:et)?\\s+pont\\p{L}*(?!.*(?:veszt|hiany|marad|nyit|szerezhet))|(?:hozta|adta)\\s+a\\s+legtobbet|legnagyobb\\s+(?:erosseg|erteke|siker)\\p{L}*|elso\\s+(?:hely\\p{L}*|szamu)|(?:az\\s+|a\\s+\\p{L}+\\s+)?elen(?!\\p{L}|\\s+kerul)|vezeti?\\s+a\\s+(?:sort|rangsort|listat|mezonyt)|listavezeto|elmezony\\p{L}*|buszkeseg\\p{L}*|dobogo\\s+tetej\\p{L}*|(?:emelkedik|tunik)\\s+ki\\s+leg\\p{L}*|kimagaslik\\s+a\\s+tobbi\\p{L}*',
    ),
    worst: superlative(
      'leg(?:gyengebb|rosszabb|alacsonyabb|fejletlenebb|hatrebb|elmaradottabb)(?:ek|ak|[ae]?n|[ae]t|ul|ik)?|legkevesbe\\s+\\p{L}+',
      HU_RESULTS,
      'legkevesebb(?:et)?(?:\\s+pont\\p{L}*)?|leghatul|legalj\\p{L}*|(?:lista|rangsor|sor)\\s+vegen|legnagyobb\\s+(?:gyengeseg|lemaradas|hianyossag|elmaradas|hiany)\\p{L}*|leg(?:inkabb|jobban)\\s+(?:van\\s+)?(?:lemarad|elmarad)\\p{L}*|utolso\\s+(?:hely\\p{L}*|a\\s+(?:sor|lista)\\p{L}*)|sereghajto\\p{L}*|a\\s+sort\\s+zar\\p{L}*|legtobb\\s+(?:a\\s+)?(?:tennivalo|teendo|potolnivalo|hianyzo|lemaradas|elveszt|javitanivalo)\\p{L}*|legtobb\\s+pont.*(?:veszt|hiany|marad)\\p{L}*|(?:veszt|hiany|marad)\\p{L}*\\s+(?:el\\s+)?(?:a\\s+)?legtobb',
    ),
    full: /(?<!\p{L})(?:kesz|teljes)(?=\s*(?:$|[,.;!]))|(?:nincs|sincs)\s+(?:mar\s+)?szukseg\s+(?:mar\s+)?(?:tovabbi|tobb|mas)|elert\p{L}*\s+a\s+maximumot|a\s+maximumot\s+(?:elert|hozt|kapt)|(?:nincs|sincs)\s+tobb\s+(?:\p{L}+\s+)?pont|mindent\s+megtett|(?:egyetlen|egy)\s+pontot\s+sem\s+ves[zt]|(?:nincs|sincs|nem\s+maradt|nem\s+akad|mar\s+nincs)\s+(?:mar\s+)?(?:tobb\s+|semmi(?:lyen|fele)?\s+|egyetlen\s+)?(?:teendo|tennivalo|javitanivalo|potolnivalo|hianyzo|hianyossag|hiany(?!\p{L})|mit\s+(?:tenni|javitani|potolni|nyerni|szerezni)|hianyossag|hatra(?!l)|fejlesztenivalo|feladat)|(?:teendo|tennivalo|javitanivalo|potolnivalo|hiany|hianyossag|feladat)\p{L}*\s+(?:mar\s+)?(?:itt\s+)?(?:nincs|nem\s+maradt)|semmi\s+sem\s+hianyzik|semmi\s+nem\s+hianyzik|nem\s+hianyzik\s+(?:semmi|egyetlen|egy\s+pont)|minden\s+(?:egyes\s+|elerheto\s+|lehetseges\s+)?pont|(?:az\s+)?osszes\s+(?:elerheto\s+|lehetseges\s+)?pont|maximalis\s+(?:pont|eredmeny)|teljes\s+pontszam|hianytalan|hibatlan|tokeletes|maradektalan|teljesen\s+(?:rendben|kesz|megoldott|kiepitett)|mar\s+kesz\s+van|minden\s+(?:a\s+helyen|rendben|megvan|adott|kesz|megoldott)|nem\s+lehetne\s+jobb|nem\s+is\s+lehetne\s+jobb/u,
    none: /(?:egyetlen|egy)\s+pont(?:ot)?\s+sem(?!\s+ves[zt])|nem\s+(?:kapt|szerez|gyujt|hoz|ert)\p{L}*\s+(?:el\s+)?(?:pontot|\p{L}*\s*semmit)|nulla\s+pont|semmilyen\s+pont|(?:minden|az\s+osszes)\s+pont(?:ot)?\s+(?:elveszt|elmarad|hiany)|semmi\s+sincs\s+(?:meg|kiepitve)|ures\s+kezzel/u,
    gaps: /(?:van|akad|maradt)\s+(?:meg\s+)?(?:bov[eo]n\s+|tobb\s+|nehany\s+)?(?:teendo|tennivalo|javitanivalo|potolnivalo|hianyzo|hianyossag)|meg\s+hianyz|pontok?\s+(?:hianyz|maradt\s+el)|ves[zt]\p{L}*\s+pont|pont(?:ot|okat)\s+ves[zt]|maradtak\s+(?:el\s+)?pont/u,
    strong:
      /kivalo|kitun|kiemelked|remek|nagyszeru|pelda(?:s|ertek)|kivetelesen|tartooszlop|buszk|elsorangu|kimagaslo|nagyon\s+(?:jo|eros|fejlett|magas)|(?<!leg)(?<!\p{L})eros(?:sege?\p{L}*|ek|en|nek|ebb)?(?!\p{L})|szilard|elorehaladott|magas\s+szint|(?:jol|kivaloan|remekul|nagyszeruen)\s+(?:all|teljesit|mukod)|jo\s+(?:szint|allapot|kezek)/u,
    weak: /(?<!leg)gyeng(?!ebb)|fajo\s+pont|a\s+kezdet\p{L}*\s+(?:tart|all)|(?:szinte|meg)\s+(?:\p{L}+\s+)?(?:semmi|alig)|elmaradott|(?<!leg)(?<!\p{L})rossz(?!abb)|gyerekcipo|kezdeti|kezdetleges|(?<!leg)alacsony(?!abb)|elhanyagol|(?:alig|eppen\s+csak)\s+(?:kezd|van|indul|epul)|az\s+ut\s+elej|fejletlen|komoly\s+(?:lemarad|hiany)|nagy\s+(?:lemarad|hiany)|problemas|gondot\s+okoz/u,
    above:
      /(?:az?\s+)?(?:atlag|osszesitett\s+eredmeny|teljes\s+eredmeny|osszeredmeny|osszesites)\p{L}*\s+(?:felett|fole|folott|felul)|atlagon\s+felul|(?:meghalad|felulmul|tullep)\p{L}*\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag|osszesitett|osszeredmeny)|(?:jobb|erosebb|magasabb)(?:ak|ek|an|en)?\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag\p{L}*n[ae]l|osszesitett|osszeredmenyn)|(?:felfele\s+huz|emeli\s+(?:az?\s+)?(?:\p{L}+\s+)?(?:atlag|eredmeny|osszesitett))/u,
    below:
      /(?:az?\s+)?(?:atlag|osszesitett\s+eredmeny|teljes\s+eredmeny|osszeredmeny|osszesites)\p{L}*\s+alatt|atlagon\s+aluli|elmarad\p{L}*\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag|osszesitett|osszeredmeny)|(?:gyengebb|rosszabb|alacsonyabb)(?:ek|ak|an|en)?\s+(?:az?\s+)?(?:\p{L}+\s+){0,2}(?:atlag\p{L}*n[ae]l|osszesitett|osszeredmenyn)|(?:lefele\s+huz|lehuzza|visszahuzza|rontja)/u,
  },
  better:
    /(?<!leg)(?:jobb(?:an|at)?(?!\s+oldal)|erosebb|magasabb|fejlettebb|elorebb|tobb\s+pont|elobbre|szilardabb)/u,
  worse: /(?<!leg)(?:rosszabb|gyengebb|alacsonyabb|fejletlenebb|hatrebb|kevesebb\s+pont|lejjebb)/u,
  than: /(?<!\p{L})mint\s+(?:(?:az?|a)\s+)?$/u,
  thanEnding: /n[ae]l$|h[oe]z$/u,
  ahead:
    /(?:megeloz\p{L}*|felulmul\p{L}*|lekoroz\p{L}*|maga\s+moge\s+utasit\p{L}*|meghalad\p{L}*|tulszarnyal\p{L}*)\s+(?:ezt:?\s+)?(?:az?\s+)?$/u,
  behind:
    /(?:elmarad\p{L}*|lemarad\p{L}*|koveti|mogott\s+(?:all|jar|van))\s+(?:(?:vele|tole|ettol|mogotte|ezt):?\s+)?(?:az?\s+)?$/u,
  aheadBehindName:
    /^\s*(?:(?:terulet\p{L}*)\s+)?(?:(?:elott|fole|felett|ele)(?!\p{L})|(?:lemarad|elmarad)\p{L}*\s+(?:mogott|tol)e)/u,
  behindBehindName: /^\s*(?:(?:terulet\p{L}*)\s+)?(?:mogott|alatt|moge|utan)(?!\p{L})/u,
  asGood: /(?:olyan|ilyen|ennyire|annyira)\s+(?:jol|jo|eros|messzire|magas|fejlett|elore|sok)/u,
  asBad: /(?:olyan|ilyen|ennyire|annyira)\s+(?:rossz|gyeng|keves|alacsony|hatul|lemarad)/u,
  others:
    /(?<!\p{L})(?:(?:minden|az\s+osszes|valamennyi|barmelyik)\s+(?:mas|tobbi|egyeb)(?!\p{L})|a\s+tobbi\p{L}*)/u,
  nothing:
    /(?<!\p{L})(?:semmi|sehol|(?:egyik|egyetlen)\s+(?:mas(?:ik)?\s+)?terulet|nincs\s+(?:olyan\s+)?(?:mas\s+)?terulet)/u,
  result:
    /terulet|szakasz|eredmeny|szazalek|lancszem|hely|pont|erosseg|gyengeseg|(?<!\p{L})(?:ott|itt|az)(?!\p{L})/u,
  unreal:
    /(?<!\p{L})(?:nem\s+volna|kellene|lenne|lesz(?:nek)?|legyen\p{L}*|egyszer(?!\s+sem)|idovel|\p{L}+(?:hat|het)(?:nak|nek)?(?=\s+(?:ki|meg|a|az|#|\p{L}+v[ae])))(?!\p{L})|ne\s+tekints/u,
  idioms: [
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

const ro: AreaWords = {
  claims: {
    best: superlative(
      '(?<!al\\s+doilea\\s)(?<!punct(?:ul)?\\s)ce(?:l|a|le|i)\\s+mai\\s+(?:puternic|bun|bine|inalt|ridicat|avansat|dezvoltat|solid|matur|reusit|performant)\\p{L}*',
      RO_RESULTS,
      'ce(?:l|a|le|i)\\s+mai\\s+mare\\s+(?:punctaj|scor|procent|forta|atu|reusita|succes)\\p{L}*|cele\\s+mai\\s+multe\\s+puncte(?!.*(?:pierd|lips|raman|inca|de\\s+castigat))|cel\\s+mai\\s+departe|cel\\s+mai\\s+mult\\s+(?:ati|a|s-a)\\s+avansat|punctul\\s+forte\\s+principal|principal(?:ul|a)\\s+(?:punct\\s+forte|forta)|numarul\\s+unu|(?:primul|pe\\s+primul)\\s+loc|conduce(?:\\s+(?:detasat|clasamentul))?|in\\s+frunte(?:a\\s+(?:clasamentului|tuturor|domeniilor))?(?!\\p{L}|\\s+list)|mandria',
    ),
    worst: superlative(
      '(?<!punct(?:ul)?\\s)ce(?:l|a|le|i)\\s+mai\\s+(?:slab|prost|scazut|jos)\\p{L}*|ce(?:l|a|le|i)\\s+mai\\s+putin\\s+(?:dezvoltat|avansat|matur|reusit)\\p{L}*',
      RO_RESULTS,
      'ce(?:l|a|le|i)\\s+mai\\s+(?:mic\\p{L}*\\s+(?:punctaj|scor|procent|rezultat)|putine\\s+puncte|in\\s+urma|neglijat\\p{L}*)|cel\\s+mai\\s+mult\\s+in\\s+urma|(?:ultimul|pe\\s+ultimul|ultima)\\s+(?:loc|pozitie)|la\\s+(?:coada|urma)(?:\\s+(?:clasamentului|listei))?(?=\\s*(?:$|[^\\p{L}\\s]|gasim|sta|se|vine|#))|codas\\p{L}*|incheie\\s+clasamentul|cea\\s+mai\\s+mare\\s+(?:slabiciune|lipsa|ramanere|lacuna|problema)|cele\\s+mai\\s+mari\\s+(?:lipsuri|lacune)|cele\\s+mai\\s+multe\\s+(?:puncte\\s+.*(?:pierd|lips|raman)\\p{L}*|lipsuri|lacune|de\\s+facut)|(?:pierd|lips)\\p{L}*\\s+cele\\s+mai\\s+multe|cel\\s+mai\\s+mult\\s+de\\s+(?:castigat|recuperat|lucru|facut)',
    ),
    full: /(?<!\p{L})(?:(?:este|e|sunt)\s+(?:deja\s+)?gata(?!\p{L})|(?:rezultat|punctaj)\p{L}*\s+perfect|nu\s+are\s+nicio\s+(?:lipsa|lacuna)|nu\s+(?:exista|sunt|are|au)\s+(?:lacune|lipsuri)|nu\s+mai\s+(?:este|e|sunt)\s+(?:necesar|nevoie)\p{L}*|nu\s+mai\s+lasa\s+loc|nu\s+mai\s+sunt\s+(?:puncte|lucruri|pasi)|(?:atins|obtinut|primit|ajuns\s+la)\s+(?:punctajul\s+)?maxim(?:ul)?(?!\s+de)|maximul\s+(?:la|in)|nu\s+(?:ati|s-a|a)\s+pierdut\s+(?:niciun|nici\s+un)\s+punct|(?:facut|realizat)\s+tot\s+ce|nu\s+am\s+gasit\s+nimic|nu\s+(?:mai\s+)?(?:este|e|aveti|exista|ramane|a\s+ramas|au\s+ramas|lipseste)\s+(?:nimic|niciun|nicio)|nimic\s+(?:nu\s+)?(?:mai\s+)?(?:de\s+(?:facut|imbunatatit|adaugat|completat)|nu\s+(?:mai\s+)?lipseste)|nu\s+lipseste\s+(?:nimic|niciun|nicio)|toate\s+punctele(?!.*(?:pierd|lips))|fiecare\s+punct|punctaj(?:ul)?\s+(?:maxim|complet)|numarul\s+maxim|totul\s+(?:este|e)\s+(?:deja\s+)?(?:gata|in\s+regula|la\s+locul|rezolvat|pus\s+la\s+punct)|(?:este|e|pare|sunt)\s+(?:deja\s+)?(?:complet\p{L}*|perfect\p{L}*|impecabil\p{L}*|desavarsit\p{L}*|incheiat\p{L}*)|fara\s+(?:nicio\s+)?(?:lipsa|lacuna|greseala|cusur)|nici\s+ca\s+(?:se\s+)?putea\s+mai\s+bine|complet\s+acoperit\p{L}*|fara\s+cusur|nu\s+se\s+poate\s+mai\s+bine)/u,
    none: /(?<!\p{L})(?:(?<!pierdut\s+)niciun\s+punct(?!\s+(?:pierdut|lips))|nu\s+(?:ati|a|v-a|au)\s+(?:obtinut|primit|castigat|strans|adus)\s+(?:puncte|nimic|niciun\s+punct)|zero\s+puncte|nici\s+macar\s+un\s+punct|(?:ati\s+pierdut|s-au\s+pierdut|lipsesc)\s+toate\s+punctele|nu\s+exista\s+nimic|cu\s+mana\s+goala)/u,
    gaps: /(?<!\p{L})(?:mai\s+(?:sunt|aveti|exista|raman)\s+(?:\p{L}+\s+)?(?:lipsuri|lacune|puncte|lucruri|pasi)|mai\s+lipses\p{L}*|pierdut\s+(?:vreun|un|cateva|niste)\s+punct\p{L}*|inca\s+lipses\p{L}*|loc\s+de\s+(?:mai\s+bine|imbunatat\p{L}*)|puncte\s+(?:pierdute|lipsa))/u,
    strong:
      /(?<!\p{L})(?:excel(?:ent|ati|eaza)\p{L}*|pilon\p{L}*|atu(?:ul|uri|urile)?(?!\p{L})|stapaniti|arata\s+foarte\s+bine|punctele(?:\s+\p{L}+)?\s+forte|nivelul\s+cel\s+mai\s+inalt|remarcabil\p{L}*|exceptional\p{L}*|impresionant\p{L}*|exemplar\p{L}*|stralucit\p{L}*|de\s+prima\s+clasa|foarte\s+(?:bun|bine|puternic|solid|avansat|dezvoltat)\p{L}*|(?<!mai\s)puternic\p{L}*|punct\s+forte|solid\p{L}*|la\s+un\s+nivel\s+(?:inalt|ridicat)|(?:sta|stati|merge)\s+(?:foarte\s+)?bine|bine\s+(?:dezvoltat|pus|organizat)\p{L}*)/u,
    weak: /(?<!\p{L})(?:punctele(?:\s+\p{L}+)?\s+slabe|punct\s+sensibil|(?:aproape|mai)\s+nimic|(?:foarte\s+)?putin\s+dezvoltat\p{L}*|(?<!mai\s)slab\p{L}*|precar\p{L}*|(?<!mai\s)scazut\p{L}*|la\s+(?:inceput|inceputul)|in\s+fasa|abia\s+(?:ati\s+inceput|a\s+inceput|incepe)|neglijat\p{L}*|subdezvoltat\p{L}*|mult\s+in\s+urma|deficitar\p{L}*|punct\s+slab|problematic\p{L}*|lasa\s+de\s+dorit)/u,
    above:
      /(?<!\p{L})(?:(?:peste|mai\s+(?:bun|bine|sus|mare|puternic)\p{L}*\s+decat|depas\p{L}*|intrec\p{L}*)\s+(?:\p{L}+\s+){0,2}(?:media|medie|rezultatul\s+(?:\p{L}+\s+)?(?:general|total)|totalul|scorul\s+(?:general|total))|ridica\s+(?:\p{L}+\s+)?(?:media|rezultatul)|trage\s+(?:\p{L}+\s+)*in\s+sus)/u,
    below:
      /(?<!\p{L})(?:(?:sub|mai\s+(?:slab|jos|mic|rau)\p{L}*\s+decat|in\s+urma)\s+(?:\p{L}+\s+){0,2}(?:media|mediei|medie|rezultatul(?:ui)?\s+(?:\p{L}+\s+)?(?:general|total)|totalul|scorul\s+(?:general|total))|coboara\s+(?:\p{L}+\s+)?(?:media|rezultatul)|trage\s+(?:\p{L}+\s+)*in\s+jos)/u,
  },
  better:
    /mai\s+(?:bun|bine|puternic|inalt|ridicat|avansat|dezvoltat|sus|solid|departe|mult(?:e)?\s+punct|mare)\p{L}*/u,
  worse: /mai\s+(?:slab|prost|scazut|jos|mic|putin|rau)\p{L}*/u,
  than: /(?:decat|fata\s+de|comparativ\s+cu|in\s+comparatie\s+cu|spre\s+deosebire\s+de|pe\s+langa)\s+(?:(?:in|la|de|cel|cea|din|domeniul|sectiunea|pentru|privinta)\s+)*[„"«“]?$/u,
  thanEnding: null,
  ahead:
    /(?:inaintea|inainte\s+de|deasupra|peste|depas\p{L}*|intrec\p{L}*|urmat\p{L}*\s+de)\s+(?:(?:domeniul\p{L}*|pe|cel|cele|de|la|sectiun\p{L}*)\s+)*[„"«“]?$/u,
  behind:
    /(?:in\s+urma|dupa|sub|raman\p{L}*\s+in\s+urma)\s+(?:(?:domeniul\p{L}*|cel|sectiun\p{L}*)\s+)*[„"«“]?$/u,
  behindBehindName: null,
  aheadBehindName: /^\s*(?:ramane|este|sta|se\s+afla)\s+(?:mult\s+)?in\s+urma/u,
  asGood: /(?:atat|asa|la\s+fel)\s+de\s+(?:bine|bun|puternic|departe|avansat|sus)/u,
  asBad: /(?:atat|asa|la\s+fel)\s+de\s+(?:slab|prost|rau|putin|jos)/u,
  others: /(?<!\p{L})(?:celelalte|celorlalte|ori(?:care|ce)\s+alt\p{L}*|restul)(?!\p{L})/u,
  nothing: /(?<!\p{L})(?:nimic|nicaieri|niciun(?:ul)?\s+(?:alt\s+)?(?:domeniu|capitol|dintre))/u,
  result:
    /domeni|sectiun|rezultat|procent|punct|verig|loc|forta|atu|slabiciun|(?<!\p{L})(?:acolo|aici)(?!\p{L})/u,
  unreal:
    /(?<!\p{L})(?:va\s+fi|vor\s+fi|va\s+deveni|ar\s+mai\s+fi|ar\s+fi\s+(?:nevoie|adevarat)|nu\s+ar\s+fi|poate\s+(?:deveni|ca)|intr-o\s+zi|pana\s+(?:sa|cand)|nu\s+considera\p{L}*)(?!\p{L})/u,
  idioms: [
    [/nu\s+(?:poate\s+)?(?:tine|tina|tin)\s+pasul\s+cu/u, 'sub'],
    [/nu\s+(?:atinge|ating|ajunge\s+la)(?!\p{L})/u, 'sub'],
    [/nici\s+(?:ca\s+|nu\s+)?(?:se\s+|s-)?(?:ar\s+)?put(?:ea|ut)\s+(?:fi\s+)?mai\s+bine/u, 'este perfect'],
    [/(?:depas|intrec)\p{L}*\s+(?=(?:toate\s+)?celelalte)/u, 'mai bun'],
    [/(?:inaintea|deasupra)\s+(?=(?:tuturor\s+)?celorlalte)/u, 'mai bun'],
    [/in\s+urma\s+(?=(?:tuturor\s+)?celorlalte)/u, 'mai slab'],
  ],
  equal:
    /la\s+egalitate|egal\p{L}*|la\s+acelasi\s+nivel|la\s+fel\s+de|acelasi\s+(?:punctaj|procent|rezultat)/u,
  missing: /pierd|lips|de\s+(?:castigat|recuperat|facut)|lacun|slabiciun/u,
  not: /(?<!\p{L})(?:nu|n-|nici|niciodata|daca|cand|odata\s+ce|dupa\s+ce)(?!\p{L})/u,
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
  any: /(?:in|la)\s+niciun\s+domeniu/u,
  nothingLeft: /nimic/u,
  no: /(?:niciun\s+domeniu|niciunul\s+dintre\s+(?:cele\s+)?(?:\p{L}+\s+)?domeni|in\s+niciun\s+domeniu)/u,
  most: /(?:majoritatea\s+domeniilor|cele\s+mai\s+multe\s+domenii|in\s+cele\s+mai\s+multe\s+domenii|peste\s+jumatate\s+din(?:tre)?\s+domenii)/u,
};

export const AREA_WORDS: Readonly<Record<Language, AreaWords>> = { hu, en, ro };
