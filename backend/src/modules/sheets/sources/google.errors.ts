import { AppError, defineMessages, type ErrorParams } from '../../../platform/errors/app-error.js';
import { RetryLater } from '../../../platform/jobs/work.js';
import type { GoogleError, GoogleReason } from './google-error.js';

/** What is wrong with a pasted key file, and what Google itself refuses whatever is read. */
export const googleMessages = defineMessages({
  google_credentials_not_json: {
    hu: 'Ez nem szolgáltatásfiók kulcsfájlja. Nyissa meg a letöltött .json fájlt, és illessze be a teljes tartalmát.',
    en: 'This is not the key file of a service account. Open the .json file you downloaded and paste its whole content.',
    ro: 'Acesta nu este fișierul-cheie al unui cont de serviciu. Deschideți fișierul .json descărcat și lipiți tot conținutul.',
  },
  google_credentials_oauth_client: {
    hu: 'Ez egy OAuth-ügyfél fájlja. Szolgáltatásfiók kulcsa kell: a Google Cloud konzolon nyissa meg a szolgáltatásfiókot, és a Kulcsok lapon hozzon létre JSON-kulcsot.',
    en: 'This is the file of an OAuth client. A service account key is needed: open the service account in the Google Cloud console and create a JSON key under Keys.',
    ro: 'Acesta este fișierul unui client OAuth. Este nevoie de cheia unui cont de serviciu: deschideți contul de serviciu în consola Google Cloud și creați o cheie JSON la secțiunea Chei.',
  },
  google_credentials_api_key: {
    hu: 'Ez egy API-kulcs, azzal nem olvashatók megosztott táblázatok. Egy szolgáltatásfiók JSON-kulcsfájljának tartalmát illessze be.',
    en: 'This is an API key, which cannot read shared sheets. Paste the JSON key file of a service account instead.',
    ro: 'Aceasta este o cheie API, cu care nu se pot citi foi partajate. Lipiți conținutul fișierului-cheie JSON al unui cont de serviciu.',
  },
  google_credentials_other_type: {
    hu: 'Ez a fájl „{type}” típusú. Szolgáltatásfiók („service_account”) kulcsfájlja kell.',
    en: 'This file is of the type “{type}”. The key file of a service account (“service_account”) is needed.',
    ro: 'Acest fișier este de tipul „{type}”. Este nevoie de fișierul-cheie al unui cont de serviciu („service_account”).',
  },
  google_credentials_incomplete: {
    hu: 'A kulcsfájl hiányos; ez hiányzik vagy hibás benne: {fields}. Töltse le újra, és illessze be a teljes tartalmát.',
    en: 'The key file is incomplete; missing or wrong: {fields}. Download it again and paste its whole content.',
    ro: 'Fișierul-cheie este incomplet; lipsește sau este greșit: {fields}. Descărcați-l din nou și lipiți tot conținutul.',
  },
  google_key_unreadable: {
    hu: 'A fájlban lévő titkos kulcs sérült. Töltse le újra a kulcsfájlt, és illessze be a teljes tartalmát.',
    en: 'The private key in the file is damaged. Download the key file again and paste its whole content.',
    ro: 'Cheia privată din fișier este deteriorată. Descărcați din nou fișierul-cheie și lipiți tot conținutul.',
  },
  google_key_refused: {
    hu: 'A Google nem fogadta el a szolgáltatásfiók kulcsát: a kulcsot visszavonták, vagy a fiókot törölték. Hozzon létre új kulcsot, és mentse el a beállításokban.',
    en: 'Google refused the key of the service account: the key was revoked or the account deleted. Create a new key and save it in the settings.',
    ro: 'Google a refuzat cheia contului de serviciu: cheia a fost revocată sau contul a fost șters. Creați o cheie nouă și salvați-o în setări.',
  },
  google_clock_wrong: {
    hu: 'A Google azért utasította el a bejelentkezést, mert a kiszolgáló órája rossz. Kérje meg az üzemeltetőt, hogy állítsa be a pontos időt.',
    en: 'Google refused the sign-in because this server’s clock is wrong. Ask your operator to set the correct time.',
    ro: 'Google a refuzat autentificarea deoarece ceasul serverului este greșit. Rugați administratorul serverului să potrivească ora exactă.',
  },
  google_api_disabled: {
    hu: 'A {api} nincs bekapcsolva a szolgáltatásfiók Google Cloud projektjében. Kapcsolja be a konzolon, várjon néhány percet, majd próbálja újra.',
    en: 'The {api} is not switched on in the Google Cloud project of the service account. Switch it on in the console, wait a few minutes and try again.',
    ro: '{api} nu este activat în proiectul Google Cloud al contului de serviciu. Activați-l în consolă, așteptați câteva minute și încercați din nou.',
  },
  google_access_refused: {
    hu: 'A Google elutasította a kérést, bár a kulcsot elfogadta. Ellenőrizze a szolgáltatásfiók jogosultságait, majd próbálja újra.',
    en: 'Google refused the request although it accepted the key. Check what the service account is allowed to do, then try again.',
    ro: 'Google a refuzat cererea, deși a acceptat cheia. Verificați drepturile contului de serviciu, apoi încercați din nou.',
  },
  google_quota: {
    hu: 'A Google percenként csak korlátozott számú olvasást enged, és ez a keret most betelt. Kérjük, próbálja újra két perc múlva.',
    en: 'Google allows a limited number of reads a minute, and that limit has been reached. Please try again in two minutes.',
    ro: 'Google permite un număr limitat de citiri pe minut, iar limita este atinsă acum. Încercați din nou peste două minute.',
  },
  google_timeout: {
    hu: 'A Google nem válaszolt időben. Kérjük, próbálja újra néhány perc múlva.',
    en: 'Google did not answer in time. Please try again in a few minutes.',
    ro: 'Google nu a răspuns la timp. Încercați din nou peste câteva minute.',
  },
  google_unavailable: {
    hu: 'A Google szolgáltatása most nem érhető el. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The Google service cannot be reached right now. Please try again in a few minutes.',
    ro: 'Serviciul Google nu poate fi accesat acum. Încercați din nou peste câteva minute.',
  },
  google_address_refused: {
    hu: 'A Google beállított címe nem hívható. Kérje meg az üzemeltetőt, hogy ellenőrizze a GOOGLE_… környezeti változókat.',
    en: 'The address set for Google may not be called. Ask your operator to check the GOOGLE_… environment variables.',
    ro: 'Adresa setată pentru Google nu poate fi apelată. Rugați administratorul serverului să verifice variabilele de mediu GOOGLE_….',
  },
});

const COMMON: Partial<Record<GoogleReason, keyof typeof googleMessages>> = {
  key_refused: 'google_key_refused',
  clock_wrong: 'google_clock_wrong',
  api_disabled: 'google_api_disabled',
  quota: 'google_quota',
  timeout: 'google_timeout',
  unavailable: 'google_unavailable',
  address_refused: 'google_address_refused',
};

/** Google's quotas are counted by the minute and seldom come with a Retry-After. */
const QUOTA_WAIT_MS = 60_000;
const BASE_MS = 2000;
const LONGEST_MS = 300_000;

/** What a source says about the reasons that are its own, and what its sentences name. */
export interface GoogleWords {
  codes: Partial<Record<GoogleReason, string>>;
  params: ErrorParams;
}

/** The error that people read: the source's own code for a reason, else the common one. */
export function googleProblem(error: GoogleError, { codes, params }: GoogleWords): AppError {
  const code = codes[error.reason] ?? COMMON[error.reason] ?? 'google_access_refused';
  return new AppError(code, error.retryable ? 503 : 409, params, { cause: error });
}

/**
 * What a job should throw for it: quotas and passing trouble are tried again later, with jitter, and a quota holds the whole
 * queue; everything else ends the job (rules: google sign-in).
 */
export function jobErrorOf(error: GoogleError, words: GoogleWords, attempt: number): AppError | RetryLater {
  const problem = googleProblem(error, words);
  if (!error.retryable) return problem;
  if (error.reason !== 'quota') return new RetryLater(error.retryAfterMs ?? jittered(attempt), problem);
  const delayMs = error.retryAfterMs ?? Math.round(QUOTA_WAIT_MS * (1 + Math.random() / 4));
  return new RetryLater(delayMs, problem, delayMs);
}

/** Full jitter up to the step, but never at once. */
const jittered = (attempt: number): number =>
  Math.round(Math.max(500, Math.random() * Math.min(LONGEST_MS, BASE_MS * 2 ** (attempt - 1))));
