import { fold } from '../../../platform/text/fold.js';
import en from './texts/contact-columns.en.json' with { type: 'json' };
import hu from './texts/contact-columns.hu.json' with { type: 'json' };
import ro from './texts/contact-columns.ro.json' with { type: 'json' };

export type ContactField = keyof typeof hu;

/** Machine keys of the response workbook with the labels under them. */
export const CONTACT_LABELS = { hu, en, ro };

/** Courtesy, asking and belonging around the word that matters: 'Mi az e-mail-címe?', 'Your name', 'Care este numele dvs.?' */
const FILLERS = new Set(
  `a az ön önök mi kérjük adja meg kapcsolattartó kapcsolattartási kapcsolattartói ügyfél kitöltő válaszadó személy
   the your what is please enter contact client respondent person s of
   care este vă rugăm introduceți dvs dumneavoastră contact al a persoanei clientului respondentului`
    .split(/\s+/)
    .filter(Boolean),
);

const words = (text: string): Set<string> =>
  new Set(
    text
      .split('|')
      .map((alias) => alias.trim())
      .filter(Boolean),
  );

const ALIASES: Record<ContactField | 'score', Set<string>> = {
  timestamp:
    words(`timestamp | időbélyeg | időbélyegző | marcaj de timp | marcaj temporal | marcă temporală | submitted at |
    submission time | submission date | date submitted | completion time | response time | kitöltés ideje | kitöltés időpontja |
    kitöltés dátuma | beküldés ideje | beküldés időpontja | beküldés dátuma | data completării | ora completării | data și ora completării |
    data trimiterii`),
  clientName:
    words(`clientname | client name | név | neve | nevét | teljes név | teljes neve | name | full name | first and last name |
    nume | numele | numele de | nume complet | numele complet | nume și prenume | numele și prenumele | kapcsolattartó | kapcsolattartó személy |
    contact person | contact | persoană de contact | persoana de contact | kitöltő | ügyfél | respondent`),
  clientEmail:
    words(`clientemail | email | e mail | mail | email cím | e mail cím | email címe | e mail címe | email címét | e mail címét |
    email address | e mail address | work email | work e mail | adresă de e mail | adresa de e mail | adresă de email | adresa de email | adresă e mail | adresa e mail |
    adresă email | adresa email | e mail de | email de | email elérhetőség | e mail elérhetőség`),
  clinicName:
    words(`clinicname | clinic | clinic name | name clinic | practice | practice name | name practice | clinic practice name |
    organisation | organization | organisation name | organization name | institution | institution name | company | company name |
    klinika | klinika neve | rendelő | rendelő neve | klinika rendelő neve | rendelő klinika neve | klinika vagy rendelő neve |
    rendelő vagy klinika neve | klinikájának neve | rendelőjének neve | klinika megnevezése | rendelő megnevezése | praxis klinika neve |
    klinika praxis neve | magánrendelő neve | praxis | praxis neve | intézmény | intézmény neve | intézmény megnevezése | cég neve | cégnév |
    clinică | clinica | nume clinică | numele clinicii | denumirea clinicii | cabinet | cabinetul | nume cabinet | numele cabinetului |
    denumirea cabinetului | numele clinicii cabinetului | denumirea clinicii cabinetului | instituția | numele instituției`),
  score: words('score | total score | pontszám | összpontszám | scor | punctaj | punctaj total | scor total'),
};

/** Second choice for the address: a clinic's own one, and the name that older forms gave their automatic column. */
const OTHER_EMAIL =
  words(`clinic email | clinic e mail | clinic email address | clinic e mail address | klinika e mail címe | klinika email címe |
  rendelő e mail címe | rendelő email címe | username | felhasználónév | nume de utilizator`);

/** What a header says in words alone: folded, signs as blanks, with and without courtesy around it. */
function spellings(header: string): string[] {
  const letters = fold(header);
  const plain = letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const core = plain
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
  return core === '' || core === plain ? [plain] : [plain, core];
}

/** With all courtesy around it no contact column is called by more. */
const LONGEST_HEADER = 300;

export type ContactMatch = { field: ContactField | 'score'; rank: number };

/**
 * Which contact column a header names, if any; of several for one field the lowest rank goes first. Headers must be known
 * aliases: one that only mentions an e-mail may well be a question.
 */
export function contactColumnOf(header: string): ContactMatch | null {
  if (header.length > LONGEST_HEADER) return null;
  const written = spellings(header);
  for (const [index, spelling] of written.entries()) {
    for (const [field, aliases] of Object.entries(ALIASES) as [ContactField | 'score', Set<string>][])
      if (aliases.has(spelling)) return { field, rank: header === field ? 0 : 1 + index };
    if (OTHER_EMAIL.has(spelling)) return { field: 'clientEmail', rank: 5 };
  }
  return null;
}
