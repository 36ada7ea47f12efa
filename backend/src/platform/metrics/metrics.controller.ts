import { timingSafeEqual } from 'node:crypto';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { InjectEnv, type ReadyEnv } from '../env/env.js';
import { NotFound, Unauthorized } from '../errors/app-error.js';
import { Call, Public } from '../http/route-access.js';
import { Metrics } from './metrics.js';

/** For the operator's scraper, which shows METRICS as its bearer token; an address nobody knows while it is not set. */
@ApiTags('Health')
@Controller('metrics')
export class MetricsController {
  constructor(
    @InjectEnv() private readonly env: ReadyEnv,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  @Public()
  @ApiBearerAuth('metrics')
  @Call('What this process measures, for Prometheus', null, { errors: [401, 404] })
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  async getMetrics(
    @Headers('authorization') authorization: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const { metricsToken } = this.env;
    if (metricsToken === null) throw new NotFound();
    if (!isSame(authorization ?? '', `Bearer ${metricsToken}`)) throw new Unauthorized();
    const { type, text } = await this.metrics.read();
    response.setHeader('Content-Type', type);
    response.end(text);
  }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
