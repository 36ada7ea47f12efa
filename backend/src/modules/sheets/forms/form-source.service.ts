import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import type { Language } from '../../../platform/http/languages.js';
import { LeaseLost } from '../../../platform/jobs/work.js';
import { GoogleAccessService } from '../sources/google-access.service.js';
import type { GoogleCredentials } from '../sources/google-credentials.js';
import { GoogleError } from '../sources/google-error.js';
import { jobErrorOf } from '../sources/google.errors.js';
import { DOCS_HOST, type FormAddress, parseFormAddress, publicPathOf, SHORT_HOST } from './form-address.js';
import { FormPagesService, type FormWay } from './form-pages.service.js';
import { FormProblem, formWords } from './form-sync.errors.js';
import { FormUnreadable, type FormNote, type ReadForm } from './form.js';
import { readApiForm } from './read-api-form.js';
import { readFormPage } from './read-form-page.js';

export interface FormRequest {
  /** As somebody has entered it; null where nobody has. */
  address: string | null;
  /** The page is asked for in this language. */
  language: Language;
  signal: AbortSignal;
  /** Number of this try, from 1. */
  attempt: number;
}

interface Reading extends Omit<FormRequest, 'attempt'> {
  credentials: GoogleCredentials | null;
}

/** Reads a form from where it can be read best: through the Forms API, else from its public page (rules: google forms). */
@Injectable()
export class FormSourceService {
  constructor(
    private readonly google: GoogleAccessService,
    private readonly pages: FormPagesService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** Throws what a job should: FormProblem, BadRequest (unusable credentials), or RetryLater for what may pass. */
  async read({ attempt, ...request }: FormRequest): Promise<ReadForm> {
    const credentials = await this.google.credentials();
    try {
      return await this.readBy({ ...request, credentials });
    } catch (error) {
      if (request.signal.aborted) throw new LeaseLost();
      if (!(error instanceof GoogleError)) throw error;
      throw jobErrorOf(error, formWords(credentials?.clientEmail ?? null), attempt);
    }
  }

  private async readBy(reading: Reading): Promise<ReadForm> {
    const target = parseFormAddress(reading.address ?? '');
    if ((reading.address ?? '').trim() === '') throw new FormProblem('form_url_missing');
    if (target.kind === 'sheet') throw new FormProblem('form_url_is_sheet');
    if (target.kind === 'unknown') throw new FormProblem('form_url_unknown');
    if (target.kind === 'form' && reading.credentials) return this.readByApi(target.id, reading);
    const way = await this.walk(target, reading);
    const found = parseFormAddress(way.url.href);
    if (way.html === null && found.kind === 'form') return this.readByApi(found.id, reading);
    return { ...pageForm(way.html ?? ''), advice: adviceOf(found, reading.credentials) };
  }

  /** With credentials the walk ends as soon as the form's own id is known. */
  private walk(
    target: Extract<FormAddress, { kind: 'form' | 'responder' | 'short' }>,
    { credentials, language, signal }: Reading,
  ): Promise<FormWay> {
    const start =
      target.kind === 'short'
        ? new URL(target.path, `https://${SHORT_HOST}`)
        : new URL(publicPathOf(target), `https://${DOCS_HOST}`);
    const stop = (url: URL) => credentials !== null && parseFormAddress(url.href).kind === 'form';
    return this.pages.open(start, { language, signal, stop });
  }

  private async readByApi(id: string, { credentials, signal }: Reading): Promise<ReadForm> {
    const answer = await this.google.readJson(credentials!, {
      service: 'google-forms',
      url: new URL(`/v1/forms/${encodeURIComponent(id)}`, this.env.google.formsBase),
      path: '/v1/forms/{id}',
      scopes: ['forms'],
      signal,
    });
    try {
      return readApiForm(answer);
    } catch (error) {
      throw error instanceof FormUnreadable ? new FormProblem('form_answer_unreadable', {}, error) : error;
    }
  }
}

function pageForm(html: string): ReadForm {
  try {
    return readFormPage(html);
  } catch (error) {
    if (!(error instanceof FormUnreadable)) throw error;
    const asksToSignIn = /action="https:\/\/accounts\.google\.com\//i.test(html);
    throw new FormProblem(asksToSignIn ? 'form_sign_in' : 'form_page_unreadable', {}, error);
  }
}

/** How the points could be had that a public page does not show. */
const adviceOf = (found: FormAddress, credentials: GoogleCredentials | null): FormNote[] => [
  { code: 'form_page_has_no_points' },
  ...(credentials && found.kind === 'responder'
    ? [{ code: 'form_edit_link_brings_points' as const, params: { email: credentials.clientEmail } }]
    : []),
];
