import type { Cell } from '../../src/platform/workbooks/workbook.types.js';

/** The questions of these tables, as placeholders of their headers. */
export const ASKED = {
  SITE: 'Does the clinic have its own website that works well on a mobile phone?',
  WAYS: 'How can patients book an appointment?',
  GOAL: 'What do you want to reach first?',
};

/** A table as a tool exports it: cells between bars, `@` before dates, `#` before numbers, `!` before booleans. */
export interface ToolTable {
  tool: string;
  source: string;
  rows: Cell[][];
}

const cellOf = (text: string): Cell => {
  if (text === '') return null;
  if (/^@\d/.test(text)) return new Date(`${text.slice(1)}Z`);
  if (/^#\d/.test(text)) return Number(text.slice(1));
  if (/^!(?:true|false)$/.test(text)) return text === '!true';
  return text.replace(/\{(SITE|WAYS|GOAL)\}/g, (_, name: keyof typeof ASKED) => ASKED[name]);
};

const table = (tool: string, source: string, ...rows: string[]): ToolTable => ({
  tool,
  source,
  rows: rows.map((row) => row.split(' | ').map(cellOf)),
});

/**
 * Tables after what the documentation of these tools and their users tell. Each holds the same response: yes, telephone and chat, a
 * sentence, sent on 2 March 2026 at 9:14:22 in Budapest.
 */
export const TOOL_TABLES: ToolTable[] = [
  table(
    'Google Forms',
    'google-forms',
    `Timestamp | Email Address | Your name | Clinic name | {SITE}  | {WAYS} | {GOAL} | Score`,
    `@2026-03-02T09:14:22 | anna@clinic.example | Anna Smith | Green Clinic | Yes | By telephone, Chat (web, app) | Fewer calls | 5 / 9`,
  ),
  table(
    'Google Forms, its own CSV',
    'google-forms',
    `Timestamp | Username | Your name | Clinic name | {SITE} | {WAYS} | {GOAL}`,
    `2026/03/02 9:14:22 AM GMT+1 | anna@clinic.example | Anna Smith | Green Clinic | Yes | By telephone;Chat (web, app) | Fewer calls`,
  ),
  table(
    'Microsoft Forms, anonymous',
    'microsoft-forms',
    `Id | Start time | Completion time | Email | Name | Last modified time | Your full name | Email address | Clinic name | {SITE}\u00a0 | {WAYS} | {GOAL}\n`,
    `#1 | @2026-03-02T09:02:00 | @2026-03-02T09:14:22 | anonymous |  |  | Anna Smith | anna@clinic.example | Green Clinic | Yes | By telephone;Chat (web, app); | Fewer calls`,
  ),
  table(
    'Microsoft Forms of an organisation, a quiz',
    'microsoft-forms',
    `ID | Start time | Completion time | Email | Name | Total points | Quiz feedback | Clinic | {SITE} | Points - {SITE} | Feedback - {SITE} | {WAYS} | {GOAL}`,
    `#1 | #46083.38 | #46083.3849816782 | anna@clinic.example | Anna Smith | #5 |  | Green Clinic | Yes | #5 |  | By telephone;Chat (web, app); | Fewer calls`,
  ),
  table(
    'Microsoft Forms in Hungarian',
    'microsoft-forms',
    `Azonosító | Kezdés időpontja | Befejezés időpontja | E-mail | Név | Rendelő neve | {SITE} | {WAYS} | {GOAL}`,
    `#1 | #46083.38 | #46083.3849816782 | anna@clinic.example | Anna Smith | Green Clinic | Yes | By telephone;Chat (web, app); | Fewer calls`,
  ),
  table(
    'Google Forms in Romanian',
    'google-forms',
    `Marcaj de timp | Adresă de e-mail | Numele și prenumele | Numele clinicii | {SITE} | {WAYS} | {GOAL}`,
    `02.03.2026 09:14:22 | anna@clinic.example | Anna Smith | Green Clinic | Yes | By telephone, Chat (web, app) | Fewer calls`,
  ),
  table(
    'Google Forms in Hungarian',
    'google-forms',
    `Időbélyeg | E-mail-cím | Az Ön neve | Rendelő neve | {SITE} | {WAYS} | {GOAL} | Pontszám`,
    `2026. 03. 02. 9:14:22 | anna@clinic.example | Anna Smith | Green Clinic | Yes | By telephone, Chat (web, app) | Fewer calls | 5 / 9`,
  ),
  table(
    'Microsoft Forms in Romanian',
    'microsoft-forms',
    `ID | Ora de început | Ora de finalizare | Adresă de e-mail | Nume | Denumirea clinicii | {SITE} | {WAYS} | {GOAL}`,
    `#1 | #46083.38 | #46083.3849816782 | anna@clinic.example | Anna Smith | Green Clinic | Yes | By telephone;Chat (web, app); | Fewer calls`,
  ),
  table(
    'SurveyMonkey in Hungarian',
    'surveymonkey',
    `Válaszadó azonosítója | Gyűjtő azonosítója | Kezdő dátum | Záró dátum | IP-cím | E-mail-cím | Név | Rendelő | {SITE} | {WAYS} |  |  |  | {GOAL}`,
    ` |  |  |  |  |  |  |  | Válasz | By telephone | Chat (web, app) | By e-mail | Egyéb | Nyílt végű válasz`,
    `#118 | #4711 | 2026.03.02 09:02:00 | 2026.03.02 09:14:22 | 192.0.2.1 | anna@clinic.example | Anna Smith | Green Clinic | Yes | By telephone | Chat (web, app) |  |  | Fewer calls`,
  ),
  table(
    'LimeSurvey in Hungarian',
    'limesurvey',
    `Válasz azonosítója | Beküldés dátuma | Utolsó oldal | Kezdő nyelv | Dátumbélyegző | IP-cím | Név | E-mail-cím | Rendelő | {SITE} | {WAYS} [By telephone] | {WAYS} [Chat (web, app)] | {WAYS} [By e-mail] | {WAYS} [Egyéb] | {GOAL}`,
    `1 | 2026-03-02 09:14:22 | 3 | hu | 2026-03-02 09:14:22 | 192.0.2.1 | Anna Smith | anna@clinic.example | Green Clinic | Yes | Igen | Igen | Nem |  | Fewer calls`,
  ),
  table(
    'LimeSurvey in Romanian',
    'limesurvey',
    `ID răspuns | Data trimiterii | Ultima pagină | Limba de start | Nume | Adresa de e-mail | Clinica | {SITE} | {WAYS} [By telephone] | {WAYS} [Chat (web, app)] | {WAYS} [By e-mail] | {GOAL}`,
    `1 | 2026-03-02 09:14:22 | 3 | ro | Anna Smith | anna@clinic.example | Green Clinic | Yes | Da | Da | Nu | Fewer calls`,
  ),
  table(
    'Jotform in Hungarian',
    'jotform',
    `Beküldés dátuma | Keresztnév | Vezetéknév | E-mail | Rendelő neve | {SITE} | {WAYS} | {GOAL} | Beküldés azonosítója`,
    `2026. márc. 2. 9:14:22 | Anna | Smith | anna@clinic.example | Green Clinic | Yes | By telephone\nChat (web, app) | Fewer calls | 590`,
  ),
  table(
    'Typeform',
    'typeform',
    `# | First name | Last name | Email | Company | {SITE} | By telephone | Chat (web, app) | By e-mail | Not at all | Other | {GOAL} | Response Type | Start Date (UTC) | Stage Date (UTC) | Submit Date (UTC) | Network ID | Tags | Ending`,
    `abc1 | Anna | Smith | anna@clinic.example | Green Clinic | #1 | By telephone | Chat (web, app) |  |  |  | Fewer calls | completed | 2026-03-02 08:02:00 |  | 2026-03-02 08:14:22 | f00 |  | Thanks`,
  ),
  table(
    'SurveyMonkey, expanded',
    'surveymonkey',
    `Respondent ID | Collector ID | Start Date | End Date | IP Address | Email Address | First Name | Last Name | Custom Data 1 | {SITE} | {WAYS} |  |  |  |  | {GOAL} | Your contact | `,
    ` |  |  |  |  |  |  |  |  | Response | By telephone | Chat (web, app) | By e-mail | Not at all | Other (please specify) | Open-Ended Response | Name | Company`,
    `#118 | #4711 | 03/02/2026 09:02:00 AM | 03/02/2026 09:14:22 AM | 192.0.2.1 | anna@clinic.example |  |  |  | Yes | By telephone | Chat (web, app) |  |  |  | Fewer calls | Anna Smith | Green Clinic`,
  ),
  table(
    'SurveyMonkey, condensed',
    'surveymonkey',
    `respondent_id | collector_id | date_created | date_modified | ip_address | email_address | first_name | last_name | custom_1 | Clinic | {SITE} | {WAYS} | {GOAL}`,
    `#118 | #4711 | 2026-03-02 09:02:00 | 2026-03-02 09:14:22 | 192.0.2.1 | anna@clinic.example | Anna | Smith |  | Green Clinic | Yes | By telephone, Chat (web, app) | Fewer calls`,
  ),
  table(
    'LimeSurvey, full texts',
    'limesurvey',
    `Response ID | Date submitted | Last page | Start language | Seed | Your name | E-mail address | Clinic name | {SITE} | {WAYS} [By telephone] | {WAYS} [Chat (web, app)] | {WAYS} [By e-mail] | {WAYS} [Not at all] | {WAYS} [Other] | {GOAL}`,
    `1 | 2026-03-02 09:14:22 | 3 | en | 42 | Anna Smith | anna@clinic.example | Green Clinic | Yes | Yes | Yes | No | No |  | Fewer calls`,
  ),
  table(
    'LimeSurvey, codes and texts',
    'limesurvey',
    `id. Response ID | submitdate. Date submitted | lastpage. Last page | startlanguage. Start language | seed. Seed | name. Your name | mail. E-mail address | clinic. Clinic name | G1Q1. {SITE} | G1Q2[SQ001]. {WAYS} [By telephone] | G1Q2[SQ002]. {WAYS} [Chat (web, app)] | G1Q2[SQ003]. {WAYS} [By e-mail] | G1Q2[SQ004]. {WAYS} [Not at all] | G1Q2[other]. {WAYS} [Other] | G1Q3. {GOAL}`,
    `1 | 2026-03-02 09:14:22 | 3 | en | 42 | Anna Smith | anna@clinic.example | Green Clinic | Yes | Y | Y | N | N |  | Fewer calls`,
  ),
  table(
    'Jotform',
    'jotform',
    `Submission Date | First Name | Last Name | E-mail | Clinic name | {SITE} | {WAYS} | {GOAL} | Submission ID`,
    `Mar 2, 2026 9:14:22 AM | Anna | Smith | anna@clinic.example | Green Clinic | Yes | By telephone\nChat (web, app) | Fewer calls | 590`,
  ),
  table(
    'KoboToolbox, labels, answers both ways',
    'kobotoolbox',
    `start | end | Your name | Email address | Clinic name | {SITE} | {WAYS} | {WAYS}/By telephone | {WAYS}/Chat (web, app) | {WAYS}/By e-mail | {WAYS}/Not at all | {GOAL} | _id | _uuid | _submission_time | _validation_status | _index`,
    `2026-03-02T09:02:00.000+01:00 | 2026-03-02T09:14:00.000+01:00 | Anna Smith | anna@clinic.example | Green Clinic | Yes | By telephone Chat (web, app) | #1 | #1 | #0 | #0 | Fewer calls | #12 | u-1 | 2026-03-02T08:14:22 |  | #1`,
  ),
  table(
    'ODK Central',
    'kobotoolbox',
    `SubmissionDate | Name | Email | Clinic | {SITE} | {WAYS} / By telephone | {WAYS} / Chat (web, app) | {WAYS} / By e-mail | {GOAL} | meta-instanceID | KEY | SubmitterID`,
    `2026-03-02T08:14:22.868Z | Anna Smith | anna@clinic.example | Green Clinic | Yes | !true | !true | !false | Fewer calls | uuid:1 | uuid:1 | 5`,
  ),
  table(
    'Formbricks',
    'formbricks',
    `No. | Response ID | Timestamp | Finished | Survey ID | User ID | Tags | 1. Your name | 2. Email | 3. Clinic name | 4. {SITE} | 5. {WAYS} | 6. {GOAL}`,
    `#1 | c1 | 2026-03-02 09:14:22 | Yes | s1 |  |  | Anna Smith | anna@clinic.example | Green Clinic | Yes | By telephone; Chat (web, app) | Fewer calls`,
  ),
  table(
    'a table that somebody typed, with numbers and other quotes and dashes',
    'table',
    `Green Clinics 2026`,
    `E-mail | Name | Clinic | Submitted at | Q1. {SITE} | Q2: “{WAYS}” (Q2) | 3) {GOAL} *`,
    `anna@clinic.example | Anna Smith | Green Clinic | 2026-03-02 09:14:22 | !true | by telephone; chat (web, app) | Fewer calls`,
  ),
];
