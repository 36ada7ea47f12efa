import { type AreaWords, superlative } from './area-words.js';

/** What may stand behind a superlative that is said of an area or a result. */
const RESULTS =
  '(?:domeni|sectiun|capitol|rezultat|procent|punctaj|scor|performan|verig|nivel|loc)\\p{L}*|la|este|e|sunt|sunteti|stati|sta|pus|iesit|ati|au|a|din|dintre|de|si|in|pe|aici|al|ale|cu|mai|iese';

export const ro: AreaWords = {
  claims: {
    best: superlative(
      '(?<!al\\s+doilea\\s)(?<!punct(?:ul)?\\s)ce(?:l|a|le|i)\\s+mai\\s+(?:puternic|frumos|bun|bine|inalt|ridicat|avansat|dezvoltat|solid|matur|reusit|performant)\\p{L}*',
      RESULTS,
      'ce(?:l|a|le|i)\\s+mai\\s+mare\\s+(?:punctaj|scor|procent|punct\\s+forte|forta|atu|reusita|succes)\\p{L}*|(?<!(?:pierd|lips)\\p{L}*\\s)cele\\s+mai\\s+multe\\s+puncte(?!.*(?:pierd|lips|raman|inca|de\\s+castigat))|cel\\s+mai\\s+departe|cel\\s+mai\\s+mult\\s+(?:ati|a|s-a)\\s+avansat|punctul\\s+forte\\s+principal|principal(?:ul|a)\\s+(?:punct\\s+forte|forta)|numarul\\s+unu|varful\\s+clasamentului|primul\\s+pe\\s+lista|ia\\s+coroana|medalia\\s+de\\s+aur|locomotiva|castigat\\s+cursa|cea\\s+mai\\s+mare\\s+parte\\s+din\\s+puncte\\p{L}*(?!.*(?:pierd|lips))|(?:primul|pe\\s+primul)\\s+loc|conduce(?:\\s+(?:detasat|clasamentul))?|in\\s+frunte(?:a\\s+(?:clasamentului|tuturor|domeniilor))?(?!\\p{L}|\\s+list)|mandria',
    ),
    worst: superlative(
      '(?<!punct(?:ul)?\\s)ce(?:l|a|le|i)\\s+mai\\s+(?:slab|prost|proast|dezamagitor|scazut|jos)\\p{L}*|ce(?:l|a|le|i)\\s+mai\\s+putin\\s+(?:dezvoltat|avansat|matur|reusit)\\p{L}*',
      RESULTS,
      'ce(?:l|a|le|i)\\s+mai\\s+(?:mic\\p{L}*\\s+(?:punctaj|scor|procent|rezultat)|putine\\s+puncte|in\\s+urma|neglijat\\p{L}*)|cel\\s+mai\\s+mult\\s+in\\s+urma|(?:ultimul|pe\\s+ultimul|ultima)\\s+(?:loc|pozitie)|la\\s+(?:coada|urma)(?:\\s+(?:clasamentului|listei))?(?=\\s*(?:$|[^\\p{L}\\s]|gasim|sta|se|vine|#))|codas\\p{L}*|incheie\\s+(?:clasamentul|plutonul)|capatul\\s+listei|de\\s+la\\s+coada|costat\\s+mai\\s+multe\\s+puncte\\s+decat\\s+ori\\p{L}*|cea\\s+mai\\s+mare\\s+(?:slabiciune|lipsa|ramanere|lacuna|problema)|cele\\s+mai\\s+mari\\s+(?:lipsuri|lacune)|cele\\s+mai\\s+multe\\s+(?:puncte\\s+.*(?:pierd|lips|raman)\\p{L}*|lipsuri|lacune|de\\s+facut)|(?:pierd|lips)\\p{L}*\\s+cele\\s+mai\\s+multe|cel\\s+mai\\s+mult\\s+de\\s+(?:castigat|recuperat|lucru|facut)',
    ),
    full: /(?<!\p{L})(?:(?:este|e|sunt)\s+(?:deja\s+)?gata(?!\p{L})|(?:rezultat|punctaj)\p{L}*\s+perfect|nu\s+are\s+nicio\s+(?:lipsa|lacuna)|nu\s+(?:exista|sunt|are|au)\s+(?:lacune|lipsuri)|nu\s+mai\s+(?:este|e|sunt)\s+(?:necesar|nevoie)\p{L}*|nu\s+mai\s+lasa\s+loc|nu\s+mai\s+sunt\s+(?:puncte|lucruri|pasi)|(?:atins|obtinut|primit|ajuns\s+la)\s+(?:punctajul\s+)?maxim(?:ul)?(?!\s+de)|maximul\s+(?:la|in)|nu\s+(?:ati|s-a|a)\s+pierdut\s+(?:niciun|nici\s+un)\s+punct|(?:facut|realizat)\s+tot\s+ce|nu\s+am\s+gasit\s+(?:nimic|nicio)|pus\s+totul\s+in\s+practica|in\s+intregime|la\s+suta\s+la\s+suta|atins\s+plafonul|nu\s+are\s+nevoie\s+de\s+nici\p{L}*|nu\s+a\s+mai\s+ramas\s+nimic|nu\s+(?:mai\s+)?(?:este|e|aveti|exista|ramane|a\s+ramas|au\s+ramas|lipseste)\s+(?:nimic|niciun|nicio)(?!\s+(?:problem|(?:alt\s+)?domeni))|nimic\s+(?:nu\s+)?(?:mai\s+)?(?:de\s+(?:facut|imbunatatit|adaugat|completat)|nu\s+(?:mai\s+)?lipseste)|nu\s+lipseste\s+(?:nimic|niciun|nicio)|toate\s+punctele(?!.*(?:pierd|lips))|fiecare\s+punct|punctaj(?:ul)?\s+(?:maxim|complet)|numarul\s+maxim|totul\s+(?:este|e)\s+(?:deja\s+)?(?:gata|in\s+regula|la\s+locul|rezolvat|pus\s+la\s+punct)|(?:este|e|pare|sunt)\s+(?:deja\s+)?(?:complet\p{L}*|perfect\p{L}*|impecabil\p{L}*|desavarsit\p{L}*|incheiat\p{L}*)|fara\s+(?:nicio\s+)?(?:lipsa|lacuna|greseala|cusur)|nici\s+ca\s+(?:se\s+)?putea\s+mai\s+bine|complet\s+acoperit\p{L}*|fara\s+cusur|nu\s+se\s+poate\s+mai\s+bine)/u,
    none: /(?<!\p{L})(?:(?<!pierdut\s+)niciun\s+punct(?!\s+(?:pierdut|lips))|nu\s+(?:ati|a|v-a|au)\s+(?:obtinut|primit|castigat|strans|adus)\s+(?:puncte|nimic|niciun\s+punct)|zero\s+puncte|nici\s+macar\s+un\s+punct|(?:ati\s+pierdut|s-au\s+pierdut|lipsesc)\s+toate\s+punctele|nu\s+exista\s+nimic|cu\s+mana\s+goala|lipseste\s+cu\s+totul|nu\s+exista\s+absolut\s+nimic)/u,
    gaps: /(?<!\p{L})(?:mai\s+(?:sunt|aveti|exista|raman)\s+(?:\p{L}+\s+)?(?:lipsuri|lacune|puncte|lucruri|pasi)|mai\s+lipses\p{L}*|pierdut\s+(?:vreun|un|cateva|niste)\s+punct\p{L}*|inca\s+lipses\p{L}*|loc\s+de\s+(?:mai\s+bine|imbunatat\p{L}*)|puncte\s+(?:pierdute|lipsa))/u,
    strong:
      /(?<!\p{L})(?:excel(?:ent|ati|eaza)\p{L}*|pilon\p{L}*|rezultatul\s+(?:este|e)\s+(?:deja\s+)?bun(?!\p{L})|aproape\s+totul\s+functioneaza|#\s+(?:este|e)\s+in\s+ordine|atu(?:ul|uri|urile)?(?!\p{L})|stapaniti|arata\s+foarte\s+bine|punctele(?:\s+\p{L}+)?\s+forte|nivelul\s+cel\s+mai\s+inalt|remarcabil\p{L}*|exceptional\p{L}*|impresionant\p{L}*|exemplar\p{L}*|stralucit\p{L}*|de\s+prima\s+clasa|foarte\s+(?:bun|bine|puternic|solid|avansat|dezvoltat)\p{L}*|(?<!mai\s)puternic\p{L}*|punct\s+forte|solid\p{L}*|la\s+un\s+nivel\s+(?:inalt|ridicat)|(?:sta|stati|merge)\s+(?:foarte\s+)?bine|bine\s+(?:dezvoltat|pus|organizat)\p{L}*)/u,
    weak: /(?<!\p{L})(?:punctele(?:\s+\p{L}+)?\s+slabe|punct\s+sensibil|(?:aproape|mai)\s+nimic|(?:foarte\s+)?putin\s+dezvoltat\p{L}*|(?<!mai\s)slab\p{L}*|precar\p{L}*|(?<!mai\s)scazut\p{L}*|la\s+(?:inceput|inceputul)|in\s+fasa|abia\s+(?:ati\s+inceput|a\s+inceput|incepe)|neglijat\p{L}*|subdezvoltat\p{L}*|mult\s+in\s+urma|deficitar\p{L}*|rudimentar\p{L}*|jalnic\p{L}*|punct\s+slab|problematic\p{L}*|lasa\s+de\s+dorit)/u,
    above:
      /(?<!\p{L})(?:(?:peste|mai\s+(?:bun|bine|sus|mare|puternic)\p{L}*\s+decat|depas\p{L}*|intrec\p{L}*)\s+(?:\p{L}+\s+){0,2}(?:media|medie|rezultatul\s+(?:\p{L}+\s+)?(?:general|total)|totalul|scorul\s+(?:general|total))|deasupra\s+rezultatului|depas\p{L}*\s+rezultatul\s+clinicii|media\s+(?:\p{L}+\s+)?este\s+depasita|fata\s+de\s+medie\s.*\bbine|ridica\s+(?:\p{L}+\s+)?(?:media|rezultatul)|trage\s+(?:\p{L}+\s+)*in\s+sus)/u,
    below:
      /(?<!\p{L})(?:(?:sub|mai\s+(?:slab|jos|mic|rau)\p{L}*\s+decat|in\s+urma)\s+(?:\p{L}+\s+){0,2}(?:media|mediei|medie|rezultatul(?:ui)?\s+(?:\p{L}+\s+)?(?:general|total)|totalul|scorul\s+(?:general|total))|fata\s+de\s+medie\s.*\b(?:prost|slab)|coboara\s+(?:\p{L}+\s+)?(?:media|rezultatul)|trage\s+(?:\p{L}+\s+)*in\s+jos)/u,
  },
  better:
    /mai\s+(?:bun|bine|puternic|inalt|ridicat|avansat|dezvoltat|sus|solid|departe|mult(?:e)?\s+punct|mare)\p{L}*/u,
  worse: /mai\s+(?:slab|prost|scazut|jos|mic|putin|rau)\p{L}*/u,
  than: /(?:decat|fata\s+de|comparativ\s+cu|in\s+comparatie\s+cu|spre\s+deosebire\s+de|pe\s+langa)\s+(?:(?:in|la|de|cel|cea|din|domeniul|sectiunea|pentru|privinta)\s+)*[„"«“]?$/u,
  thanEnding: null,
  ahead:
    /(?:inaintea|inainte\s+de|deasupra|peste|depas\p{L}*|intrec\p{L}*|urmat\p{L}*\s+de)\s+(?:(?:deja|domeniul\p{L}*|pe|cel|cele|de|la|sectiun\p{L}*)\s+)*[„"«“]?$/u,
  behind:
    /(?:in\s+urma|dupa|sub|raman\p{L}*\s+in\s+urma)\s+(?:(?:nivelul|domeniul\p{L}*|cel|sectiun\p{L}*)\s+)*[„"«“]?$/u,
  behindBehindName: null,
  aheadBehindName: /^\s*(?:ramane|a\s+ramas|este|sta|se\s+afla)\s+(?:mult\s+)?in\s+urma/u,
  former: /(?<!\p{L})(?:primul|prima|cel\s+dintai)(?!\p{L})/u,
  asGood: /(?:atat|asa|la\s+fel)\s+de\s+(?:bine|bun|puternic|departe|avansat|dezvoltat|sus)/u,
  asBad: /(?:atat|asa|la\s+fel)\s+de\s+(?:slab|prost|rau|putin|jos)/u,
  others: /(?<!\p{L})(?:celelalte|celorlalte|ori(?:care|ce)\s+alt\p{L}*|restul)(?!\p{L})/u,
  nothing:
    /(?<!\p{L})(?:nu\s+aveti\s+(?:un\s+)?alt\s+domeniu|nimic|nicaieri|niciun(?:ul)?\s+(?:alt\s+)?(?:domeniu|capitol|dintre))/u,
  result:
    /domeni|sectiun|rezultat|procent|punct|verig|loc|forta|atu|slabiciun|va\s+pricep|iesit|(?<!\p{L})(?:acolo|aici)(?!\p{L})/u,
  unreal:
    /(?<!\p{L})(?:va\s+fi|vor\s+fi|va\s+deveni|ar\s+mai\s+fi|ar\s+fi\s+(?:nevoie|adevarat)|nu\s+ar\s+fi|poate\s+(?:deveni|ca)|intr-o\s+zi|pana\s+(?:sa|cand)|nu\s+considera\p{L}*)(?!\p{L})/u,
  idioms: [
    [/fata\s+de\s+(?:propria\s+)?medie,/u, 'fata de medie'],
    [/niciun\s+(?:alt\s+)?domeniu\s+nu\s+(?:a\s+)?(?:depas|intrec)\p{L}*/u, 'cel mai bun este'],
    [
      /(?:toate\s+celelalte(?:\s+domenii)?|restul(?:\s+domeniilor)?)\s+(?:raman|sunt|vin|se\s+afla)\s+(?:in\s+urma(?:\s+domeniului)?|dupa\s+e[la])/u,
      'cel mai bun este',
    ],
    [/nu\s+a\s+ajuns\s+acolo\s+unde\s+e(?:ste)?/u, 'sub'],
    [/aproape\s+nimic\s+nu\s+(?:functioneaza|merge)/u, 'slab'],
    [
      /nu\s+(?:mai\s+)?(?:exista|aveti)\s+niciun\s+domeniu\s+de\s+imbunatatit/u,
      'toate domeniile sunt perfecte',
    ],
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
