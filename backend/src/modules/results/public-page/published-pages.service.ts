import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Listener } from '../../../platform/database/listener.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import { COUNTED_PERCENTAGE } from '../../analytics/clinic-results.query.js';
import { hasResult, type PublishedPage } from '../../evaluations/published-page.js';
import type { SharedPage } from '../sharing/shared-page.js';
import { SharedPagesService } from '../sharing/shared-pages.service.js';
import { hashOfToken, isSharedToken } from '../sharing/shared-token.js';
import {
  composeLiveData,
  LiveDataService,
  type LiveDataSources,
  type PageFacts,
  sharedLiveData,
} from './live-data.service.js';
import type { PageResponse } from './page.dto.js';
import { PUBLISHED_FROM, PUBLISHED_VISIBLE, requireOwnerLink } from './published-evaluations.service.js';

/** The JSON that a link is answered with. */
export interface PageAnswer {
  json: string;
  /** Differs whenever the JSON differs. */
  etag: string;
}

/** A page in memory, with the answer that was last made of it. */
interface Remembered extends PageFacts {
  /** JSON of what does not change by itself. */
  frozen: string;
  isShared: boolean;
  language: Language;
  answer: (PageAnswer & { sources: LiveDataSources }) | null;
}

interface Row {
  questionnaireId: number;
  counted: number | null;
  published: PublishedPage;
}

const EVALUATION = /^\/evaluation\/([\w-]{1,64})\/?$/;
const LINK = /^[A-Za-z0-9_-]{20,40}$/;
const MAX_BYTES = 48_000_000;

/** What links show, from memory where nothing has changed, else by one look-up (rules: page cache). */
@Injectable()
export class PublishedPagesService {
  private readonly pages: NotifiedCache<Remembered>;

  constructor(
    listener: Listener,
    private readonly database: Database,
    private readonly live: LiveDataService,
    private readonly shared: SharedPagesService,
  ) {
    this.pages = new NotifiedCache(listener, { channel: 'published_pages', maxBytes: MAX_BYTES, sizeOf });
  }

  /** Throws NotFound for a link that shows nothing, Gone for a shared one that has ended. */
  async answer(link: string): Promise<PageAnswer> {
    const remembered = await this.find(link);
    const sources = await this.live.read(remembered.questionnaireId);
    const { answer } = remembered;
    const isCurrent =
      answer?.sources.benchmark === sources.benchmark && answer.sources.ofSettings === sources.ofSettings;
    if (isCurrent) return answer;
    remembered.answer = { ...answerOf(remembered, sources), sources };
    return remembered.answer;
  }

  /** What the page of an owner's link shows, and whose wordings it has. Throws as `requireOwnerLink`, and NotFound. */
  async owned(link: string): Promise<{ page: PageResponse; questionnaireId: number }> {
    requireOwnerLink(link);
    const { json } = await this.answer(link);
    const page = JSON.parse(json) as PageResponse;
    return { page, questionnaireId: page.questionnaire.id };
  }

  /** The language of the evaluation at this path of the site; null where there is none, or where it cannot be read now. */
  async languageOf(path: string): Promise<Language | null> {
    const link = EVALUATION.exec(path)?.[1];
    if (link === undefined) return null;
    const found = await this.find(link).catch(() => null);
    return found?.language ?? null;
  }

  private async find(link: string): Promise<Remembered> {
    if (!LINK.test(link)) throw new NotFound();
    return this.pages.get(keyOf(link), () => (isSharedToken(link) ? this.loadShared(link) : this.load(link)));
  }

  private async load(hashedUrl: string): Promise<Remembered> {
    const [row] = await this.database.prepared<Row>('published-page', PAGE, [hashedUrl]);
    if (!row) throw new NotFound();
    const { published, ...about } = row;
    // The calls of the page take the secret of its link; the row's id opens nothing.
    const page = { ...published, evaluation: { ...published.evaluation, id: hashedUrl } };
    return remembered(page, false, about);
  }

  private async loadShared(token: string): Promise<Remembered> {
    const { page, questionnaireId, counted } = await this.shared.byToken(token);
    return remembered(page, true, { questionnaireId, counted });
  }
}

/** A change of a shared link names the hash of its token, which is all that the database knows of it. */
const keyOf = (link: string): string => (isSharedToken(link) ? hashOfToken(link) : link);

const PAGE = `SELECT e.questionnaire_id, ${COUNTED_PERCENTAGE} AS counted, e.published
  ${PUBLISHED_FROM} WHERE e.hashed_url = $1 AND ${PUBLISHED_VISIBLE}`;

const remembered = (
  page: PublishedPage | SharedPage,
  isShared: boolean,
  about: Pick<PageFacts, 'questionnaireId' | 'counted'>,
): Remembered => ({
  frozen: JSON.stringify(page),
  isShared,
  ...about,
  language: page.language,
  sectionIds: page.sections.map(({ id }) => id),
  percentage: page.evaluation.percentage,
  hasResult: hasResult(page),
  answer: null,
});

/** The page with its live data. Pure. */
function answerOf({ frozen, isShared, ...facts }: Remembered, sources: LiveDataSources): PageAnswer {
  const data = composeLiveData(facts, sources);
  const live = JSON.stringify(isShared ? sharedLiveData(data) : data);
  const json = `${frozen.slice(0, -1)},${live.slice(1)}`;
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

/** In bytes, with the answer that may be made of it. */
const sizeOf = ({ frozen }: Remembered): number => 3000 + 4 * frozen.length;
