import type { Language } from '../../../platform/http/languages.js';
import type { CheckFacts } from './check-facts.js';
import { type CheckedText, isQuoted } from './checked-text.js';
import { type Span, spansOf } from './spans.js';

const huClinics =
  '(?:rendelő|klinik|praxis|intézmény|szolgáltató|magánrendelő|kitöltő|válaszadó|résztvevő|versenytárs|egészségügyi\\s+szolgáltató)\\p{L}*';
const enClinics =
  '(?:(?:medical|dental|healthcare|private|similar)\\s+)?(?:clinics?|practices?|providers?|surgeries|respondents?|participants?|institutions?|organi[sz]ations?)';
const roClinics =
  '(?:clinici(?:le|lor)?|cabinete(?:le|lor)?|unități(?:le|lor)?|furnizori(?:i|lor)?|respondenți(?:i|lor)?|participanți(?:i|lor)?|instituții(?:le|lor)?)';
/** Averages of something other than results: waiting times, numbers of patients. */
const enOrdinary =
  '(?:\\s+(?:wait|waiting|response|time|length|duration|cost|age|number|visit|patient|age|appointment|bill|revenue|call|day|week|month))';

/** Ways to compare a clinic with others: averages, medians, ranks, 'more than most'. */
const COMPARISONS: Record<Language, readonly string[]> = {
  hu: [
    '(?:iparági|ágazati|szakmai|országos|piaci|szektor\\p{L}*)\\s+(?:\\p{L}+\\s+)?(?:átlag|medián|középérték|szint|mezőny|összehasonlít|viszonylat|rangsor|élmezőny|sztenderd|benchmark)\\p{L}*',
    'átlag(?:nál|tól|hoz|ot|on|át|a)?(?:osnál|\\s+(?:feletti|fölötti|alatti|felett|fölött|alatt|képest|körüli|körül))',
    'átlag(?:nál|tól|on\\s+felüli|hoz)(?!\\p{L})',
    '(?:a|az|mint\\s+a|felmérés|rendelők|kitöltők|eddigi)\\s+(?:\\p{L}+\\s+)?átlag(?:a|ot|át|ánál|ától|ához|uk)?(?!\\p{L})',
    'átlagos\\s+(?:rendelő|klinik|eredmény|szint|pontszám|teljesítmény|érték)\\p{L}*',
    'medián\\p{L}*|benchmark\\p{L}*|élmezőny\\p{L}*|középmezőny\\p{L}*|rangsor\\p{L}*|ranglist\\p{L}*|toplist\\p{L}*|éllovas\\p{L}*|percentilis\\p{L}*',
    `(?:(?:mint|megelőz\\p{L}*|túlszárny\\p{L}*|felülmúl\\p{L}*|lekör\\p{L}*)\\s+)(?:a\\s+|az\\s+)?(?:más|többi|legtöbb|hasonló|hazai|versenytárs\\p{L}*)(?:\\s+(?:\\p{L}+\\s+)?${huClinics})?`,
    `(?:a\\s+)?(?:többi|legtöbb|hasonló|hazai|kevés|környékbeli|konkurens)\\s+(?:\\p{L}+\\s+)?${huClinics}`,
    `(?:más|egyéb)\\s+${huClinics}\\s+(?:eredmény|képest|viszonyít|előtt|mögött|már)\\p{L}*`,
    `(?:más|egyéb)\\s+(?:rendelő|klinik|praxis|intézmény)(?:knél|knál|khez|khoz|kkel|kkal|ákhoz|ákkal|áknál|isokhoz|isokkal|isoknál|ekhez|ekkel|eknél|k)(?:\\s+(?:képest|viszonyítva|szemben|összevetve|összehasonlítva|jobb|több|rosszabb|gyengébb)\\p{L}*)`,
    `(?:a\\s+)?(?:\\p{L}+\\s+)?(?:rendelők|klinikák|praxisok|intézmények|kitöltők|válaszadók)\\s+(?:többség|nagy\\s+rész|\\p{L}+\\s+százalék|átlag|fel(?:e|ét|énél)(?!\\p{L})|háromnegyed|legjobb|élmezőny|között)\\p{L}*`,
    '(?:versenytárs|konkurenci|vetélytárs)\\p{L}*',
    'legjobb(?:ak)?\\s+(?:rendelők|klinikák|praxisok)?\\s*(?:közé|között|közt)(?!\\p{L})(?:\\s+tartoz\\p{L}*)?(?=[^.]*(?:rendelő|klinik|orszá|tartoz|iparág))',
  ],
  en: [
    `(?:industry|sector|national|market|country|regional|nationwide|peer)(?:[\\s-]+|’s\\s+|'s\\s+)(?:wide\\s+)?(?:average|mean|median|norm|benchmark|standard|level|peers?|leaders?)s?`,
    `(?:above|below|over|under|beyond|beat(?:s|ing)?|exceed(?:s|ing)?|than|to|with|outperform\\p{L}*|near|around|at)\\s+(?:the\\s+|an?\\s+)?(?:\\p{L}+\\s+)?average\\b(?!${enOrdinary})`,
    `\\b(?:the|an)\\s+average\\s+(?:${enClinics}|result|score|level)\\b|\\bthe\\s+average\\s+(?:of|for|across|among)\\s|\\bthe\\s+average\\s+(?:is|was|stands)\\b|\\b(?:survey|group)\\s+average\\b`,
    '\\b(?:above|below)-average\\b|\\b(?:medians?|benchmarks?|percentiles?|quartiles?|leaderboards?)\\b|\\baverage\\s+(?:result|score|performer|maturity)\\b',
    '\\b(?:industry|sector|market|field)\\s+(?:as\\s+a\\s+whole|overall)\\b|\\brest\\s+of\\s+(?:the\\s+)?(?:industry|sector|field|market)\\b',
    `\\b(?:than|like|unlike|as|ahead\\s+of|behind|among|amongst|compared\\s+(?:to|with)|outperform\\p{L}*|beat(?:s|ing)?|surpass\\p{L}*)\\s+(?:the\\s+)?(?:many|most|other|all|similar|comparable|average|best|top|leading|majority\\s+of|vast\\s+majority\\s+of)(?:\\s+other)?\\s+(?:\\p{L}+\\s+)?${enClinics}\\b`,
    `\\b(?:most|many|few|fewer|other|similar|leading|competing|comparable)\\s+(?:other\\s+)?${enClinics}\\s+(?:have|has|are|do|score|reach|earn|achieve|already|usually|typically|in\\s+the|of\\s+your|still|lack|fail|manage|only)\\b`,
    '\\bthan\\s+(?:that|those)\\s+of\\s+(?:most|other|many|your|the|similar)\\b|\\b(?:most|other|many)\\s+(?:competitors|peers|rivals)\\b',
    '\\b(?:than|ahead\\s+of|behind|compared\\s+(?:to|with)|outperform\\p{L}*|among)\\s+(?:(?:your|the|all|many|most|other|its|their)\\s+)*(?:others|peers|competitors|competition|rivals)\\b|\\b(?:your|its)\\s+(?:peers|competitors|rivals)\\b',
    `\\b(?:rank|ranks|ranked|ranking)\\b(?=[^.]*(?:${enClinics}|among|first|second|third|top|\\p{N}))|\\btop\\s+(?:\\p{N}+|ten|five|quarter|tier)\\b|\\bone\\s+of\\s+the\\s+(?:best|most\\s+\\p{L}+|leading)\\s+(?:\\p{L}+\\s+)?${enClinics}`,
    `\\bmajority\\s+of\\s+(?:the\\s+)?(?:other\\s+)?(?:\\p{L}+\\s+)?${enClinics}`,
  ],
  ro: [
    'medi(?:a|ei|e|ile|ană|ana|anei)\\s+(?:(?:din|pe|la\\s+nivel\\p{L}*)\\s+)?(?:de\\s+)?(?:domeniul(?:ui|\\s+medical)?|industri\\p{L}*|piaț\\p{L}*|sector\\p{L}*|național\\p{L}*|ramur\\p{L}*|ramură|țar\\p{L}*|țării|general\\p{L}*|clinicilor|celorlalt\\p{L}*|respondenților|participanților|din\\s+industrie)',
    '(?:peste|sub|față\\s+de|decât|depăș\\p{L}*|la\\s+nivelul|aproape\\s+de|cu\\s+mult\\s+peste)\\s+(?:o\\s+)?medi(?:a|e|ei)(?!\\p{L})(?!\\s+(?:socială|sociale))',
    'median(?:a|ă|ei|e)(?!\\p{L})|benchmark\\p{L}*|clasament\\p{L}*|percentil\\p{L}*|cuartil\\p{L}*|fruntaș\\p{L}*',
    '(?:nivel|rezultat|scor|punctaj)(?:ul)?\\s+mediu(?!\\p{L})',
    `(?:decât|ca|față\\s+de|spre\\s+deosebire\\s+de|comparativ\\s+cu|în\\s+comparație\\s+cu|înaintea|printre|depăș\\p{L}*|la\\s+fel\\s+ca|asemenea)\\s+(?:(?:cele|cel|celor|mai|multe|multor|marea|majoritatea|alte|altor|alți|celelalte|celorlalte|bune|performante|majorității|toate|ale)\\s+)+${roClinics}`,
    `(?:celelalte|celorlalte|majoritatea|majorității|multe|puține|cele\\s+mai\\s+multe)\\s+(?:dintre\\s+)?${roClinics}`,
    `alte(?:le)?\\s+${roClinics}\\s+(?:au|sunt|obțin|ating|deja|reușesc|folosesc)(?!\\p{L})`,
    '(?:concurenț|competitor|rival)\\p{L}*|(?:lider|lideri)(?:i|ul|ilor)?\\s+(?:de\\s+piață|din|ai|în)(?!\\p{L})',
    '(?:rezultatele|rezultatul|scorurile|scorul|nivelul)\\s+(?:altor|celorlalte|celorlalți|majorității)(?!\\p{L})',
    `(?:printre|una\\s+dintre)\\s+cele\\s+mai\\s+\\p{L}+\\s+${roClinics}`,
    '(?:decât|față\\s+de)\\s+(?:ceilalți|alții|concurenții|alți\\s+\\p{L}+)(?!\\p{L})',
  ],
};

const PATTERNS = Object.fromEntries(
  Object.entries(COMPARISONS).map(([language, parts]) => [
    language,
    parts.map((part) => new RegExp(`(?<!\\p{L})(?:${part})`, 'giu')),
  ]),
) as Record<Language, RegExp[]>;

/**
 * Comparisons with other clinics, their mean, median or rank: the page states the benchmark itself, live, so no text may
 * (rules: checks of texts).
 */
export function findBenchmarks(checked: CheckedText, { language }: CheckFacts): Span[] {
  return PATTERNS[language]
    .flatMap((pattern) => spansOf(checked.text, pattern))
    .filter((span) => !isQuoted(checked, span));
}
