import { Injectable } from '@nestjs/common';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import type { Language } from '../../../platform/http/languages.js';
import { HttpClient, type OutboundResponse } from '../../../platform/outbound/http-client.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';
import { apiErrorOf } from '../sources/google-error.js';
import { DOCS_HOST, SHORT_HOST } from './form-address.js';
import { FormProblem } from './form-sync.errors.js';

const MOST_REDIRECTS = 5;
/** For the whole way to a form, redirects and all, in milliseconds. */
const WAY_MS = 20_000;
const STEP_MS = 10_000;

/** Where the redirects ended: at a page, or at the first address that the caller asked for. */
export interface FormWay {
  url: URL;
  html: string | null;
}

/** Opens public pages of forms: exact hosts alone, redirects followed by hand, each checked (rules: google forms). */
@Injectable()
export class FormPagesService {
  constructor(
    private readonly http: HttpClient,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /**
   * Follows an address on docs.google.com or forms.gle until a page answers, or until `stop` says so before it is called.
   * Throws FormProblem, or GoogleError for what may pass.
   */
  async open(
    start: URL,
    { language, signal, stop }: { language: Language; signal: AbortSignal; stop?: (url: URL) => boolean },
  ): Promise<FormWay> {
    const end = Date.now() + WAY_MS;
    let url = start;
    for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
      checkStep(url);
      if (stop?.(url)) return { url, html: null };
      const timeoutMs = Math.max(1, Math.min(STEP_MS, end - Date.now()));
      const answer = await this.get(url, language, timeoutMs, signal);
      const location = answer.headers.get('location');
      if (answer.status < 300) return { url, html: readHtml(answer) };
      if (location === null || !URL.canParse(location, url.href)) throw new FormProblem('form_gone');
      url = new URL(location, url);
    }
    throw new FormProblem('form_link_loops');
  }

  private async get(
    url: URL,
    language: Language,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<OutboundResponse> {
    const target = this.targetOf(url);
    try {
      return await this.http.request({
        service: 'google-form-page',
        url: target,
        path: url.hostname === SHORT_HOST ? '/{short link}' : '/forms/d/{id}/viewform',
        allowedHosts: [target.host],
        handBackRedirects: true,
        headers: { accept: 'text/html', 'accept-language': `${language},en;q=0.5` },
        timeoutMs,
        signal,
      });
    } catch (error) {
      throw error instanceof OutboundError ? pageError(error) : error;
    }
  }

  /** Where a page is really asked for: behind another base than Google's own, short links lie under their host's name. */
  private targetOf(url: URL): URL {
    const base = this.env.google.docsBase;
    if (base === `https://${DOCS_HOST}`) return url;
    return new URL(
      `${url.hostname === SHORT_HOST ? `/${SHORT_HOST}` : ''}${url.pathname}${url.search}`,
      base,
    );
  }
}

/** Refuses every step that is not on the way to a form's public page, and knows the ways on which forms turn people away. */
function checkStep(url: URL): void {
  if (url.hostname === 'accounts.google.com') throw new FormProblem('form_sign_in');
  if (url.hostname === 'consent.google.com') throw new FormProblem('form_page_unreadable');
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  const isOnWay =
    url.hostname === SHORT_HOST || (url.hostname === DOCS_HOST && url.pathname.includes('/forms/'));
  if (!isPlain || !isOnWay) throw new FormProblem('form_leads_elsewhere', { host: url.host.slice(0, 100) });
  if (/\/closedform\/?$/.test(url.pathname)) throw new FormProblem('form_closed');
}

function readHtml({ headers, body }: OutboundResponse): string {
  const type = (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'text/html') throw new FormProblem('form_page_unreadable');
  return body.toString('utf8');
}

function pageError(error: OutboundError): Error {
  const { status, code } = error;
  if (code === 'answer_too_large') return new FormProblem('form_page_too_large', {}, error);
  if (status === 401 || status === 403) return new FormProblem('form_sign_in', {}, error);
  if (status !== null && status >= 400 && !error.retryable) return new FormProblem('form_gone', {}, error);
  return apiErrorOf(error);
}
