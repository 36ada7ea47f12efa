import type { Language } from '../../../platform/http/languages.js';

/** How the PDF and the mail tell what has changed since an earlier response; keys and words are the page's. */
const hu = {
  'evaluation.change.better_few':
    'A legutóbbi kitöltés ({date}) óta {points} százalékponttal jobb az eredmény: akkor {before} volt, most {now}.',
  'evaluation.change.better_one':
    'A legutóbbi kitöltés ({date}) óta {points} százalékponttal jobb az eredmény: akkor {before} volt, most {now}.',
  'evaluation.change.better_other':
    'A legutóbbi kitöltés ({date}) óta {points} százalékponttal jobb az eredmény: akkor {before} volt, most {now}.',
  'evaluation.change.changed':
    'A kérdések azóta módosultak, ezért a két eredmény csak hozzávetőlegesen vethető össze.',
  'evaluation.change.column-before': 'Legutóbb',
  'evaluation.change.column-difference': 'Változás (százalékpont)',
  'evaluation.change.column-now': 'Most',
  'evaluation.change.marked':
    '* A terület kérdései azóta módosultak, ezért itt az összevetés csak hozzávetőleges.',
  'evaluation.change.new': 'Új terület: a legutóbbi kitöltéskor ({date}) még nem szerepelt a kérdőívben.',
  'evaluation.change.new-area': 'új terület',
  'evaluation.change.same': 'Az eredmény ugyanannyi, mint a legutóbbi kitöltéskor ({date}): {now}.',
  'evaluation.change.title': 'Mi változott a legutóbbi kitöltés óta?',
  'evaluation.change.total': 'Teljes eredmény',
  'evaluation.change.worse_few':
    'A legutóbbi kitöltés ({date}) óta {points} százalékponttal gyengébb az eredmény: akkor {before} volt, most {now}.',
  'evaluation.change.worse_one':
    'A legutóbbi kitöltés ({date}) óta {points} százalékponttal gyengébb az eredmény: akkor {before} volt, most {now}.',
  'evaluation.change.worse_other':
    'A legutóbbi kitöltés ({date}) óta {points} százalékponttal gyengébb az eredmény: akkor {before} volt, most {now}.',
};

const en: typeof hu = {
  'evaluation.change.better_few':
    'The result is up by {points} percentage points since last time ({date}): from {before} to {now}.',
  'evaluation.change.better_one':
    'The result is up by {points} percentage point since last time ({date}): from {before} to {now}.',
  'evaluation.change.better_other':
    'The result is up by {points} percentage points since last time ({date}): from {before} to {now}.',
  'evaluation.change.changed':
    'The questions have changed since then, so the two results can only be compared roughly.',
  'evaluation.change.column-before': 'Last time',
  'evaluation.change.column-difference': 'Change (percentage points)',
  'evaluation.change.column-now': 'Now',
  'evaluation.change.marked':
    '* The questions in this area have changed since then, so this is only a rough comparison.',
  'evaluation.change.new': 'A new area: it was not in the questionnaire last time ({date}).',
  'evaluation.change.new-area': 'new area',
  'evaluation.change.same': 'The result is the same as last time ({date}): {now}.',
  'evaluation.change.title': 'What has changed since last time',
  'evaluation.change.total': 'Overall result',
  'evaluation.change.worse_few':
    'The result is down by {points} percentage points since last time ({date}): from {before} to {now}.',
  'evaluation.change.worse_one':
    'The result is down by {points} percentage point since last time ({date}): from {before} to {now}.',
  'evaluation.change.worse_other':
    'The result is down by {points} percentage points since last time ({date}): from {before} to {now}.',
};

const ro: typeof hu = {
  'evaluation.change.better_few':
    'Rezultatul a crescut cu {points} puncte procentuale față de completarea anterioară ({date}): de la {before} la {now}.',
  'evaluation.change.better_one':
    'Rezultatul a crescut cu {points} punct procentual față de completarea anterioară ({date}): de la {before} la {now}.',
  'evaluation.change.better_other':
    'Rezultatul a crescut cu {points} de puncte procentuale față de completarea anterioară ({date}): de la {before} la {now}.',
  'evaluation.change.changed':
    'Întrebările s-au modificat între timp, așa că cele două rezultate pot fi comparate doar orientativ.',
  'evaluation.change.column-before': 'Data trecută',
  'evaluation.change.column-difference': 'Diferență (puncte procentuale)',
  'evaluation.change.column-now': 'Acum',
  'evaluation.change.marked':
    '* Întrebările din acest domeniu s-au modificat între timp, așa că aici comparația este doar orientativă.',
  'evaluation.change.new': 'Domeniu nou: la completarea anterioară ({date}) nu făcea parte din chestionar.',
  'evaluation.change.new-area': 'domeniu nou',
  'evaluation.change.same': 'Rezultatul este același ca la completarea anterioară ({date}): {now}.',
  'evaluation.change.title': 'Ce s-a schimbat față de data trecută',
  'evaluation.change.total': 'Rezultat total',
  'evaluation.change.worse_few':
    'Rezultatul a scăzut cu {points} puncte procentuale față de completarea anterioară ({date}): de la {before} la {now}.',
  'evaluation.change.worse_one':
    'Rezultatul a scăzut cu {points} punct procentual față de completarea anterioară ({date}): de la {before} la {now}.',
  'evaluation.change.worse_other':
    'Rezultatul a scăzut cu {points} de puncte procentuale față de completarea anterioară ({date}): de la {before} la {now}.',
};

export const CHANGE_TEXTS: Record<Language, typeof hu> = { hu, en, ro };
