import type { PdfTexts } from './texts-hu.js';

export const ro: PdfTexts = {
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
