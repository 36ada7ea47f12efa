import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LANGUAGES } from '../../../platform/http/languages.js';
import { preload } from '../../../platform/http/prerendered-pages.js';
import { publicPolicy } from '../../../platform/http/security-headers.js';
import { packShell, sendShell } from '../../../platform/http/shell.js';
import type { Logger } from '../../../platform/logging/logger.js';
import { fillOutline, type OutlineTemplate } from './outline.js';
import type { PageCacheService } from './page-cache.service.js';
import type { PublicPageService } from './public-page.service.js';

interface Dependencies {
  cache: Pick<PageCacheService, 'outlined'>;
  pages: Pick<PublicPageService, 'ownWordings'>;
  logger: Logger;
}

const EVALUATION = /^\/evaluation\/([\w-]{20,40})\/?$/;
/** A later step, a preview, and another language than the evaluation's begin otherwise. */
const OTHERWISE = ['s', 'preview', 'lang'];

/**
 * Answers the address of an evaluation with the page in which its beginning already stands, so that it is read before any script
 * has run. `site`: our own address. Whatever is not simply found (an unknown or a shared link, a failure) goes on to the
 * site's ready-made page, which asks the API and says what is wrong.
 */
export function outlinePages(
  siteRoot: string,
  site: string,
  { cache, pages, logger }: Dependencies,
): RequestHandler[] {
  const files = LANGUAGES.map(
    (language) => [language, join(siteRoot, 'outlines', `evaluation.${language}.json`)] as const,
  );
  if (!files.every(([, file]) => existsSync(file))) return [];
  const templates = new Map(files.map(([language, file]) => [language, readTemplate(file, site)]));
  const answer = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const link = EVALUATION.exec(request.path)?.[1];
    const found = link === undefined ? null : await cache.outlined(link);
    if (!found) return next();
    const own = await pages.ownWordings(found.questionnaireId, found.page.language);
    const html = fillOutline(templates.get(found.page.language)!, found.page, own);
    if (html === null) return next();
    response.setHeader(
      'Link',
      [`/api/evaluation/${link}`, `/api/evaluation/${link}/texts`].map(preload).join(', '),
    );
    sendShell(request, response, packShell(html, publicPolicy), 'private, no-cache');
  };
  return [
    (request: Request, response: Response, next: NextFunction): void => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isRead || OTHERWISE.some((name) => request.query[name] !== undefined)) return next();
      answer(request, response, next).catch((error: unknown) => {
        logger.warn({ err: error }, 'The beginning of a page could not be filled in');
        next();
      });
    },
  ];
}

function readTemplate(file: string, site: string): OutlineTemplate {
  const template = JSON.parse(readFileSync(file, 'utf8')) as OutlineTemplate;
  return { ...template, html: template.html.replaceAll('{{site}}', () => encodeURI(site)) };
}
