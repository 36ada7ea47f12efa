import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../../../platform/errors/app-error.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import { publicPolicy } from '../../../platform/http/security-headers.js';
import { packShell, readPage, sendShell } from '../../../platform/http/shell.js';
import type { Logger } from '../../../platform/logging/logger.js';
import type { Dictionary } from '../../ui-texts/ui-texts.service.js';
import type { PageResponse } from './page.dto.js';
import type { PublicPageService } from './public-page.service.js';
import type { PublishedPagesService } from './published-pages.service.js';

interface Dependencies {
  published: Pick<PublishedPagesService, 'owned'>;
  pages: Pick<PublicPageService, 'ownWordings'>;
  logger: Logger;
}

/** What the front end's build has made for the server (frontend: src/public/evaluation/server.tsx). */
interface Renderer {
  renderEvaluation: (page: PageResponse, wordings: Dictionary) => Promise<string>;
}

const EVALUATION = /^\/evaluation\/([\w-]{20,40})\/?$/;
/** A later step, a preview, and another language than the evaluation's begin otherwise. */
const OTHERWISE = ['s', 'preview', 'lang'];

/**
 * Answers the address of an evaluation with the page in which its beginning already stands, so that it is read before any
 * script has run, and with its data, so that the scripts have nothing to ask for. `site`: our own address. Whatever is not
 * simply found (an unknown or a shared link, a failure) goes on to the site's ready-made page, which asks the API and says
 * what is wrong.
 */
export function evaluationPages(
  siteRoot: string,
  site: string,
  { published, pages, logger }: Dependencies,
): RequestHandler[] {
  const folder = join(siteRoot, 'server');
  const program = join(folder, 'render.cjs');
  const files = LANGUAGES.map((language) => [language, join(folder, `evaluation.${language}.html`)] as const);
  if (![program, ...files.map(([, file]) => file)].every((file) => existsSync(file))) return [];
  const templates = new Map(files.map(([language, file]) => [language, readPage(file, site)]));
  // Loaded when the first page is asked for: a start does not wait for it.
  const renderer = () => createRequire(import.meta.url)(program) as Renderer;
  const answer = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const link = EVALUATION.exec(request.path)?.[1];
    if (link === undefined) return next();
    const { page, questionnaireId } = await published.owned(link);
    if (page.evaluation.maxScore <= 0) return next();
    const texts = await pages.ownWordings(questionnaireId, page.language);
    const content = await renderer().renderEvaluation(page, texts);
    const html = templates
      .get(page.language)!
      .replace('{{content}}', () => content)
      .replace('</body>', () => `${inlined({ link, page, texts })}</body>`);
    sendShell(request, response, packShell(html, publicPolicy), 'private, no-cache');
  };
  return [
    (request: Request, response: Response, next: NextFunction): void => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || OTHERWISE.some((name) => request.query[name] !== undefined)) return next();
      answer(request, response, next).catch((error: unknown) => {
        if (!(error instanceof AppError)) logger.warn({ err: error }, 'A page could not be rendered');
        next();
      });
    },
  ];
}

/** Data that no text in it can end, as `<` is written as an escape. */
const inlined = (data: object): string =>
  `<script type="application/json" id="evaluation-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
