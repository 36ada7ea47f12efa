import type { Language } from '../../../platform/http/languages.js';

/**
 * The wording of the PDF. What the page says too has the page's key and words, so that texts which admins lay over it
 * count for both (rules: Languages and texts). `_one`, `_few` and `_other` follow the language's plural rules.
 */
const hu = {
  'evaluation.gauge.average': 'Iparági átlag: {average}',
  'evaluation.gauge.label': '{percent}, {word}',
  'evaluation.gauge.label-average': '{percent}, {word}. Iparági átlag: {average}',
  'evaluation.page.preview':
    'Előnézet: a jelenlegi, még nem véglegesített állapot. Az ügyfél csak a jóváhagyott változatot látja.',
  'evaluation.page.title': 'Digitális érettségi értékelés',
  'evaluation.pdf.column-points': 'Pont',
  'evaluation.pdf.column-result': 'Eredmény',
  'evaluation.pdf.date': 'Kelt: {date}',
  'evaluation.pdf.how-ai': 'A szövegeket mesterséges intelligencia írta.',
  'evaluation.pdf.how-ai-edited':
    'A szövegeket mesterséges intelligencia írta, egy részüket munkatársunk szerkesztette.',
  'evaluation.pdf.how-approved-automatic': 'A szövegeket számítógépes program ellenőrizte.',
  'evaluation.pdf.how-approved-person': 'A szövegeket munkatársunk elolvasta és jóváhagyta.',
  'evaluation.pdf.how-built-in': 'A szövegek az Önök válaszaiból álltak össze.',
  'evaluation.pdf.how-built-in-edited':
    'A szövegek az Önök válaszaiból álltak össze, egy részüket munkatársunk írta vagy szerkesztette.',
  'evaluation.pdf.how-checked': 'A szövegeket közzététel előtt ellenőriztük.',
  'evaluation.pdf.how-mixed': 'A szövegek egy részét mesterséges intelligencia írta.',
  'evaluation.pdf.how-person': 'A szövegeket munkatársunk írta.',
  'evaluation.pdf.how-score': 'A pontszámok kizárólag az Önök válaszaiból számítódnak.',
  'evaluation.pdf.how-title': 'Hogyan készült ez az értékelés?',
  'evaluation.pdf.how-unapproved': 'A szövegeket még senki sem hagyta jóvá.',
  'evaluation.pdf.online': 'Az értékelés az interneten',
  'evaluation.pdf.page': '{page} / {total}',
  'evaluation.position.ahead_few':
    'Eddig {n} értékelés készült; ezek közül {ahead} eredménye alacsonyabb az Önökénél.',
  'evaluation.position.ahead_one':
    'Eddig {n} értékelés készült; ezek közül {ahead} eredménye alacsonyabb az Önökénél.',
  'evaluation.position.ahead_other':
    'Eddig {n} értékelés készült; ezek közül {ahead} eredménye alacsonyabb az Önökénél.',
  'evaluation.position.date': 'Állapot: {date}',
  'evaluation.position.median': 'A középső eredmény (medián): {percent}',
  'evaluation.position.middle': 'A kitöltők középső fele: {from} – {to}',
  'evaluation.position.title': 'Hol tartanak a többi kitöltőhöz képest?',
  'evaluation.product.gain-section_few': 'Akár +{points} százalékpont ezen a területen',
  'evaluation.product.gain-section_one': 'Akár +{points} százalékpont ezen a területen',
  'evaluation.product.gain-section_other': 'Akár +{points} százalékpont ezen a területen',
  'evaluation.product.gain-total_few': 'Akár +{points} százalékpont az összesített eredményben',
  'evaluation.product.gain-total_one': 'Akár +{points} százalékpont az összesített eredményben',
  'evaluation.product.gain-total_other': 'Akár +{points} százalékpont az összesített eredményben',
  'evaluation.product.more': 'További információ',
  'evaluation.score.points': '{score} / {max} pont',
  'evaluation.section.analysis': 'Elemzés',
  'evaluation.section.complete':
    'Ezen a területen minden pontot megszereztek, így itt nincs külön javaslatunk.',
  'evaluation.section.products': 'Javasolt megoldások',
  'evaluation.section.strengths': 'Erősségek',
  'evaluation.section.tips': 'Azonnal alkalmazható tippek',
  'evaluation.summary.average': 'Iparági átlag',
  'evaluation.summary.bars': 'Eredmény területenként',
  'evaluation.summary.consultation': 'Ingyenes konzultáció',
  'evaluation.summary.solutions': 'Javasolt megoldások',
  'evaluation.summary.text': 'Összegző értékelés',
  'evaluation.summary.tips': 'Itt nyerhetik a legtöbbet',
  'evaluation.summary.title': 'Összegzés',
  'evaluation.tip.points_few': '+{points} pont érhető el vele',
  'evaluation.tip.points_one': '+{points} pont érhető el vele',
  'evaluation.tip.points_other': '+{points} pont érhető el vele',
  'evaluation.verdict.above_few':
    '{percent}, ez {points} százalékponttal az iparági átlag ({average}) felett van.',
  'evaluation.verdict.above_one':
    '{percent}, ez {points} százalékponttal az iparági átlag ({average}) felett van.',
  'evaluation.verdict.above_other':
    '{percent}, ez {points} százalékponttal az iparági átlag ({average}) felett van.',
  'evaluation.verdict.alone': '{percent}, {word} szint.',
  'evaluation.verdict.below_few':
    '{percent}, ez {points} százalékponttal az iparági átlag ({average}) alatt van.',
  'evaluation.verdict.below_one':
    '{percent}, ez {points} százalékponttal az iparági átlag ({average}) alatt van.',
  'evaluation.verdict.below_other':
    '{percent}, ez {points} százalékponttal az iparági átlag ({average}) alatt van.',
  'evaluation.verdict.equal': '{percent}, éppen az iparági átlag ({average}).',
  'evaluation.welcome.column-section': 'Terület',
  'evaluation.welcome.for': 'Az értékelés címzettje',
  'score.band.amber': 'fejlődő',
  'score.band.blue': 'jó',
  'score.band.green': 'erős',
  'score.band.red': 'kezdeti',
};

const en: typeof hu = {
  'evaluation.gauge.average': 'Industry average: {average}',
  'evaluation.gauge.label': '{percent}, {word}',
  'evaluation.gauge.label-average': '{percent}, {word}. Industry average: {average}',
  'evaluation.page.preview':
    'Preview of the current state, not final yet. The client only sees the approved version.',
  'evaluation.page.title': 'Digital maturity evaluation',
  'evaluation.pdf.column-points': 'Points',
  'evaluation.pdf.column-result': 'Result',
  'evaluation.pdf.date': 'Date: {date}',
  'evaluation.pdf.how-ai': 'The texts were written by AI.',
  'evaluation.pdf.how-ai-edited': 'The texts were written by AI; some of them were edited by a person.',
  'evaluation.pdf.how-approved-automatic': 'The texts were checked automatically, by a program.',
  'evaluation.pdf.how-approved-person': 'The texts were read and approved by a person.',
  'evaluation.pdf.how-built-in': 'The texts were built from your answers.',
  'evaluation.pdf.how-built-in-edited':
    'The texts were built from your answers; some of them were written or edited by a person.',
  'evaluation.pdf.how-checked': 'The texts were checked before they were published.',
  'evaluation.pdf.how-mixed': 'Some of the texts were written by AI.',
  'evaluation.pdf.how-person': 'The texts were written by a person.',
  'evaluation.pdf.how-score': 'The scores come from your answers to the questionnaire and from nothing else.',
  'evaluation.pdf.how-title': 'How this evaluation was made',
  'evaluation.pdf.how-unapproved': 'Nobody has approved the texts yet.',
  'evaluation.pdf.online': 'This evaluation online',
  'evaluation.pdf.page': '{page} / {total}',
  'evaluation.position.ahead_few': 'You are ahead of {ahead} of the {n} clinics evaluated so far.',
  'evaluation.position.ahead_one': 'You are ahead of {ahead} of the {n} clinics evaluated so far.',
  'evaluation.position.ahead_other': 'You are ahead of {ahead} of the {n} clinics evaluated so far.',
  'evaluation.position.date': 'As of {date}',
  'evaluation.position.median': 'The middle result (median): {percent}',
  'evaluation.position.middle': 'The middle half of all clinics: {from} – {to}',
  'evaluation.position.title': 'Where you stand among the others',
  'evaluation.product.gain-section_few': 'Up to +{points} percentage points in this area',
  'evaluation.product.gain-section_one': 'Up to +{points} percentage point in this area',
  'evaluation.product.gain-section_other': 'Up to +{points} percentage points in this area',
  'evaluation.product.gain-total_few': 'Up to +{points} percentage points in the overall result',
  'evaluation.product.gain-total_one': 'Up to +{points} percentage point in the overall result',
  'evaluation.product.gain-total_other': 'Up to +{points} percentage points in the overall result',
  'evaluation.product.more': 'Learn more',
  'evaluation.score.points': '{score} / {max} points',
  'evaluation.section.analysis': 'Analysis',
  'evaluation.section.complete':
    'You reached every point in this area, so we have nothing further to suggest here.',
  'evaluation.section.products': 'Recommended solutions',
  'evaluation.section.strengths': 'Strengths',
  'evaluation.section.tips': 'Tips you can use right away',
  'evaluation.summary.average': 'Industry average',
  'evaluation.summary.bars': 'Result by area',
  'evaluation.summary.consultation': 'Free consultation',
  'evaluation.summary.solutions': 'Recommended solutions',
  'evaluation.summary.text': 'Overall evaluation',
  'evaluation.summary.tips': 'Where you gain the most',
  'evaluation.summary.title': 'Summary',
  'evaluation.tip.points_few': 'could add {points} points',
  'evaluation.tip.points_one': 'could add {points} point',
  'evaluation.tip.points_other': 'could add {points} points',
  'evaluation.verdict.above_few':
    '{percent}, {points} percentage points above the industry average ({average}).',
  'evaluation.verdict.above_one':
    '{percent}, {points} percentage point above the industry average ({average}).',
  'evaluation.verdict.above_other':
    '{percent}, {points} percentage points above the industry average ({average}).',
  'evaluation.verdict.alone': '{percent}, {word}.',
  'evaluation.verdict.below_few':
    '{percent}, {points} percentage points below the industry average ({average}).',
  'evaluation.verdict.below_one':
    '{percent}, {points} percentage point below the industry average ({average}).',
  'evaluation.verdict.below_other':
    '{percent}, {points} percentage points below the industry average ({average}).',
  'evaluation.verdict.equal': '{percent}, exactly the industry average ({average}).',
  'evaluation.welcome.column-section': 'Area',
  'evaluation.welcome.for': 'Prepared for',
  'score.band.amber': 'developing',
  'score.band.blue': 'good',
  'score.band.green': 'strong',
  'score.band.red': 'early stage',
};

const ro: typeof hu = {
  'evaluation.gauge.average': 'Media din domeniu: {average}',
  'evaluation.gauge.label': '{percent}, {word}',
  'evaluation.gauge.label-average': '{percent}, {word}. Media din domeniu: {average}',
  'evaluation.page.preview':
    'Previzualizare a stării curente, încă nefinalizată. Clientul vede numai versiunea aprobată.',
  'evaluation.page.title': 'Evaluarea maturității digitale',
  'evaluation.pdf.column-points': 'Puncte',
  'evaluation.pdf.column-result': 'Rezultat',
  'evaluation.pdf.date': 'Data: {date}',
  'evaluation.pdf.how-ai': 'Textele au fost scrise de inteligența artificială.',
  'evaluation.pdf.how-ai-edited':
    'Textele au fost scrise de inteligența artificială; o parte dintre ele a fost modificată de echipa noastră.',
  'evaluation.pdf.how-approved-automatic': 'Textele au fost verificate automat, de un program.',
  'evaluation.pdf.how-approved-person':
    'Textele au fost citite și aprobate de o persoană din echipa noastră.',
  'evaluation.pdf.how-built-in': 'Textele au fost alcătuite din răspunsurile dumneavoastră.',
  'evaluation.pdf.how-built-in-edited':
    'Textele au fost alcătuite din răspunsurile dumneavoastră; o parte dintre ele a fost scrisă sau modificată de echipa noastră.',
  'evaluation.pdf.how-checked': 'Textele au fost verificate înainte de publicare.',
  'evaluation.pdf.how-mixed': 'O parte din texte a fost scrisă de inteligența artificială.',
  'evaluation.pdf.how-person': 'Textele au fost scrise de o persoană din echipa noastră.',
  'evaluation.pdf.how-score': 'Punctajele provin numai din răspunsurile dumneavoastră la chestionar.',
  'evaluation.pdf.how-title': 'Cum a fost făcută această evaluare',
  'evaluation.pdf.how-unapproved': 'Textele nu au fost încă aprobate de nimeni.',
  'evaluation.pdf.online': 'Evaluarea pe internet',
  'evaluation.pdf.page': '{page} / {total}',
  'evaluation.position.ahead_few':
    'Până acum există {n} evaluări; rezultate mai mici decât al dumneavoastră: {ahead}.',
  'evaluation.position.ahead_one':
    'Până acum există {n} evaluare; rezultate mai mici decât al dumneavoastră: {ahead}.',
  'evaluation.position.ahead_other':
    'Până acum există {n} de evaluări; rezultate mai mici decât al dumneavoastră: {ahead}.',
  'evaluation.position.date': 'Situația la data de {date}',
  'evaluation.position.median': 'Rezultatul din mijloc (mediana): {percent}',
  'evaluation.position.middle': 'Jumătatea din mijloc a clinicilor: {from} – {to}',
  'evaluation.position.title': 'Unde vă situați față de celelalte clinici',
  'evaluation.product.gain-section_few': 'Până la +{points} puncte procentuale la acest domeniu',
  'evaluation.product.gain-section_one': 'Până la +{points} punct procentual la acest domeniu',
  'evaluation.product.gain-section_other': 'Până la +{points} de puncte procentuale la acest domeniu',
  'evaluation.product.gain-total_few': 'Până la +{points} puncte procentuale în rezultatul general',
  'evaluation.product.gain-total_one': 'Până la +{points} punct procentual în rezultatul general',
  'evaluation.product.gain-total_other': 'Până la +{points} de puncte procentuale în rezultatul general',
  'evaluation.product.more': 'Aflați mai multe',
  'evaluation.score.points': '{score} / {max} puncte',
  'evaluation.section.analysis': 'Analiză',
  'evaluation.section.complete':
    'Ați obținut toate punctele la acest domeniu, așa că nu avem alte recomandări aici.',
  'evaluation.section.products': 'Soluții recomandate',
  'evaluation.section.strengths': 'Puncte forte',
  'evaluation.section.tips': 'Sfaturi pe care le puteți aplica imediat',
  'evaluation.summary.average': 'Media din domeniu',
  'evaluation.summary.bars': 'Rezultate pe domenii',
  'evaluation.summary.consultation': 'Consultanță gratuită',
  'evaluation.summary.solutions': 'Soluții recomandate',
  'evaluation.summary.text': 'Evaluare generală',
  'evaluation.summary.tips': 'Unde puteți câștiga cel mai mult',
  'evaluation.summary.title': 'Rezumat',
  'evaluation.tip.points_few': 'poate aduce {points} puncte',
  'evaluation.tip.points_one': 'poate aduce {points} punct',
  'evaluation.tip.points_other': 'poate aduce {points} de puncte',
  'evaluation.verdict.above_few':
    '{percent}, cu {points} puncte procentuale peste media din domeniu ({average}).',
  'evaluation.verdict.above_one':
    '{percent}, cu {points} punct procentual peste media din domeniu ({average}).',
  'evaluation.verdict.above_other':
    '{percent}, cu {points} de puncte procentuale peste media din domeniu ({average}).',
  'evaluation.verdict.alone': '{percent}, nivel {word}.',
  'evaluation.verdict.below_few':
    '{percent}, cu {points} puncte procentuale sub media din domeniu ({average}).',
  'evaluation.verdict.below_one':
    '{percent}, cu {points} punct procentual sub media din domeniu ({average}).',
  'evaluation.verdict.below_other':
    '{percent}, cu {points} de puncte procentuale sub media din domeniu ({average}).',
  'evaluation.verdict.equal': '{percent}, exact media din domeniu ({average}).',
  'evaluation.welcome.column-section': 'Domeniu',
  'evaluation.welcome.for': 'Pregătită pentru',
  'score.band.amber': 'în dezvoltare',
  'score.band.blue': 'bun',
  'score.band.green': 'puternic',
  'score.band.red': 'incipient',
};

export type PdfTextKey = keyof typeof hu;
export type PdfTexts = Record<PdfTextKey, string>;
export const PDF_TEXTS: Record<Language, PdfTexts> = { hu, en, ro };
