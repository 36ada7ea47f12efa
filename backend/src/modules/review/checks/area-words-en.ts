import { type AreaWords, superlative } from './area-words.js';

/** What may stand behind a superlative that is said of an area or a result. */
const RESULTS =
  'areas?|sections?|topics?|fields?|results?|scores?|percentages?|performances?|places?|performers?|shares?|showings?|ratings?|links?|suits?|of(?!\\s+all\\s*(?:,|$))|in|among|is|are|was|were|at|by|with|here|there|where|overall|lies?|comes?|came|you|your|for|on|from|so|that|when|achieve\\w*';

export const en: AreaWords = {
  claims: {
    best: superlative(
      '(?<!at\\s)(?<!second[-\\s])(?:strongest|best|highest|finest|furthest)|most\\s+(?:advanced|developed|mature|solid|successful|convincing|impressive)',
      RESULTS,
      '#.*\\sbest\\s+of\\s+all|(?:greatest|biggest|main)\\s+(?:strength|asset|success)|furthest\\s+(?:along|ahead)|top\\s+(?:spot|score|result|area|place|position|performer)|(?:holds?|takes?|took|on|in)\\s+(?:the\\s+)?first\\s+place|(?:leads?|leading|heads?|tops)\\s+(?:the\\s+)?(?:field|way|list|table|ranking|all)|the\\s+lead|(?:ranks?|finish(?:es|ed)?|is\\s+placed)\\s+first|(?<!steps?\\b.*)comes?\\s+(?:first|out\\s+on\\s+top)|(?:on\\s+)?top\\s+(?:step\\s+)?of\\s+the|first\\s+place\\s+went|takes?\\s+the\\s+crown|front\\s+runner|gold\\s+medal|w[io]ns?\\s+the\\s+race|your\\s+best\\s+card|most\\s+in\\s+order|(?:earned|won|gained)\\s+the\\s+largest\\s+share|number\\s+one|unrivalled|unmatched|second\\s+to\\s+none|the\\s+one\\s+that\\s+shines|most\\s+(?:of\\s+your\\s+)?points\\s+(?:come|came)|(?:showpiece|flagship|figurehead|frontrunner|champion)',
    ),
    worst: superlative(
      '(?:weakest|worst|lowest|poorest)|least\\s+(?:developed|advanced|mature|progress|convincing|successful|solid)',
      RESULTS,
      '(?:ranks?|finish(?:es|ed)?|stands)\\s+(?:in\\s+)?last|(?<!steps?\\b.*)(?:comes?|came|is)\\s+(?:in\\s+)?last|end\\s+of\\s+the\\s+line|first\\s+from\\s+the\\s+bottom|came\\s+out\\s+worst|most\\s+disappointing|cost\\s+you\\s+more\\s+points\\s+than\\s+any|last\\s+place|at\\s+the\\s+(?:very\\s+)?(?:bottom|foot|tail\\s+end)|bottom\\s+(?:place|spot|of\\s+the)|(?:brings?|brought|bringing)\\s+up\\s+the\\s+rear|(?:biggest|greatest|main)\\s+(?:weakness|gap|backlog|shortfall|deficit)|(?:widest|largest)\\s+(?:gap|shortfall|deficit|share\\s+(?:of\\s+\\w+\\s+)?(?:lost|missing))|furthest\\s+behind|most\\s+(?:to\\s+(?:gain|catch\\s+up|improve)|room|work\\s+(?:left|ahead)|points\\s+(?:(?:were|are|got)\\s+)?(?:lost|missing|left)|catching\\s+up)|(?:lose|lost|losing)\\s+the\\s+most|fewest\\s+points|(?:laggard|bottleneck|problem\\s+child)',
    ),
    full: /\b(?:(?:there\s+is\s+|we\s+found\s+)?nothing\s+(?:more\s+|left\s+)?(?:for\s+you\s+)?to\s+(?:do|improve|gain|fix|add|mend)|perfect\s+(?:score|result)|(?:reach|g[eo]t|gain|earn|hit|scor|achiev)\w*\s+the\s+(?:maximum|full\s+(?:number|score))|full\s+number\s+of\s+points|no\s+(?:\w+\s+)?(?:steps?|work|action|improvements?)\s+(?:is|are)\s+(?:needed|necessary|required)|left\s+no\s+points|not\s+(?:a|one)\s+(?:single\s+)?point\s+(?:is|was|has\s+been)\s+(?:lost|missing|missed)|(?:not|n't|never)\s+(?:lose|miss|drop)\s+(?:a|any|one)\s+(?:single\s+)?points?|done\s+everything|everything\s+(?:that\s+)?can\s+be\s+done|nothing\s+(?:is\s+|has\s+been\s+)?(?:left|missing|more\s+to|to\s+(?:do|improve|gain|fix|add|mend))|nothing\s+(?:else\s+)?(?:to\s+be\s+)?(?:done|improved)|no\s+(?:points?|gaps?|work|improvements?|shortcomings?|tasks?|open\s+\w+)\s+(?:(?:is|are|was|were|has\s+been|have\s+been)\s+)?(?:left|missing|lost|remain\w*|open|there)|no\s+(?:room\s+(?:for|to)\s+improve\w*|further\s+(?:steps?|work|improvements?)|gaps?|shortcomings?|more\s+to\s+do)|every\s+(?:single\s+)?(?:available\s+|possible\s+)?point|all\s+(?:of\s+)?(?:the\s+|its\s+)?(?:available\s+|possible\s+)?points|(?:full|top)\s+(?:marks|score|points)|maximum\s+(?:score|points|result)|(?:is|are|looks?|stands?|appears?|turned\s+out)\s+(?:already\s+|entirely\s+)?(?:complete|perfect|flawless|faultless|impeccable|finished|done)|could\s+(?:not|hardly)\s+be\s+better|(?:fully|completely)\s+(?:built|covered|developed|in\s+place|sorted|done|solved)|leaves\s+nothing|nothing\s+(?:more\s+)?remains|everything\s+into\s+practice|at\s+(?:one\s+|a\s+)?hundred\s+per\s?cent|hit\s+the\s+ceiling|needs?\s+no\s+(?:improvement|change)s?|is\s+full(?!\s+of)|without\s+(?:a\s+)?(?:single\s+)?(?:gap|fault|flaw)s?|everything\s+(?:is\s+|has\s+been\s+)?(?:already\s+)?(?:in\s+place|done|ready|covered|sorted)|nothing\s+further)\b/u,
    none: /\b(?:zero\s+points(?!\s+(?:lost|missing))|missing\s+entirely|(?:no|zero)\s+points?\s+(?:at\s+all|yet|so\s+far|whatsoever)|(?:got|have|earned|gained|scored|received|reached|collected|won)\s+(?:no|zero|0)\b(?!\s+(?!points?)\p{L}{4})|(?:earned|brought|gained|won|got)\s+(?:you\s+)?nothing|(?:not|n't|never)\s+(?:earn|gain|get|score|collect|win|receive|reach|pick\s+up)\w*\s+(?:a|any|one)\s+(?:single\s+)?points?|not\s+(?:a|one)\s+(?:single\s+)?point(?!\s+(?:is|was|has\s+been)\s+(?:lost|miss))|nothing\s+(?:at\s+all\s+)?(?:is\s+)?(?:in\s+place|has\s+been\s+(?:done|built)|exists)|(?:lost|missed|gave\s+away)\s+(?:all|every)|without\s+a\s+single\s+point|empty[-\s]handed)\b/u,
    gaps: /\b(?:there\s+(?:is|are)\s+(?:still|some|plenty)|still\s+(?:missing|lacking|lack|leaves|lose|lost|to\s+(?:gain|do))|room\s+(?:for|to)\s+(?:improve\w*|grow)|points\s+(?:are\s+|were\s+)?(?:left|missing|lost|open)|los[te]\w*\s+(?:(?:a|some|several|few)\s+)?points?|(?:has|have|shows?|left)\s+(?:\w+\s+)?gaps?)\b/u,
    strong:
      /\b(?:excellent|excels?|outstanding|superb|first[-\s]class|exemplary|exceptional(?:ly)?|impressive|brilliant(?:ly)?|terrific|top[-\s]notch|(?:the\s+)?top\s+level|strong|strengths?|pillars?|(?:do|does|doing)\s+well(?!\s+to)|(?:nearly|almost)\s+everything\s+works|(?:result|areas)\s+(?:is|are)\s+(?:already\s+)?good(?!\s+(?:to|that|if))|showpiece|proud|master(?:ed|y)|strong\s+suit|well\s+(?:developed|advanced|established|organised|ahead)|(?:very|highly|really)\s+(?:good|high|advanced|developed)|(?:is|are|looks)\s+advanced|rock[-\s]solid|solid|at\s+a\s+high\s+level|in\s+(?:great|very\s+good|good|excellent|fine|top)\s+(?:shape|hands|order))\b/u,
    weak: /\b(?:weak|weakness(?:es)?|poor|poorly|(?:almost|hardly|next\s+to)\s+(?:nothing|anything)|(?:in\s+its|still\s+in\s+its)\s+infancy|(?:very\s+)?low|at\s+the\s+(?:very\s+)?(?:beginning|start)|(?:hardly|barely|scarcely)\s+(?:begun|started|developed|anything)|underdeveloped|rudimentary|dismal|neglected|far\s+behind|problem\s+area|disappoint\w*|in\s+bad\s+shape|a\s+sore\s+(?:point|spot))\b/u,
    above:
      /\b(?:(?:above|over|higher\s+than|better\s+than|exceed\w*|beats?|surpass\w*|outperform\w*|top)\s+(?:your|the|its|that)\s+(?:[\w'’]+\s+){0,3}(?:average|mean|overall|total)|(?:above|exceed\w*|better\s+than)\s+the\s+result\s+of\s+the\s+(?:clinic|whole)|average\s+is\s+exceeded|average\s.*\bdoes\s+(?:very\s+)?well|above[-\s]average|pulls?\s+.*\bup|(?:lifts?|raises?|pushes)\s+.*\b(?:up|average|overall|total|result))\b/u,
    below:
      /\b(?:(?:below|under|lower\s+than|worse\s+than|weaker\s+than|short\s+of|behind)\s+(?:your|the|its|that)\s+(?:[\w'’]+\s+){0,3}(?:average|mean|overall|total)|lowers\s+(?:your|the)\s+average|average\s.*\bdoes\s+(?:poorly|badly)|below[-\s]average|(?:pulls?|drags?|brings?|holds?)\s+.*\b(?:down|back))\b/u,
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
    /\b(?:behind|below|trails?|follows|after|under|short\s+of)\s+(?:(?:in|the|your|that|of|for|one|area|section|where)\s+)*$/u,
  aheadBehindName: /^\s*(?:is\s+)?(?:trails?|lags?|falls?|stays?|has\s+been\s+left)\s+(?:\w+\s+)?behind/u,
  behindBehindName: null,
  former: /\b(?:the\s+former|the\s+first)\b/u,
  asGood: /\b(?:as|so)\s+(?:well|good|strong(?:ly)?|far|high|advanced|convincing|successful)\b/u,
  asBad: /\b(?:as|so)\s+(?:badly|bad|poor(?:ly)?|weak(?:ly)?|low|little|far\s+behind)\b/u,
  others:
    /\b(?:everything\s+else|anything\s+else|anywhere\s+else|(?:all|any|every|each)\s+(?:of\s+)?(?:the\s+|your\s+)?others?(?:\s+\w+)?|the\s+(?:rest|others))\b/u,
  nothing: /\b(?:nothing|nowhere|none\s+of|no\s+(?:other\s+)?(?:area|section|topic|field))\b/u,
  result:
    /\b(?:areas?|sections?|results?|scores?|performers?|percentages?|place|points|strength|weakness|link|it|do\s+best|of\s+(?:the|your|them|all))\b/u,
  unreal:
    /\b(?:will|would(?!\s+be\s+(?:your\s+)?#)|once|someday|one\s+day|(?:may|might|can|could)\s+(?:be|become|turn)\b(?!\s+(?:better|proud|closed))|wrong\s+to|untrue|some\s+way\s+to\s+go)\b/u,
  idioms: [
    [/\bmeasured\s+against\s+(?:your\s+(?:own\s+)?|the\s+)average,/u, 'for your average'],
    [/\bno\s+(?:other\s+)?area\s+(?:surpass|beat|overt|outd|outp)\w*/u, 'best is'],
    [/\ball\s+(?:of\s+)?(?:the\s+|your\s+)?other\s+areas\s+(?:trail|follow)\b/u, 'best is'],
    [/\beverything\s+else\s+(?:comes\s+)?behind(?:\s+it)?(?=[.!])/u, 'best here'],
    [/\bdoes\s+not\s+reach\s+the\s+level\s+of\b/u, 'below'],
    [/\bdoes\s+not\s+reach\s+(?=(?:your|the)\s+(?:overall|total|average))/u, 'is below '],
    [/\b(?:hardly|barely|scarcely)\s+anything\s+works\b/u, 'weak'],
    [/\bhas\s+(?:hardly|barely|scarcely)\s+been\s+developed\b/u, 'is weak'],
    [/\bno\s+area\s+(?:is\s+)?left\s+to\s+improve\b/u, 'every area is perfect'],
    [/\bnot\s+score\s+in\s+any\s+of\s+(?:the|your)\s+areas\b/u, 'zero points in all areas'],
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
    /\b(?:all|every|each)\s+(?:(?:\w+\s+)?of\s+)?(?:the\s+|your\s+|other\s+|single\s+)*(?:\w+\s+)?(?:areas?|sections?)\b/u,
  any: /\bany\s+(?:\w+\s+)?(?:areas?|sections?)\b/u,
  nothingLeft: /\b(?:nothing|no)\b/u,
  no: /\b(?:none|no(?:ne)?\s+(?:of\s+(?:the|your)\s+)?(?:\w+\s+)?(?:areas?|sections?)|not\s+(?:a\s+single|one|any)\s+(?:of\s+the\s+)?(?:\w+\s+)?(?:areas?|sections?))\b/u,
  most: /\b(?:most|the\s+majority|more\s+than\s+half)\s+of\s+(?:the\s+|your\s+)?(?:\w+\s+)?areas\b|\b(?:most|the\s+majority\s+of)\s+(?:your\s+)?areas\b/u,
};
