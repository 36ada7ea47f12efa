import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { InjectEnv, type ReadyEnv } from '../env/env.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { VERSION } from '../version.js';

/** One value of a gauge, with its labels; labels never hold ids, addresses or names of people. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 60];

/** What this process measures of itself, in Prometheus' form. Costs nothing while METRICS is not set (rules: metrics). */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly calls: Histogram<'service' | 'outcome'>;
  private readonly isOn: boolean;

  constructor(
    @InjectEnv() env: ReadyEnv,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.isOn = env.metricsToken !== null;
    const registers = [this.registry];
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answered calls of the API, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    });
    this.calls = new Histogram({
      name: 'outgoing_call_duration_seconds',
      help: 'Calls to outside services: AI, spreadsheets, forms, mail service, cards.',
      labelNames: ['service', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    if (this.isOn) collectDefaultMetrics({ register: this.registry });
    this.gauge('app_info', 'The release that this process runs.', ['version', 'role'], () => [
      { labels: { version: VERSION, role: env.role }, value: 1 },
    ]);
  }

  /** Counts an answered call. `route` is the pattern, as in the log. */
  answered(route: { method: string; route: string; status: number }, ms: number): void {
    if (!this.isOn) return;
    this.requests.observe({ ...route, status: String(route.status) }, ms / 1000);
  }

  /** Counts a call to an outside service; the outcome is a status, or the code of what went wrong. */
  called(service: string, outcome: string, ms: number): void {
    if (this.isOn) this.calls.observe({ service, outcome }, ms / 1000);
  }

  /**
   * Registers a gauge that is read when somebody asks. A reading that fails leaves the gauge empty: alarms on absence, and
   * the other figures, go on.
   */
  gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<Reading<Label>[]> | Reading<Label>[],
  ): void {
    if (!this.isOn) return;
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        try {
          for (const { labels, value } of await read()) gauge.set(labels, value);
        } catch (error) {
          this.logger.warn({ err: error, gauge: name }, 'A gauge could not be read');
        }
      },
    });
  }

  /** All figures as text, and the type to send it as. */
  async read(): Promise<{ type: string; text: string }> {
    return { type: this.registry.contentType, text: await this.registry.metrics() };
  }
}
