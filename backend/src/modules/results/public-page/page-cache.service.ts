import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/languages.js';
import { Listener } from '../../../platform/database/listener.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import { joinGzip, plainHead } from '../../../platform/http/joined-gzip.js';
import type { PublishedPage } from '../../evaluations/published-page.js';
import { packPage, type PackedPage, shortHash, tailOf, unpackPage } from '../snapshot/packed-page.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SharedPagesService } from '../sharing/shared-pages.service.js';
import { hashOfToken, isSharedToken } from '../sharing/shared-token.js';
import {
  composeLiveParts,
  LivePartsService,
  type LiveSources,
  sharedLiveParts,
} from './live-parts.service.js';
import type { OutlinedPage } from './outline.js';
import { COUNTED_PERCENTAGE, PUBLISHED_FROM, PUBLISHED_VISIBLE } from './published-evaluations.service.js';

/** A page's bytes as they go over the wire. */
export interface PageBytes {
  bytes: Buffer;
  /** A strong ETag: one per content and encoding. */
  etag: string;
}

interface Row {
  questionnaireId: number;
  counted: number | null;
  page: Buffer | null;
  published: string | null;
}

/** A page in memory, with what was last made of it. */
interface Kept {
  page: PackedPage;
  questionnaireId: number;
  counted: number | null;
  isShared: boolean;
  made: { sources: LiveSources; tail: Buffer; plain?: PageBytes; gzip?: PageBytes } | null;
}

const EVALUATION = /^\/evaluation\/([\w-]{1,64})\/?$/;
const MAX_BYTES = 24_000_000;

/** Pages as ready bytes: from memory where nothing has changed, else by one read by key (rules: page cache). */
@Injectable()
export class PageCacheService {
  private readonly pages: NotifiedCache<Kept | null>;

  constructor(
    listener: Listener,
    private readonly database: Database,
    private readonly live: LivePartsService,
    private readonly shared: SharedPagesService,
  ) {
    this.pages = new NotifiedCache(listener, { channel: 'published_pages', maxBytes: MAX_BYTES, sizeOf });
  }

  /** What can be answered without waiting for anything. */
  known(link: string, gzip: boolean): PageBytes | null {
    const kept = this.pages.known(keyOf(link));
    if (!kept?.made || !this.live.areFresh(kept.questionnaireId, kept.made.sources)) return null;
    return encoded(kept, gzip);
  }

  /** The language of the evaluation at this path of the site; null where there is none, or where it cannot be read now. */
  async languageOf(path: string): Promise<Language | null> {
    const link = EVALUATION.exec(path)?.[1];
    if (link === undefined) return null;
    const kept = await this.find(link).catch(() => null);
    return kept?.page.language ?? null;
  }

  /** Null for a link that shows nothing. */
  async read(link: string, gzip: boolean): Promise<PageBytes | null> {
    const kept = await this.complete(link);
    return kept && encoded(kept, gzip);
  }

  /** The page of an owner's link, for filling in its beginning; null for every other link. */
  async outlined(link: string): Promise<{ questionnaireId: number; page: OutlinedPage } | null> {
    if (isSharedToken(link)) return null;
    const kept = await this.complete(link);
    if (!kept) return null;
    const text = Buffer.concat([plainHead(kept.page), kept.made.tail]).toString('utf8');
    return { questionnaireId: kept.questionnaireId, page: JSON.parse(text) as OutlinedPage };
  }

  /** With the live parts as they are now. */
  private async complete(link: string): Promise<(Kept & { made: NonNullable<Kept['made']> }) | null> {
    const kept = await this.find(link);
    if (!kept) return null;
    const sources = await this.live.read(kept.questionnaireId);
    if (
      kept.made?.sources.benchmark !== sources.benchmark ||
      kept.made.sources.ofSettings !== sources.ofSettings
    ) {
      const parts = composeLiveParts({ ...kept.page, ...kept }, sources);
      kept.made = { sources, tail: tailOf(kept.isShared ? sharedLiveParts(parts) : parts) };
    }
    return kept as Kept & { made: NonNullable<Kept['made']> };
  }

  private find(link: string): Promise<Kept | null> {
    return this.pages.get(keyOf(link), () => (isSharedToken(link) ? this.loadShared(link) : this.load(link)));
  }

  private async load(hashedUrl: string): Promise<Kept | null> {
    const [row] = await this.database.prepared<Row>('published-page', PAGE, [hashedUrl]);
    if (!row) return null;
    const { questionnaireId, counted, published } = row;
    const bytes = row.page ?? packPage(JSON.parse(published!) as PublishedPage);
    return { page: unpackPage(bytes), questionnaireId, counted, isShared: false, made: null };
  }

  private async loadShared(token: string): Promise<Kept | null> {
    try {
      const { page, questionnaireId, counted } = await this.shared.byToken(token);
      return { page: unpackPage(packPage(page)), questionnaireId, counted, isShared: true, made: null };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}

/** A change of a shared link names the hash of its token, which is all that the database knows of it. */
const keyOf = (link: string): string => (isSharedToken(link) ? hashOfToken(link) : link);

const PAGE = `SELECT e.questionnaire_id AS "questionnaireId", ${COUNTED_PERCENTAGE} AS counted, e.published_page AS page,
  CASE WHEN e.published_page IS NULL THEN e.published::text END AS published
  ${PUBLISHED_FROM} WHERE e.hashed_url = $1 AND ${PUBLISHED_VISIBLE}`;

/** Made at most once per content and encoding. */
function encoded({ page, made }: Kept, gzip: boolean): PageBytes {
  const { tail, plain, gzip: compressed } = made!;
  const version = () => `${page.version}.${shortHash(tail)}`;
  if (gzip) return (made!.gzip = compressed ?? { bytes: joinGzip(page, tail), etag: `"${version()}.gz"` });
  return (made!.plain = plain ?? { bytes: Buffer.concat([plainHead(page), tail]), etag: `"${version()}"` });
}

/** With all that may be made of it. */
const sizeOf = (kept: Kept | null): number =>
  kept === null ? 0 : 3000 + 2 * kept.page.deflated.length + kept.page.length;
