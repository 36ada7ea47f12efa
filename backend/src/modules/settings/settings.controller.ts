import { Body, Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../platform/errors/messages.js';
import { caller } from '../../platform/http/caller.js';
import { RateLimiter } from '../../platform/http/rate-limiter.js';
import { Admin, Call, Public } from '../../platform/http/route-access.js';
import { LandingSettingsResponse } from './landing.dto.js';
import { LandingService } from './landing.service.js';
import { ProbesService } from './probes.service.js';
import { SettingsEditingService } from './settings-editing.service.js';
import {
  ChangedSettingResponse,
  ClearedSettingResponse,
  IntegrationParam,
  IntegrationTestResponse,
  SaveSettingRequest,
  SettingKeyParam,
  SettingResponse,
} from './settings.dto.js';

const TESTS_PER_MINUTE = { name: 'integration-tests', max: 20, seconds: 60 };

@ApiTags('Settings')
@Controller('admin/settings')
export class SettingsController {
  constructor(
    private readonly editing: SettingsEditingService,
    private readonly probes: ProbesService,
    private readonly limits: RateLimiter,
  ) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('All settings; secrets are masked', [SettingResponse])
  async listSettings(): Promise<SettingResponse[]> {
    const states = await this.editing.list();
    return states.map((state) => SettingResponse.from(state, caller().language));
  }

  @Post()
  @Admin('nothing', { tokens: false })
  @Call('Save a setting; it counts at once in every process', ChangedSettingResponse)
  async saveSetting(@Body() { key, value }: SaveSettingRequest): Promise<ChangedSettingResponse> {
    return ChangedSettingResponse.of(await this.editing.save(key, value), caller().language);
  }

  @Delete(':key')
  @Admin('nothing', { tokens: false })
  @Call('Clear a setting; what the environment says counts again', ClearedSettingResponse)
  async clearSetting(@Param() { key }: SettingKeyParam): Promise<ClearedSettingResponse> {
    const changed = ChangedSettingResponse.of(await this.editing.clear(key), caller().language);
    return { ...changed, success: true };
  }

  @Post('test/:integration')
  @Admin('nothing', { tokens: false })
  @Call('Call an outside service for real, and say what is wrong', IntegrationTestResponse, { errors: [429] })
  async testIntegration(@Param() { integration }: IntegrationParam): Promise<IntegrationTestResponse> {
    await this.limits.demand(String(caller().adminId), [TESTS_PER_MINUTE]);
    const { ok, code, params } = await this.probes.run(integration);
    return { ok, code, message: messageOf(code, caller().language, params) };
  }
}

@ApiTags('Public')
@Controller('landing')
export class LandingController {
  constructor(private readonly landing: LandingService) {}

  @Get('settings')
  @Public({ sameForAll: true })
  @Header('Cache-Control', 'public, max-age=300')
  @Call('Addresses the landing page links to', LandingSettingsResponse)
  getLandingSettings(): Promise<LandingSettingsResponse> {
    return this.landing.read();
  }
}
