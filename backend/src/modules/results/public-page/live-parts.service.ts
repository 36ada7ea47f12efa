import { Injectable } from '@nestjs/common';
import { Listener } from '../../../platform/database/listener.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import { type Benchmark, BenchmarkService, NONE, positionOf } from '../../analytics/benchmark.service.js';
import { LandingService } from '../../settings/landing.service.js';
import type { PageResponse } from './page.dto.js';

/** What the live parts depend on. */
export interface PageFacts {
  questionnaireId: number;
  sectionIds: number[];
  /** The percentage that the page shows. */
  percentage: number;
  /** The percentage that the evaluation is counted with now; null: it has no answer and is not counted. */
  counted: number | null;
}

/** What was read for the live parts; the same object for as long as nothing has changed. */
export interface LiveSources {
  benchmark: Benchmark;
  consultationUrl: { value: string };
}

export type LiveParts = Pick<PageResponse, 'industryBenchmarks' | 'position' | 'consultationUrl'>;

export type SharedLiveParts = Omit<LiveParts, 'consultationUrl'>;

const LANDING = 'landing';
const MEGABYTE = 1_000_000;

/** The parts of a page that are not frozen (rules: what a client sees). */
@Injectable()
export class LivePartsService {
  private readonly benchmarkCache: NotifiedCache<Benchmark>;
  private readonly landingCache: NotifiedCache<{ value: string }>;

  constructor(
    listener: Listener,
    private readonly benchmarks: BenchmarkService,
    private readonly landing: LandingService,
  ) {
    this.benchmarkCache = new NotifiedCache(listener, {
      channel: 'scores',
      maxBytes: 4 * MEGABYTE,
      sizeOf: sizeOfBenchmark,
    });
    this.landingCache = new NotifiedCache(listener, {
      channel: 'settings',
      maxBytes: MEGABYTE,
      sizeOf: ({ value }) => value.length,
    });
  }

  /** Whether these are still what would be read now, as far as this process knows. */
  areFresh(questionnaireId: number, { benchmark, consultationUrl }: LiveSources): boolean {
    return (
      this.benchmarkCache.known(String(questionnaireId)) === benchmark &&
      this.landingCache.known(LANDING) === consultationUrl
    );
  }

  async read(questionnaireId: number): Promise<LiveSources> {
    const [benchmark, consultationUrl] = await Promise.all([
      this.benchmarkCache.get(String(questionnaireId), () => this.benchmarks.read(questionnaireId)),
      this.landingCache.get(LANDING, async () => ({ value: await this.consultationUrl() })),
    ]);
    return { benchmark, consultationUrl };
  }

  /** Empty until an address is set: the page then offers none, rather than one that leads nowhere. */
  private async consultationUrl(): Promise<string> {
    const { consultationUrl, placeholders } = await this.landing.read();
    return placeholders.includes('consultationUrl') ? '' : consultationUrl;
  }

  async of(facts: PageFacts): Promise<LiveParts> {
    return composeLiveParts(facts, await this.read(facts.questionnaireId));
  }
}

export function composeLiveParts(
  { sectionIds, percentage, counted }: PageFacts,
  { benchmark, consultationUrl }: LiveSources,
): LiveParts {
  const sections = sectionIds.map((id) => [id, benchmark.sections.get(id) ?? NONE] as const);
  return {
    industryBenchmarks: { overall: benchmark.overall, sections: Object.fromEntries(sections) },
    position: positionOf(benchmark, percentage, counted),
    consultationUrl: consultationUrl.value,
  };
}

/** Those that a shared page shows, too. Pure. */
export const sharedLiveParts = ({ industryBenchmarks, position }: LiveParts): SharedLiveParts => ({
  industryBenchmarks,
  position: position && { ...position, each: [] },
});

const sizeOfBenchmark = ({ sections, distribution }: Benchmark) =>
  200 + 100 * (sections.size + distribution.length);
