import { AppError, defineMessages } from '../../../platform/errors/app-error.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';

/** What Trello refuses, and what a test of it has shown, each with what to do about it. */
export const trelloMessages = defineMessages({
  trello_test_works: {
    hu: 'A kulcs és a token jó. Az új kártyák ebbe a listába kerülnek: „{list}”.',
    en: 'The key and token work. New cards go to this list: “{list}”.',
    ro: 'Cheia și tokenul sunt bune. Cardurile noi ajung în această listă: „{list}”.',
  },
  trello_not_set: {
    hu: 'Előbb mentse el a Trello-kulcsot és a hozzá tartozó tokent.',
    en: 'First save the Trello key and its token.',
    ro: 'Mai întâi salvați cheia Trello și tokenul ei.',
  },
  trello_list_missing: {
    hu: 'A kulcs és a token jó, de nincs kiválasztva lista, ezért nem készül kártya. Válassza ki és mentse el a listát.',
    en: 'The key and token work, but no list is chosen, so no cards are created. Choose a list and save it.',
    ro: 'Cheia și tokenul sunt bune, dar nu este aleasă nicio listă, deci nu se creează carduri. Alegeți o listă și salvați-o.',
  },
  trello_list_not_found: {
    hu: 'A beállított lista nem található: törölték, vagy ez a Trello-fiók nem látja. Válasszon másik listát, és mentse el.',
    en: 'The list that is set cannot be found: it was deleted, or this Trello account cannot see it. Choose another list and save it.',
    ro: 'Lista stabilită nu a fost găsită: a fost ștearsă sau acest cont Trello nu o vede. Alegeți altă listă și salvați-o.',
  },
  trello_list_closed: {
    hu: 'A beállított listát („{list}”) archiválták, így a kártyákat senki sem látná. Válasszon másik listát, vagy állítsa vissza a Trellóban.',
    en: 'The list that is set (“{list}”) is archived, so nobody would see its cards. Choose another list, or restore it in Trello.',
    ro: 'Lista stabilită („{list}”) este arhivată, deci nimeni nu i-ar vedea cardurile. Alegeți altă listă sau restabiliți-o în Trello.',
  },
  trello_key_refused: {
    hu: 'A Trello nem ismeri a kulcsot. Másolja be újra a Trello fejlesztői oldaláról (API key).',
    en: 'Trello does not know the key. Copy it again from Trello’s developer page (API key).',
    ro: 'Trello nu recunoaște cheia. Copiați-o din nou din pagina pentru dezvoltatori Trello (API key).',
  },
  trello_token_refused: {
    hu: 'A Trello nem fogadta el a tokent: visszavonták, vagy nem a tokent, hanem a titkot (secret) másolta be. Készítsen új tokent ehhez a kulcshoz, és mentse el.',
    en: 'Trello refused the token: it was revoked, or the secret was pasted in its place. Create a new token for this key and save it.',
    ro: 'Trello a respins tokenul: a fost revocat sau în locul lui a fost lipit secretul. Creați un token nou pentru această cheie și salvați-l.',
  },
  trello_permission_missing: {
    hu: 'A token nem jogosít fel erre: nincs írási joga, vagy a fiók nem tagja a táblának. Készítsen új tokent olvasási és írási joggal, vagy vegye fel a fiókot a táblához.',
    en: 'The token does not allow this: it may not write, or the account is not a member of the board. Create a new token that may read and write, or add the account to the board.',
    ro: 'Tokenul nu permite acest lucru: nu are drept de scriere sau contul nu este membru al panoului. Creați un token nou cu drept de citire și scriere sau adăugați contul la panou.',
  },
  trello_busy: {
    hu: 'A Trello most túl sok kérést kap tőlünk. Kérjük, próbálja újra fél perc múlva.',
    en: 'Trello is getting too many requests from us right now. Please try again in half a minute.',
    ro: 'Trello primește prea multe cereri de la noi acum. Încercați din nou peste o jumătate de minut.',
  },
  trello_timeout: {
    hu: 'A Trello nem válaszolt időben. Kérjük, próbálja újra néhány perc múlva.',
    en: 'Trello did not answer in time. Please try again in a few minutes.',
    ro: 'Trello nu a răspuns la timp. Încercați din nou peste câteva minute.',
  },
  trello_unavailable: {
    hu: 'A Trello most nem érhető el. Kérjük, próbálja újra néhány perc múlva.',
    en: 'Trello cannot be reached right now. Please try again in a few minutes.',
    ro: 'Trello nu poate fi accesat acum. Încercați din nou peste câteva minute.',
  },
  trello_list_not_chosen: {
    hu: 'Nincs kiválasztva Trello-lista. Válassza ki a beállításokban, hová kerüljenek a kártyák.',
    en: 'No Trello list is chosen. Choose in the settings where cards should go.',
    ro: 'Nu este aleasă nicio listă Trello. Alegeți în setări unde să ajungă cardurile.',
  },
  trello_card_exists: {
    hu: 'Ennek az értékelésnek már van Trello-kártyája.',
    en: 'This evaluation already has a Trello card.',
    ro: 'Această evaluare are deja un card Trello.',
  },
  trello_card_gone: {
    hu: 'Egy értékelés kártyája („{card}”) már nincs meg a Trellóban, ezért nem írunk rá több megjegyzést. Ha van helyette másik, írja be az azonosítóját az értékelés sorában.',
    en: 'The card of an evaluation (“{card}”) is no longer in Trello, so nothing more is written on it. If there is another one, enter its id in the evaluation’s row.',
    ro: 'Cardul unei evaluări („{card}”) nu mai există în Trello, deci nu mai scriem pe el. Dacă există altul, introduceți identificatorul lui la evaluare.',
  },
  trello_refused: {
    hu: 'A Trello elutasította a kérést. Ellenőrizze a kulcsot, a tokent és a listát.',
    en: 'Trello refused the request. Check the key, the token and the list.',
    ro: 'Trello a respins cererea. Verificați cheia, tokenul și lista.',
  },
});

export type TrelloCode = keyof typeof trelloMessages;

/** A call to Trello that did not do what it should. */
export class TrelloProblem extends AppError {
  constructor(code: TrelloCode, status: 409 | 503, cause?: unknown, params: Record<string, string> = {}) {
    super(code, status, params, { cause });
  }

  /** The call named a card or list that is not there, or nothing that could be one. */
  get isUnknownObject(): boolean {
    const { cause } = this;
    return (
      cause instanceof OutboundError &&
      (cause.status === 404 || (cause.status === 400 && /invalid id/i.test(cause.responseText)))
    );
  }
}

/** Sorts a failed call by its status and by the few plain words that Trello says. */
export function trelloProblemOf(error: OutboundError): TrelloProblem {
  const { status, kind, code, responseText } = error;
  const config = (of: TrelloCode) => new TrelloProblem(of, 409, error);
  if (kind === 'busy') return new TrelloProblem('trello_busy', 503, error);
  // 449: a part of the request failed on their side.
  if (kind === 'transient' || status === 449)
    return new TrelloProblem(
      code === 'timeout' || status === 504 ? 'trello_timeout' : 'trello_unavailable',
      503,
      error,
    );
  if (/invalid key/i.test(responseText)) return config('trello_key_refused');
  if (/invalid (?:app )?token|expired token/i.test(responseText)) return config('trello_token_refused');
  if (status === 401 || status === 403) return config('trello_permission_missing');
  if (status === 404 || status === 400) return config('trello_list_not_found');
  return config('trello_refused');
}
