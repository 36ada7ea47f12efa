import { Controller, Get, Param } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Choice, Moment, Text } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { type Happening, HAPPENINGS } from './compose-timeline.js';
import { TimelineService } from './timeline.service.js';

class TimelineEntryResponse {
  @Moment() at: Date;
  @Choice(HAPPENINGS) what: Happening;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The admin who did it; null: nobody here.' })
  adminId: number | null;
  @Text({
    nullable: true,
    about: 'status-set: the status; offer: the product; edited: how many texts; assigned: the admin’s id.',
  })
  about: string | null;
}

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/timeline')
@Admin({ of: 'evaluation', by: 'id' })
export class TimelineController {
  constructor(private readonly timeline: TimelineService) {}

  @Get()
  @Call('What happened to the evaluation, newest first, 200 entries at most', [TimelineEntryResponse])
  listEvaluationTimeline(@Param() { id }: IdParam): Promise<TimelineEntryResponse[]> {
    return this.timeline.of(id);
  }
}
