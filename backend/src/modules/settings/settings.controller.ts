import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { messageOf, TooMany } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { languageOf } from '../../platform/http/language.js';
import { Limits } from '../../platform/http/limits.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { ProbesService } from './probes.service.js';
import {
  ChangedSettingResponse,
  ClearedSettingResponse,
  IntegrationParam,
  IntegrationTestResponse,
  SaveSettingRequest,
  SettingKeyParam,
  SettingResponse,
} from './settings.dto.js';
import { SettingsEditingService } from './settings-editing.service.js';

const TESTS_PER_MINUTE = { name: 'integration-tests', max: 20, seconds: 60 };

@ApiTags('Settings')
@Controller('admin/settings')
export class SettingsController {
  constructor(
    private readonly editing: SettingsEditingService,
    private readonly probes: ProbesService,
    private readonly limits: Limits,
  ) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('All settings; secrets are masked', [SettingResponse])
  async list(@Req() request: Request): Promise<SettingResponse[]> {
    const states = await this.editing.list();
    return states.map((state) => SettingResponse.from(state, languageOf(request)));
  }

  @Post()
  @HttpCode(200)
  @Admin('nothing', { tokens: false })
  @Call('Save a setting; it counts at once in every process', ChangedSettingResponse)
  async save(
    @Body() { key, value }: SaveSettingRequest,
    @Req() request: Request,
  ): Promise<ChangedSettingResponse> {
    return ChangedSettingResponse.of(await this.editing.save(key, value), languageOf(request));
  }

  @Delete(':key')
  @Admin('nothing', { tokens: false })
  @Call('Clear a setting; what the environment says counts again', ClearedSettingResponse)
  async clear(@Param() { key }: SettingKeyParam, @Req() request: Request): Promise<ClearedSettingResponse> {
    const changed = ChangedSettingResponse.of(await this.editing.clear(key), languageOf(request));
    return { ...changed, success: true };
  }

  @Post('test/:integration')
  @HttpCode(200)
  @Admin('nothing', { tokens: false })
  @Call('Call an outside service for real, and say what is wrong', IntegrationTestResponse, { errors: [429] })
  async test(
    @Param() { integration }: IntegrationParam,
    @Req() request: Request,
  ): Promise<IntegrationTestResponse> {
    if (!(await this.limits.take(String(caller().adminId), [TESTS_PER_MINUTE]))) throw new TooMany();
    const { ok, code, params } = await this.probes.run(integration);
    return { ok, code, message: messageOf(code, languageOf(request), params) };
  }
}
