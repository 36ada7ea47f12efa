import { defineMessages } from '../../platform/errors/app-error.js';

/**
 * What the queue should do about a failed writing (rules: failed generations). `busy` and `transient` are tried again; the
 * others would fail again the same way: `config` needs the settings changed, `input` the questionnaire, `refused` and `garbage`
 * (already asked twice) mean that this server writes no usable text; `capped` that our own cap left no tokens for today.
 */
export type WriterErrorKind = 'config' | 'input' | 'busy' | 'transient' | 'refused' | 'garbage' | 'capped';

/** The sentence for a person of every code that a writer fails with, once all tries are used up. */
export const WRITER_MESSAGES = defineMessages({
  ai_key_refused: {
    hu: 'Az AI-szolgáltató elutasította a kulcsot. Kérjük, ellenőrizze a beállításokban.',
    en: 'The AI provider refused the key. Please check it in the settings.',
    ro: 'Furnizorul AI a respins cheia. Verificați-o în setări.',
  },
  ai_model_missing: {
    hu: 'Az AI-szolgáltató ezen a címen nem találja a beállított modellt. Kérjük, ellenőrizze a címet és a modell nevét.',
    en: 'The AI provider cannot find the chosen model at this address. Please check the address and the model name.',
    ro: 'Furnizorul AI nu găsește modelul ales la această adresă. Verificați adresa și numele modelului.',
  },
  ai_credit_used_up: {
    hu: 'Az AI-szolgáltatónál elfogyott a keret. Kérjük, töltse fel, majd próbálja újra.',
    en: 'The credit with the AI provider is used up. Please top it up, then try again.',
    ro: 'Creditul de la furnizorul AI s-a epuizat. Reîncărcați-l, apoi încercați din nou.',
  },
  ai_address_refused: {
    hu: 'Az AI-szolgáltató beállított címe nem hívható. Kérjük, adjon meg egy nyilvános https-címet.',
    en: 'The address set for the AI provider may not be called. Please enter a public https address.',
    ro: 'Adresa setată pentru furnizorul AI nu poate fi apelată. Introduceți o adresă https publică.',
  },
  ai_request_refused: {
    hu: 'Az AI-szolgáltató nem fogadta el a kérést. Kérjük, próbáljon meg egy másik modellt.',
    en: 'The AI provider did not accept the request. Please try another model.',
    ro: 'Furnizorul AI nu a acceptat cererea. Încercați un alt model.',
  },
  ai_context_too_long: {
    hu: 'A kérdőív túl hosszú ennek az AI-modellnek. Kérjük, válasszon nagyobb modellt.',
    en: 'The questionnaire is too long for this AI model. Please choose a larger one.',
    ro: 'Chestionarul este prea lung pentru acest model AI. Alegeți unul mai mare.',
  },
  ai_rate_limited: {
    hu: 'Az AI-szolgáltató most túl sok kérést kap. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The AI provider is receiving too many requests right now. Please try again in a few minutes.',
    ro: 'Furnizorul AI primește prea multe cereri acum. Încercați din nou peste câteva minute.',
  },
  ai_unavailable: {
    hu: 'Az AI-szolgáltató átmenetileg nem érhető el. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The AI provider is temporarily unavailable. Please try again in a few minutes.',
    ro: 'Furnizorul AI este temporar indisponibil. Încercați din nou peste câteva minute.',
  },
  ai_timeout: {
    hu: 'Az AI-szolgáltató nem válaszolt időben. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The AI provider did not answer in time. Please try again in a few minutes.',
    ro: 'Furnizorul AI nu a răspuns la timp. Încercați din nou peste câteva minute.',
  },
  ai_cancelled: {
    hu: 'A szövegírást megszakították.',
    en: 'Writing was cancelled.',
    ro: 'Scrierea textelor a fost întreruptă.',
  },
  ai_refused: {
    hu: 'Az AI-szolgáltató nem írt szöveget ehhez a kitöltéshez.',
    en: 'The AI provider declined to write texts for this response.',
    ro: 'Furnizorul AI a refuzat să scrie texte pentru acest răspuns.',
  },
  ai_bad_answer: {
    hu: 'Az AI-szolgáltató kétszer sem adott használható szöveget.',
    en: 'The AI provider gave no usable text, even when asked twice.',
    ro: 'Furnizorul AI nu a dat un text utilizabil nici la a doua încercare.',
  },
  ai_daily_cap_reached: {
    hu: 'A mai AI-tokenkeretből már nem telik további szövegre. Éjfélkor új keret kezdődik; a keret a beállításokban emelhető.',
    en: 'What is left of today’s AI tokens is not enough for another text. A new allowance begins at midnight; it can be raised in the settings.',
    ro: 'Din limita zilnică de tokenuri AI nu mai rămâne destul pentru încă un text. La miezul nopții începe o limită nouă; poate fi mărită în setări.',
  },
  nothing_to_write: {
    hu: 'Nincs pontozott szakasz, ezért nincs miről szöveget írni.',
    en: 'There is no scored section, so there is nothing to write about.',
    ro: 'Nu există nicio secțiune punctată, deci nu este nimic de scris.',
  },
});

export type WriterErrorCode = keyof typeof WRITER_MESSAGES;

export interface WriterErrorParts {
  kind: WriterErrorKind;
  code: WriterErrorCode;
  /** What exactly happened, for the log: status, host, rule. Never a key, a prompt or the server's own words. */
  detail?: string;
  retryAfterMs?: number | null;
  retryOnce?: boolean;
  cause?: unknown;
}

/** A writer could not compose the texts of an evaluation. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
  readonly kind: WriterErrorKind;
  readonly code: WriterErrorCode;
  /** Milliseconds that the server asked us to wait, at most 120,000; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** True when a second try makes sense but a third does not. */
  readonly retryOnce: boolean;

  constructor(parts: WriterErrorParts) {
    super(parts.detail ? `${parts.code}: ${parts.detail}` : parts.code, { cause: parts.cause });
    this.kind = parts.kind;
    this.code = parts.code;
    this.retryAfterMs = parts.retryAfterMs ?? null;
    this.retryOnce = parts.retryOnce ?? false;
  }

  get retryable(): boolean {
    return this.kind === 'busy' || this.kind === 'transient';
  }
}
