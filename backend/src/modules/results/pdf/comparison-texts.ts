import type { Language } from '../../../platform/http/languages.js';

/** How the PDF tells a result and where it stands among the others; keys and words are the page's. */
const hu = {
  'evaluation.gauge.average_few': '{average} – {n} intézmény átlaga',
  'evaluation.gauge.average_one': '{average} – {n} intézmény átlaga',
  'evaluation.gauge.average_other': '{average} – {n} intézmény átlaga',
  'evaluation.gauge.label': '{percent}, {word}',
  'evaluation.gauge.label-average_few': '{percent}, {word}. {n} intézmény átlaga: {average}',
  'evaluation.gauge.label-average_one': '{percent}, {word}. {n} intézmény átlaga: {average}',
  'evaluation.gauge.label-average_other': '{percent}, {word}. {n} intézmény átlaga: {average}',
  'evaluation.position.ahead_few':
    'Eddig {n} értékelés készült; ezek közül {ahead} eredménye alacsonyabb az Önökénél.',
  'evaluation.position.ahead_one':
    'Eddig {n} értékelés készült; ezek közül {ahead} eredménye alacsonyabb az Önökénél.',
  'evaluation.position.ahead_other':
    'Eddig {n} értékelés készült; ezek közül {ahead} eredménye alacsonyabb az Önökénél.',
  'evaluation.position.date': 'Állapot: {date}',
  'evaluation.position.median': 'A középső eredmény (medián): {percent}',
  'evaluation.position.middle': 'A mezőny középső fele: {from} – {to}',
  'evaluation.position.own': 'Az Önök eredménye: {percent}',
  'evaluation.position.title': 'Hol tartanak a többi kitöltőhöz képest?',
  'evaluation.position.too-few':
    'Átlagot és helyezést akkor mutatunk, ha már legalább öt intézmény eredménye ismert; addig nincs mihez hasonlítani az Önökét.',
  'evaluation.summary.average_few': '{n} intézmény átlaga',
  'evaluation.summary.average_one': '{n} intézmény átlaga',
  'evaluation.summary.average_other': '{n} intézmény átlaga',
  'evaluation.verdict.above-though_few':
    '{percent}: {level}, a mezőnyben mégis {points} százalékponttal az iparági átlag ({average}) felett.',
  'evaluation.verdict.above-though_one':
    '{percent}: {level}, a mezőnyben mégis {points} százalékponttal az iparági átlag ({average}) felett.',
  'evaluation.verdict.above-though_other':
    '{percent}: {level}, a mezőnyben mégis {points} százalékponttal az iparági átlag ({average}) felett.',
  'evaluation.verdict.above_few':
    '{percent}: {level}, {points} százalékponttal az iparági átlag ({average}) felett.',
  'evaluation.verdict.above_one':
    '{percent}: {level}, {points} százalékponttal az iparági átlag ({average}) felett.',
  'evaluation.verdict.above_other':
    '{percent}: {level}, {points} százalékponttal az iparági átlag ({average}) felett.',
  'evaluation.verdict.alone': '{percent}: {level}.',
  'evaluation.verdict.average_few': '{average}, {n} intézmény',
  'evaluation.verdict.average_one': '{average}, {n} intézmény',
  'evaluation.verdict.average_other': '{average}, {n} intézmény',
  'evaluation.verdict.below-though_few':
    '{percent}: {level}, de a mezőnyben {points} százalékponttal az iparági átlag ({average}) alatt.',
  'evaluation.verdict.below-though_one':
    '{percent}: {level}, de a mezőnyben {points} százalékponttal az iparági átlag ({average}) alatt.',
  'evaluation.verdict.below-though_other':
    '{percent}: {level}, de a mezőnyben {points} százalékponttal az iparági átlag ({average}) alatt.',
  'evaluation.verdict.below_few':
    '{percent}: {level}, {points} százalékponttal az iparági átlag ({average}) alatt.',
  'evaluation.verdict.below_one':
    '{percent}: {level}, {points} százalékponttal az iparági átlag ({average}) alatt.',
  'evaluation.verdict.below_other':
    '{percent}: {level}, {points} százalékponttal az iparági átlag ({average}) alatt.',
  'evaluation.verdict.equal': '{percent}: {level}, éppen az iparági átlag ({average}).',
  'evaluation.verdict.level-amber': 'fejlődő szint',
  'evaluation.verdict.level-blue': 'jó eredmény',
  'evaluation.verdict.level-green': 'erős eredmény',
  'evaluation.verdict.level-red': 'kezdeti szint',
};

const en: typeof hu = {
  'evaluation.gauge.average_few': '{average} – average of {n} clinics',
  'evaluation.gauge.average_one': '{average} – result of {n} clinic',
  'evaluation.gauge.average_other': '{average} – average of {n} clinics',
  'evaluation.gauge.label': '{percent}, {word}',
  'evaluation.gauge.label-average_few': '{percent}, {word}. Average of {n} clinics: {average}',
  'evaluation.gauge.label-average_one': '{percent}, {word}. Result of {n} clinic: {average}',
  'evaluation.gauge.label-average_other': '{percent}, {word}. Average of {n} clinics: {average}',
  'evaluation.position.ahead_few': 'You are ahead of {ahead} of the {n} clinics evaluated so far.',
  'evaluation.position.ahead_one': 'You are ahead of {ahead} of the {n} clinics evaluated so far.',
  'evaluation.position.ahead_other': 'You are ahead of {ahead} of the {n} clinics evaluated so far.',
  'evaluation.position.date': 'As of {date}',
  'evaluation.position.median': 'The middle result (median): {percent}',
  'evaluation.position.middle': 'The middle half of all results: {from} – {to}',
  'evaluation.position.own': 'Your result: {percent}',
  'evaluation.position.title': 'How you compare with the others',
  'evaluation.position.too-few':
    'We show an average and your position once the results of at least five clinics are known; until then there is too little to compare yours with.',
  'evaluation.summary.average_few': 'Average of {n} clinics',
  'evaluation.summary.average_one': 'Result of {n} clinic',
  'evaluation.summary.average_other': 'Average of {n} clinics',
  'evaluation.verdict.above-though_few':
    '{percent}: {level}, yet {points} percentage points above the industry average ({average}).',
  'evaluation.verdict.above-though_one':
    '{percent}: {level}, yet {points} percentage point above the industry average ({average}).',
  'evaluation.verdict.above-though_other':
    '{percent}: {level}, yet {points} percentage points above the industry average ({average}).',
  'evaluation.verdict.above_few':
    '{percent}: {level}, {points} percentage points above the industry average ({average}).',
  'evaluation.verdict.above_one':
    '{percent}: {level}, {points} percentage point above the industry average ({average}).',
  'evaluation.verdict.above_other':
    '{percent}: {level}, {points} percentage points above the industry average ({average}).',
  'evaluation.verdict.alone': '{percent}: {level}.',
  'evaluation.verdict.average_few': '{average}, {n} clinics',
  'evaluation.verdict.average_one': '{average}, {n} clinic',
  'evaluation.verdict.average_other': '{average}, {n} clinics',
  'evaluation.verdict.below-though_few':
    '{percent}: {level}, but {points} percentage points below the industry average ({average}).',
  'evaluation.verdict.below-though_one':
    '{percent}: {level}, but {points} percentage point below the industry average ({average}).',
  'evaluation.verdict.below-though_other':
    '{percent}: {level}, but {points} percentage points below the industry average ({average}).',
  'evaluation.verdict.below_few':
    '{percent}: {level}, {points} percentage points below the industry average ({average}).',
  'evaluation.verdict.below_one':
    '{percent}: {level}, {points} percentage point below the industry average ({average}).',
  'evaluation.verdict.below_other':
    '{percent}: {level}, {points} percentage points below the industry average ({average}).',
  'evaluation.verdict.equal': '{percent}: {level}, exactly the industry average ({average}).',
  'evaluation.verdict.level-amber': 'a developing stage',
  'evaluation.verdict.level-blue': 'a good result',
  'evaluation.verdict.level-green': 'a strong result',
  'evaluation.verdict.level-red': 'an early stage',
};

const ro: typeof hu = {
  'evaluation.gauge.average_few': '{average} – media a {n} clinici',
  'evaluation.gauge.average_one': '{average} – rezultatul unei singure clinici',
  'evaluation.gauge.average_other': '{average} – media a {n} de clinici',
  'evaluation.gauge.label': '{percent}, {word}',
  'evaluation.gauge.label-average_few': '{percent}, {word}. Media a {n} clinici: {average}',
  'evaluation.gauge.label-average_one': '{percent}, {word}. Rezultatul unei singure clinici: {average}',
  'evaluation.gauge.label-average_other': '{percent}, {word}. Media a {n} de clinici: {average}',
  'evaluation.position.ahead_few':
    'Până acum există {n} evaluări; rezultate mai mici decât al dumneavoastră: {ahead}.',
  'evaluation.position.ahead_one':
    'Până acum există {n} evaluare; rezultate mai mici decât al dumneavoastră: {ahead}.',
  'evaluation.position.ahead_other':
    'Până acum există {n} de evaluări; rezultate mai mici decât al dumneavoastră: {ahead}.',
  'evaluation.position.date': 'Situația la data de {date}',
  'evaluation.position.median': 'Rezultatul din mijloc (mediana): {percent}',
  'evaluation.position.middle': 'Jumătatea din mijloc a rezultatelor: {from} – {to}',
  'evaluation.position.own': 'Rezultatul dumneavoastră: {percent}',
  'evaluation.position.title': 'Unde vă situați față de celelalte clinici',
  'evaluation.position.too-few':
    'Afișăm media și locul dumneavoastră după ce sunt cunoscute rezultatele a cel puțin cinci clinici; până atunci nu avem cu ce să comparăm.',
  'evaluation.summary.average_few': 'Media a {n} clinici',
  'evaluation.summary.average_one': 'Rezultatul unei singure clinici',
  'evaluation.summary.average_other': 'Media a {n} de clinici',
  'evaluation.verdict.above-though_few':
    '{percent}: {level}, totuși cu {points} puncte procentuale peste media sectorului ({average}).',
  'evaluation.verdict.above-though_one':
    '{percent}: {level}, totuși cu {points} punct procentual peste media sectorului ({average}).',
  'evaluation.verdict.above-though_other':
    '{percent}: {level}, totuși cu {points} de puncte procentuale peste media sectorului ({average}).',
  'evaluation.verdict.above_few':
    '{percent}: {level}, cu {points} puncte procentuale peste media sectorului ({average}).',
  'evaluation.verdict.above_one':
    '{percent}: {level}, cu {points} punct procentual peste media sectorului ({average}).',
  'evaluation.verdict.above_other':
    '{percent}: {level}, cu {points} de puncte procentuale peste media sectorului ({average}).',
  'evaluation.verdict.alone': '{percent}: {level}.',
  'evaluation.verdict.average_few': '{average}, {n} clinici',
  'evaluation.verdict.average_one': '{average}, {n} clinică',
  'evaluation.verdict.average_other': '{average}, {n} de clinici',
  'evaluation.verdict.below-though_few':
    '{percent}: {level}, dar cu {points} puncte procentuale sub media sectorului ({average}).',
  'evaluation.verdict.below-though_one':
    '{percent}: {level}, dar cu {points} punct procentual sub media sectorului ({average}).',
  'evaluation.verdict.below-though_other':
    '{percent}: {level}, dar cu {points} de puncte procentuale sub media sectorului ({average}).',
  'evaluation.verdict.below_few':
    '{percent}: {level}, cu {points} puncte procentuale sub media sectorului ({average}).',
  'evaluation.verdict.below_one':
    '{percent}: {level}, cu {points} punct procentual sub media sectorului ({average}).',
  'evaluation.verdict.below_other':
    '{percent}: {level}, cu {points} de puncte procentuale sub media sectorului ({average}).',
  'evaluation.verdict.equal': '{percent}: {level}, exact media sectorului ({average}).',
  'evaluation.verdict.level-amber': 'nivel în dezvoltare',
  'evaluation.verdict.level-blue': 'nivel bun',
  'evaluation.verdict.level-green': 'nivel foarte bun',
  'evaluation.verdict.level-red': 'nivel incipient',
};

export const COMPARISON_TEXTS: Record<Language, typeof hu> = { hu, en, ro };
