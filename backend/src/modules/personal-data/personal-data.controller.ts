import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '../../platform/audit/audit.js';
import { Database } from '../../platform/database/database.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { SuppressionsService } from '../mail/suppression/suppressions.service.js';
import {
  LiftedResponse,
  LiftRequest,
  PersonalDataParams,
  PersonalDataResponse,
} from './personal-data.dto.js';
import { PersonalDataQuery } from './personal-data.query.js';

@ApiTags('Personal data')
@Controller('admin/personal-data')
@Admin('nothing')
export class PersonalDataController {
  constructor(
    private readonly query: PersonalDataQuery,
    private readonly suppressions: SuppressionsService,
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  @Get()
  @Call('All that is kept of a person in the questionnaires that you may manage', PersonalDataResponse)
  async find(@Query() { q }: PersonalDataParams): Promise<PersonalDataResponse> {
    const [found, bar] = await Promise.all([this.query.find(q), this.suppressions.barOf(q)]);
    return { ...found, bar };
  }

  @Post('lift')
  @Call(
    'Lets an address be mailed to again; an API token only one that bounced, as an opt-out or a complaint is a person’s to take back',
    LiftedResponse,
    { errors: [403] },
  )
  async lift(@Body() { email }: LiftRequest): Promise<LiftedResponse> {
    return this.database.transaction(async () => {
      const lifted = await this.suppressions.lift(email);
      if (lifted !== null)
        await this.audit.record({
          action: 'address.lift',
          target: this.suppressions.hashOf(email),
          details: { lifted },
        });
      return { lifted };
    });
  }
}
