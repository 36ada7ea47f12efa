import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Call } from '../../platform/http/route-access.js';
import {
  LiftedResponse,
  LiftRequest,
  PersonalDataParams,
  PersonalDataResponse,
} from './personal-data.dto.js';
import { PersonalDataService } from './personal-data.service.js';

@ApiTags('Personal data')
@Controller('admin/personal-data')
@Admin('nothing')
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Get()
  @Call('All that is stored of a person in the questionnaires that you may manage', PersonalDataResponse)
  findPersonalData(@Query() { q }: PersonalDataParams): Promise<PersonalDataResponse> {
    return this.personalData.find(q);
  }

  @Post('lift')
  @Call(
    'Lets an address be mailed to again; an API token only one that bounced, as an opt-out or a complaint is a person’s to take back',
    LiftedResponse,
    { errors: [403] },
  )
  async liftAddress(@Body() { email }: LiftRequest): Promise<LiftedResponse> {
    return { lifted: await this.personalData.lift(email) };
  }
}
