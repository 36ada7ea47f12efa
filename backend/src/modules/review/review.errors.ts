import { Conflict, defineMessages, messageOf, wordDetails } from '../../platform/errors/app-error.js';
import type { Language } from '../../platform/http/languages.js';
import './check-messages.js';
import type { Finding } from './checks/finding.js';

defineMessages({
  evaluation_not_verifiable: {
    hu: 'Csak elkészült, még jóvá nem hagyott értékelést lehet jóváhagyni.',
    en: 'Only an evaluation that is generated and not yet approved can be approved.',
    ro: 'Doar o evaluare generată și încă neaprobată poate fi aprobată.',
  },
  evaluation_not_resettable: {
    hu: 'Ehhez az állapothoz szövegek kellenek. Előbb készítse el az értékelés szövegeit.',
    en: 'This status needs texts. Generate the texts of the evaluation first.',
    ro: 'Această stare are nevoie de texte. Generați mai întâi textele evaluării.',
  },
  person_needed: {
    hu: 'Ezt csak bejelentkezett személy teheti meg, API-kulccsal nem lehet: azt jegyezzük fel, hogy mit olvasott valaki a képernyőn.',
    en: 'Only a signed-in person can do this, not an API token: it records what somebody has read on the screen.',
    ro: 'Doar o persoană autentificată poate face acest lucru, nu un token API: se notează ce a citit cineva pe ecran.',
  },
  version_missing: {
    hu: 'Meg kell adni, melyik változatot látta: jóváhagyni csak azt lehet, amit megnézett. Frissítse az oldalt, és próbálja újra.',
    en: 'State which version you have seen: only what has been looked at can be approved. Reload the page and try again.',
    ro: 'Precizați ce versiune ați văzut: se poate aproba numai ce a fost examinat. Reîncărcați pagina și încercați din nou.',
  },
  waiver_reason_short: {
    hu: 'Az indoklás túl rövid. Válasszon a felkínált okok közül, vagy írja le legalább két szóval, tíz betűvel, miért maradhat így.',
    en: 'The reason is too short. Choose one of those offered, or say in at least two words and ten letters why it may stay.',
    ro: 'Motivul este prea scurt. Alegeți unul dintre motivele oferite sau explicați în cel puțin două cuvinte și zece litere de ce poate rămâne așa.',
  },
  waiver_checked_and_true: {
    hu: 'Utánanéztem: így igaz.',
    en: 'I have checked it: it is true as it stands.',
    ro: 'Am verificat: este adevărat așa cum este scris.',
  },
  waiver_meant_to_be_here: {
    hu: 'Szándékosan szerepel itt (például cím, link vagy telefonszám).',
    en: 'It is here on purpose (such as an address, link or phone number).',
    ro: 'Apare aici intenționat (de exemplu o adresă, un link sau un număr de telefon).',
  },
  waiver_name_or_quotation: {
    hu: 'Név, márkanév vagy szó szerinti idézet.',
    en: 'It is a name, a brand or a verbatim quotation.',
    ro: 'Este un nume, o marcă sau un citat textual.',
  },
  waiver_agreed_with_client: {
    hu: 'Az ügyféllel így egyeztettük.',
    en: 'It was agreed with the client.',
    ro: 'Așa s-a convenit cu clientul.',
  },
  waiver_mistaken_check: {
    hu: 'Az ellenőrzés téved: a mondat helyes.',
    en: 'The check is mistaken: the sentence is right.',
    ro: 'Verificarea se înșală: propoziția este corectă.',
  },
  checks_failed: {
    hu: 'Az ellenőrzés jelzéseinek száma: {count}. Javítsa ki a megjelölt részeket, vagy indokolja meg, miért maradhatnak így.',
    en: 'Findings of the checks: {count}. Correct the marked parts, or say why they may stay as they are.',
    ro: 'Semnalări ale verificărilor: {count}. Corectați fragmentele marcate sau explicați de ce pot rămâne așa.',
  },
  text_unknown: {
    hu: 'Ilyen szövegmezője nincs ennek az értékelésnek: {field}.',
    en: 'This evaluation has no such text: {field}.',
    ro: 'Această evaluare nu are un astfel de text: {field}.',
  },
  original_missing: {
    hu: 'Ennek a szövegnek nincs korábbi, géppel írt változata.',
    en: 'This text has no earlier machine-written version.',
    ro: 'Acest text nu are o versiune anterioară scrisă automat.',
  },
});

/** A finding with its sentence for people. */
export function wordFinding<F extends Finding>({ message, ...finding }: F, language: Language) {
  const code = message?.code ?? `check_${finding.rule}`;
  return { ...finding, message: messageOf(code, language, message?.params) };
}

wordDetails<Finding[]>('checks_failed', (findings, language) =>
  findings.map((finding) => wordFinding(finding, language)),
);

/** Carries the open findings. */
export class ChecksFailed extends Conflict {
  constructor(findings: Finding[]) {
    super('checks_failed', { count: findings.length }, findings);
  }
}
