import { defineMessages } from '../../platform/errors/app-error.js';

defineMessages({
  form_unknown: {
    hu: 'Ez a kérdőív nem található. Kérjük, ellenőrizze a címet.',
    en: 'This questionnaire could not be found. Please check the address.',
    ro: 'Acest chestionar nu a fost găsit. Vă rugăm să verificați adresa.',
  },
  form_not_open: {
    hu: 'Ez a kérdőív most nem fogad válaszokat. Amit eddig beírt, ezen az eszközön megmarad.',
    en: 'This questionnaire is not accepting answers at the moment. What you have filled in stays on this device.',
    ro: 'Acest chestionar nu primește răspunsuri în acest moment. Ceea ce ați completat rămâne pe acest dispozitiv.',
  },
  draft_submitted: {
    hu: 'Ezeket a válaszokat már elküldte, ezért nem módosíthatók.',
    en: 'These answers have already been sent in, so they cannot be changed.',
    ro: 'Aceste răspunsuri au fost deja trimise, de aceea nu mai pot fi modificate.',
  },
  consent_changed: {
    hu: 'A hozzájárulás szövege időközben megváltozott. Kérjük, olvassa el újra, és jelölje be ismét.',
    en: 'The wording of the consent has changed in the meantime. Please read it again and tick the box once more.',
    ro: 'Textul consimțământului s-a modificat între timp. Vă rugăm să îl citiți din nou și să îl bifați încă o dată.',
  },
  answers_missing: {
    hu: 'Néhány kötelező kérdésre még nem válaszolt.',
    en: 'Some required questions have not been answered yet.',
    ro: 'La câteva întrebări obligatorii nu ați răspuns încă.',
  },
  nothing_answered: {
    hu: 'Még egyetlen kérdésre sem válaszolt, ezért nincs mit elküldeni.',
    en: 'No question has been answered yet, so there is nothing to send in.',
    ro: 'Nu ați răspuns încă la nicio întrebare, deci nu este nimic de trimis.',
  },
  link_expired: {
    hu: 'Ez a hivatkozás már nem érvényes.',
    en: 'This link is no longer valid.',
    ro: 'Acest link nu mai este valabil.',
  },
  looks_automatic: {
    hu: 'A kitöltés túl gyors volt, vagy olyan mezőt is kitöltöttek, amely a képernyőn nem látszik. Kérjük, várjon néhány másodpercet, és küldje el újra. A válaszai megmaradtak.',
    en: 'This was filled in very quickly, or a field that is not visible on the screen was filled in. Please wait a few seconds and send it again. Your answers are still here.',
    ro: 'Completarea a fost prea rapidă sau a fost completat un câmp pe care oamenii nu îl văd. Vă rugăm să așteptați câteva secunde și să trimiteți din nou. Răspunsurile dumneavoastră s-au păstrat.',
  },
});
