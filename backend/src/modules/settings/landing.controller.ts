import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Call, Public } from '../../platform/http/route-access.js';
import { LandingSettingsResponse } from './landing.dto.js';
import { LandingService } from './landing.service.js';

@ApiTags('Public')
@Controller('landing')
export class LandingController {
  constructor(private readonly landing: LandingService) {}

  @Get('settings')
  @Public({ sameForAll: true })
  @Header('Cache-Control', 'public, max-age=300')
  @Call('Addresses the landing page links to', LandingSettingsResponse)
  settings(): Promise<LandingSettingsResponse> {
    return this.landing.read();
  }
}
