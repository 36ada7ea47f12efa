import { COMPARISON_TEXTS } from './comparison-texts.js';

/** The PDF in Hungarian; its keys are those of every language (see texts.ts). */
export const hu = {
  ...COMPARISON_TEXTS.hu,
  'evaluation.approval.reviewer': 'Az értékelést átnézte és jóváhagyta: {reviewer}',
  'evaluation.page.by': 'Az értékelést készítette',
  'evaluation.page.preview':
    'Előnézet: a jelenlegi, még nem véglegesített állapot. Az ügyfél csak a jóváhagyott változatot látja.',
  'evaluation.page.title': 'A digitális érettség értékelése',
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
  'evaluation.summary.bars': 'Eredmény területenként',
  'evaluation.summary.consultation': 'Ingyenes konzultáció',
  'evaluation.summary.solutions': 'Javasolt megoldások',
  'evaluation.summary.text': 'Összegző értékelés',
  'evaluation.summary.tips': 'Itt nyerhetik a legtöbbet',
  'evaluation.summary.title': 'Összegzés',
  'evaluation.tip.points_few': '+{points} pont érhető el vele',
  'evaluation.tip.points_one': '+{points} pont érhető el vele',
  'evaluation.tip.points_other': '+{points} pont érhető el vele',
  'evaluation.welcome.column-section': 'Terület',
  'evaluation.welcome.for': 'Az értékelés címzettje',
  'score.band.amber': 'fejlődő',
  'score.band.blue': 'jó',
  'score.band.green': 'erős',
  'score.band.red': 'kezdeti',
};

export type PdfTextKey = keyof typeof hu;
export type PdfTexts = Record<PdfTextKey, string>;
