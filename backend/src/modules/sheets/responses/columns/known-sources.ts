import { fold } from '../../../../platform/text/fold.js';
import { bareSpellings } from './header-spellings.js';
import type { ContactField } from '../../../responses/intake/contact-columns.js';

/** Programs whose tables are recognised by the columns they add; `table` is any other one. */
export const TABLE_SOURCES = [
  'sample',
  'export',
  'google-forms',
  'microsoft-forms',
  'typeform',
  'surveymonkey',
  'limesurvey',
  'jotform',
  'kobotoolbox',
  'formbricks',
  'table',
] as const;
export type TableSource = (typeof TABLE_SOURCES)[number];

/** A part of a person's name counts as a contact column of its own. */
export type ContactKind = ContactField | 'firstName' | 'lastName';

const list = (text: string): string[] =>
  text
    .split('|')
    .map((part) => fold(part))
    .filter((part) => part !== '');

/** Each line of marks is one column by the names it has in different languages and versions. */
const MARKS: Partial<Record<TableSource, { least: number; marks: string[][] }>> = {
  'microsoft-forms': {
    least: 3,
    marks: [
      list('id | azonosító'),
      list(
        'start time | kezdés időpontja | kezdési időpont | kezdés ideje | ora de început | ora de începere | oră de început',
      ),
      list(`completion time | befejezés időpontja | befejezési időpont | befejezés ideje | ora de finalizare | ora finalizării |
        oră de finalizare`),
      list('email | e-mail | e-mail-cím | adresă de e-mail'),
      list(
        'last modified time | utolsó módosítás időpontja | utolsó módosítás ideje | ora ultimei modificări',
      ),
    ],
  },
  typeform: {
    least: 2,
    marks: [
      ['#'],
      list('start date (utc)'),
      list('submit date (utc)'),
      list('network id'),
      list('response type'),
    ],
  },
  surveymonkey: {
    least: 3,
    marks: [
      list('respondent id | respondent_id | válaszadó azonosítója | id respondent'),
      list('collector id | collector_id | gyűjtő azonosítója | id colector'),
      list('start date | date_created | kezdő dátum | kezdés dátuma | data de început | data începerii'),
      list('end date | date_modified | záró dátum | befejezés dátuma | data de sfârșit | data încheierii'),
      list('ip address | ip_address | ip-cím | adresă ip | adresa ip'),
    ],
  },
  limesurvey: {
    least: 3,
    marks: [
      list('id | response id | válasz azonosítója | válaszazonosító | id răspuns'),
      list('submitdate | date submitted | beküldés dátuma | elküldés dátuma | data trimiterii'),
      list('lastpage | last page | utolsó oldal | ultima pagină'),
      list('startlanguage | start language | kezdő nyelv | kezdőnyelv | limba de start | limba de pornire'),
      list('seed | véletlenszám-kezdőérték'),
    ],
  },
  jotform: {
    least: 2,
    marks: [
      list('submission date | beküldés dátuma | data trimiterii'),
      list('submission id | beküldés azonosítója | beküldési azonosító | id trimitere | id-ul trimiterii'),
      list('submission ip'),
      list('last update date'),
    ],
  },
  kobotoolbox: {
    least: 2,
    marks: [
      ['_id'],
      ['_uuid'],
      ['_submission_time'],
      ['_index'],
      ['__version__'],
      ['submissiondate'],
      ['key'],
      ['meta-instanceid'],
      ['instanceid'],
    ],
  },
  formbricks: {
    least: 3,
    marks: [['no.'], list('response id'), list('survey id'), list('user id'), list('finished')],
  },
};

/** Columns that tools add and that say nothing about a clinic, whatever the source. */
const SERVICE = new Set(
  list(`# | id | azonosító | no. | key | respondent id | respondent_id | collector id | collector_id | ip address | ip_address | custom data 1 |
    custom_1 | response type | network id | tags | ending | stage date (utc) | response id | survey id | user id | finished | quotas | person id |
    contact id | lastpage | last page | utolsó oldal | ultima pagină | startlanguage | start language | kezdő nyelv | kezdőnyelv |
    limba de start | seed | token | access code | datestamp | date last action | refurl | referrer url | ipaddr | submission id | submission ip |
    last update date | last modified time | utolsó módosítás időpontja | ora ultimei modificări | language | grade posted time |
    _id | _uuid | _validation_status | _notes | _status | _submitted_by | _tags | _index | __version__ | _parent_index |
    meta-instanceid | meta-instancename | instanceid | instancename | submitterid | submittername | attachmentspresent | attachmentsexpected |
    formversion | reviewstate | deviceid | edits | devicetype | url | country | browser | os | device | válasz azonosítója | válaszazonosító |
    id răspuns | válaszadó azonosítója | id respondent | gyűjtő azonosítója | id colector | ip-cím | adresă ip | adresa ip | dátumbélyegző |
    beküldés azonosítója | beküldési azonosító | id trimitere | id-ul trimiterii | ora ultimei modificări | referrer name | task owner | conversion page | total points | quiz feedback | összes pont | kvíz visszajelzése`),
);

/** When a response was sent: better than when it was begun. */
const SUBMITTED = new Set(
  list(`submit date (utc) | submit date | submitdate | submitted | submitted at | completed at | end date | completion time | befejezés időpontja |
    befejezési időpont | záró dátum | befejezés dátuma | data de sfârșit | data încheierii | befejezés ideje | ora de finalizare | ora finalizării | oră de finalizare | date submitted | elküldés dátuma |
    added time | conversion date | submission time | submitted on | created at | date created | entry date |
    _submission_time | submissiondate | date_modified | kitöltve | completat`),
);
const STARTED = new Set(
  list(`start date (utc) | start date | start time | startdate | date started | date_created | kezdés időpontja | kezdési időpont |
    kezdés ideje | kezdő dátum | kezdés dátuma | data de început | data începerii | ora de început | ora de începere | oră de început | first action`),
);
const FIRST_NAME = new Set(
  list('first name | first_name | firstname | given name | keresztnév | utónév | prenume | prenumele'),
);
const LAST_NAME = new Set(
  list(
    'last name | last_name | lastname | surname | family name | vezetéknév | családnév | nume de familie | numele de familie',
  ),
);

/** Which program has written a table with this header. Google Forms adds the time alone, always as the first column. */
export function sourceOf(headers: readonly string[], isTime: (header: string) => boolean): TableSource {
  const folded = new Set(headers.flatMap(bareSpellings));
  if (folded.has('clientemail')) return 'sample';
  if (folded.has(EXPORT_KEY)) return 'export';
  let best: { source: TableSource; found: number } | null = null;
  for (const [source, { least, marks }] of Object.entries(MARKS) as [
    TableSource,
    { least: number; marks: string[][] },
  ][]) {
    const found = marks.filter((names) => names.some((name) => folded.has(name))).length;
    if (found >= least && found > (best?.found ?? 0)) best = { source, found };
  }
  if (best) return best.source;
  return isTime(headers.find((header) => header !== '') ?? '') ? 'google-forms' : 'table';
}

/** The column of our own export by which a response is known again. */
export const EXPORT_KEY_HEADER = 'responseKey';
export const EXPORT_KEY = fold(EXPORT_KEY_HEADER);

/** Columns of a contact that forms and their exports add, beside those that people call so. */
export function addedContactColumn(
  header: string,
): { kind: ContactKind; rank: number; isUtc: boolean } | null {
  const folded = fold(header);
  const isUtc = folded.endsWith('(utc)') || folded === '_submission_time';
  if (SUBMITTED.has(folded)) return { kind: 'timestamp', rank: 3, isUtc };
  if (STARTED.has(folded)) return { kind: 'timestamp', rank: 7, isUtc };
  if (FIRST_NAME.has(folded)) return { kind: 'firstName', rank: 1, isUtc };
  if (LAST_NAME.has(folded)) return { kind: 'lastName', rank: 1, isUtc };
  return null;
}

/** Whether a column only serves the program that wrote the table. KoboToolbox's `start` and `end` are times of a device. */
export const isServiceColumn = (header: string, source: TableSource): boolean =>
  bareSpellings(header).some((text) => SERVICE.has(text)) ||
  (source === 'kobotoolbox' && /^(?:start|end|today|username|phonenumber|audit)$/.test(fold(header)));
