import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Database } from '../database/database.js';
import { AppError } from '../errors/app-error.js';
import { Choice, Text } from '../http/fields.js';
import { Call, Public } from '../http/route-access.js';
import { Shutdown } from '../http/shutdown.js';
import { WakeUp } from '../jobs/wake-up.js';
import { VERSION } from '../version.js';

class LiveResponse {
  @Choice(['ok']) status: 'ok';
  @Text() version: string;
}

class ReadyResponse {
  @Choice(['ok']) status: 'ok';
  @Text() version: string;
  @Choice(['ok']) database: 'ok';
  @Choice(['ok', 'away']) queue: 'ok' | 'away';
}

@ApiTags('Health')
@Controller('health')
@Public({ sameForAll: true })
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly wakeUp: WakeUp,
    private readonly stopping: Shutdown,
  ) {}

  @Get('live')
  @Call('The process runs', LiveResponse)
  getHealthLive(): LiveResponse {
    return { status: 'ok', version: VERSION };
  }

  /** A queue that is away does not make us unready: reads, sign-in and the sweep go on without it. */
  @Get('ready')
  @Call('The database answers; says whether the queue does (503 without a database)', ReadyResponse)
  async getHealthReady(): Promise<ReadyResponse> {
    if (this.stopping.hasBegun) throw new AppError('unavailable', 503);
    try {
      await this.database.query('SELECT 1');
    } catch (cause) {
      throw new AppError('unavailable', 503, {}, { cause });
    }
    return {
      status: 'ok',
      version: VERSION,
      database: 'ok',
      queue: (await this.wakeUp.isReachable()) ? 'ok' : 'away',
    };
  }
}
