import { Injectable } from '@nestjs/common';
import { Listener } from '../../../platform/database/listener.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import { type Benchmark, BenchmarkService, NONE, positionOf } from '../../analytics/benchmark.service.js';
import { LandingService } from '../../settings/landing.service.js';
import type { PageResponse } from './page.dto.js';

/** What the live data of a page depend on. */
export interface PageFacts {
  questionnaireId: number;
  sectionIds: number[];
  /** The percentage that the page shows. */
  percentage: number;
  /** Whether there is a result: only then it is compared with others. */
  hasResult: boolean;
  /** The percentage that its clinic is counted with now; null: it is not counted. */
  counted: number | null;
}

/** What the live data are composed from; its objects stay the same for as long as nothing has changed. */
export interface LiveDataSources {
  benchmark: Benchmark;
  ofSettings: LiveSettings;
}

/** The live data that come from the settings. */
type LiveSettings = Pick<PageResponse, 'consultationUrl' | 'organisation'>;

export type LiveData = Pick<PageResponse, 'industryBenchmarks' | 'position'> & LiveSettings;

export type SharedLiveData = Omit<LiveData, keyof LiveSettings>;

const SETTINGS = 'settings';
const MEGABYTE = 1_000_000;

/** What a page shows besides its snapshot (rules: what a client sees). */
@Injectable()
export class LiveDataService {
  private readonly benchmarkCache: NotifiedCache<Benchmark>;
  private readonly settingsCache: NotifiedCache<LiveSettings>;

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
    this.settingsCache = new NotifiedCache(listener, {
      channel: 'settings',
      maxBytes: MEGABYTE,
      sizeOf: (settings) => JSON.stringify(settings).length,
    });
  }

  async read(questionnaireId: number): Promise<LiveDataSources> {
    const [benchmark, ofSettings] = await Promise.all([
      this.benchmarkCache.get(String(questionnaireId), () => this.benchmarks.read(questionnaireId)),
      this.settingsCache.get(SETTINGS, () => this.readSettings()),
    ]);
    return { benchmark, ofSettings };
  }

  /** The address is empty until one is set: the page then offers none, rather than one that leads nowhere. */
  private async readSettings(): Promise<LiveSettings> {
    const { consultationUrl, organisation, placeholders } = await this.landing.read();
    return {
      consultationUrl: placeholders.includes('consultationUrl') ? '' : consultationUrl,
      organisation,
    };
  }

  async of(facts: PageFacts): Promise<LiveData> {
    return composeLiveData(facts, await this.read(facts.questionnaireId));
  }
}

export function composeLiveData(
  { sectionIds, percentage, counted, hasResult }: PageFacts,
  { benchmark, ofSettings }: LiveDataSources,
): LiveData {
  if (!hasResult)
    return { industryBenchmarks: { overall: NONE, sections: {} }, position: null, ...ofSettings };
  const sections = sectionIds.map((id) => [id, benchmark.sections.get(id) ?? NONE] as const);
  return {
    industryBenchmarks: { overall: benchmark.overall, sections: Object.fromEntries(sections) },
    position: positionOf(benchmark, percentage, counted),
    ...ofSettings,
  };
}

/** Those that a shared page shows, too. Pure. */
export const sharedLiveData = ({ industryBenchmarks, position }: LiveData): SharedLiveData => ({
  industryBenchmarks,
  position: position && { ...position, each: [] },
});

const sizeOfBenchmark = ({ sections, distribution }: Benchmark) =>
  200 + 100 * (sections.size + distribution.length);
