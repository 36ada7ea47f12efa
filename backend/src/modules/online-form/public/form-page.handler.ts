import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { asAppError } from '../../../platform/errors/error.filter.js';
import { languageOf } from '../../../platform/http/language.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { frameAncestors, publicPolicy } from '../../../platform/http/security-headers.js';
import { packShell, readPage, sendShell, type Shell } from '../../../platform/http/shell.js';
import type { Logger } from '../../../platform/logging/logger.js';
import type { OnlineForm } from '../online-form.entity.js';
import { stateOf } from '../form-state.js';
import type { FormState } from './form.dto.js';
import { fillTemplate, type PageParts, partsOf } from './form-page.js';

/** What the page of a questionnaire holds before any script has run. */
export interface PageForm extends Pick<
  OnlineForm,
  'isOpen' | 'opensAt' | 'closesAt' | 'intro' | 'closedText' | 'allowedOrigins'
> {
  /** The current one. */
  slug: string;
  name: string;
  language: Language;
  isActive: boolean;
  wordings: Readonly<Record<string, string>>;
  questions: { size: number };
}

/** Where the pages' questionnaires come from; throws NotFound where there is none. */
export interface PageForms {
  bySlug: (slug: string) => Promise<PageForm>;
}

const PAGE = /^\/q\/([^/]+)\/?$/;
const NOTHING: PageParts = { heading: '', words: '' };

/**
 * Answers `/q/{slug}`: the built page with the questionnaire's language, name and first words already in it. A former
 * slug leads to the current one. What is not there is 404, a database that is away 503, both with the same page,
 * which says it in words (rules: embedding, headers).
 */
export function formPages(
  siteRoot: string,
  site: string,
  forms: PageForms,
  logger: Logger,
): RequestHandler[] {
  const files = LANGUAGES.map(
    (language) => [language, join(siteRoot, 'form', `form.${language}.html`)] as const,
  );
  if (!files.every(([, file]) => existsSync(file))) return [];
  const templates = new Map(files.map(([language, file]) => [language, readPage(file, site)]));
  const make = (language: Language, parts: PageParts, ancestors?: string) =>
    packShell(fillTemplate(templates.get(language)!, parts), (hashes) => publicPolicy(hashes, ancestors));
  const empty = new Map(LANGUAGES.map((language) => [language, make(language, NOTHING)]));
  const made = new WeakMap<PageForm, Map<FormState, Shell>>();

  const pageOf = (form: PageForm): Shell => {
    const state = stateOf({ ...form, questions: form.questions.size }, new Date());
    const shells = made.get(form) ?? new Map<FormState, Shell>();
    made.set(form, shells);
    const shell =
      shells.get(state) ?? make(form.language, partsOf(form, state), frameAncestors(form.allowedOrigins));
    shells.set(state, shell);
    return shell;
  };

  const answer = async (request: Request, response: Response, slug: string): Promise<void> => {
    const form = await forms.bySlug(slug);
    if (form.slug !== slug) return redirect(request, response, form.slug);
    if (frameAncestors(form.allowedOrigins) !== undefined) {
      response.removeHeader('X-Frame-Options');
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    }
    if (request.query.preview === undefined)
      response.setHeader(
        'Link',
        `</api/forms/${encodeURIComponent(slug)}>; rel=preload; as=fetch; crossorigin=use-credentials`,
      );
    sendShell(request, response, pageOf(form));
  };

  return [
    (request: Request, response: Response, next: NextFunction): void => {
      const slug = PAGE.exec(request.path)?.[1];
      if (slug === undefined || !['GET', 'HEAD'].includes(request.method)) return next();
      answer(request, response, slug).catch((error: unknown) => {
        const { status } = asAppError(error);
        if (status >= 500) logger.error({ err: error, method: request.method }, 'A request failed');
        response.vary('Accept-Language');
        sendShell(request, response.status(status), empty.get(languageOf(request))!);
      });
    },
  ];
}

/** Not for good: a slug that is given up may be taken back later. */
function redirect(request: Request, response: Response, slug: string): void {
  const query = /\?.*$/.exec(request.originalUrl)?.[0] ?? '';
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(301, `/q/${encodeURIComponent(slug)}${query}`);
}
