/** Line drawings of areas on a 48 unit square, all by one hand: a line of 2.2 units, round ends, one open corner or dot. */
const DRAWINGS = {
  booking: 'M8 12h32v28H8zM8 20h32M16 7v8M32 7v8M17 31l5 5 9-10',
  contact: 'M7 9h27v19H19l-7 7v-7H7zM39 18h2v19h-5v6l-7-6H19',
  records: 'M13 6h16l8 8v28H13zM29 6v8h8M19 23h12M19 30h12M19 37h7',
  protection: 'M24 6l15 5v11c0 10-6 16-15 20-9-4-15-10-15-20V11zM17 23l6 6 9-10',
  marketing: 'M8 19v9h7l17 9V10l-17 9zM15 28v12h6v-9M38 18c3 3 3 8 0 11',
  automation:
    'M24 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM24 6v5M24 37v5M6 24h5M37 24h5M11 11l4 4M33 33l4 4M37 11l-4 4M15 33l-4 4M24 24h0',
  money: 'M7 13h34v24H7zM7 21h34M13 30h9M34 30h0',
  people:
    'M18 23a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM6 40c0-8 5-12 12-12s12 4 12 12M31 10a6 6 0 0 1 0 12M35 28c5 1 7 5 7 11',
  systems: 'M8 9h32v12H8zM8 27h32v12H8zM15 15h0M15 33h0M22 15h11M22 33h11',
  strategy: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM31 17l-4 10-10 4 4-10zM24 24h0',
  other: 'M8 8h13v13H8zM27 8h13v13H27zM8 27h13v13H8zM33.500 27v13M27 33.500h13',
} as const;

/** Beginnings of words, without accents, by which an area of a questionnaire in Hungarian, English or Romanian is known; the first that is found counts. */
const WORDS: readonly (readonly [keyof typeof DRAWINGS, RegExp])[] = [
  ['protection', /\b(?:adatved|adatbiz|biztons|protec|secur|privac|gdpr|confident)/],
  ['booking', /\b(?:idopont|foglal|booking|appoint|program|online|honlap|websi)/],
  ['records', /\b(?:dokument|document|record|kartya|karton|fise|dosar|workflow|papir|paper|leletek)/],
  ['automation', /\b(?:mesterseges|intelligen|inteligen|artific|automat|robot|ai\b|mi\b)/],
  ['marketing', /\b(?:market|hirnev|reput|velemen|review|recenz|brand)/],
  ['contact', /\b(?:kapcsolat|kommunik|commun|comun|patient|pacien|beteg|contact|telefon|phone|tajekoz)/],
  ['money', /\b(?:penz|szamla|fizet|financ|billing|payment|plat|factur|invoice|koltseg|cost)/],
  ['people', /\b(?:munkatars|csapat|kepzes|team|staff|train|people|echip|personal|instruir|kultura|cultur)/],
  [
    'systems',
    /\b(?:eszkoz|rendszer|infra|hardver|hardware|system|sistem|halozat|network|echipament|techn|tehn)/,
  ],
  ['strategy', /\b(?:strateg|vezet|manage|leader|conduc|iranyit|innov|terv|plan)/],
];

/** The drawing of an area, by the words of its name. Pure. */
export function areaDrawing(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return DRAWINGS[WORDS.find(([, words]) => words.test(plain))?.[0] ?? 'other'];
}
