import { Controller, Get, Param } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Choice, Int, Moment, QueryInt } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { GeneratedTextsResponse } from '../evaluations.dto.js';
import { VERSION_KINDS, type VersionKind } from './text-version.entity.js';
import { TextVersionsService } from './text-versions.service.js';

class VersionParams extends IdParam {
  @QueryInt({ min: 1 }) version: number;
}

class TextVersionResponse {
  @Int() version: number;
  @Choice(VERSION_KINDS, {
    about: 'written: before a person changed them first; saved: by a person; approved: as they were saved.',
  })
  kind: VersionKind;
  @ApiProperty({ type: 'integer', nullable: true }) adminId: number | null;
  @Moment() at: Date;
}

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/versions')
@Admin({ of: 'evaluation', by: 'id' })
export class TextVersionsController {
  constructor(private readonly versions: TextVersionsService) {}

  @Get()
  @Call('The stored versions of the texts, newest first, 20 at most', [TextVersionResponse])
  async listEvaluationVersions(@Param() { id }: IdParam): Promise<TextVersionResponse[]> {
    const versions = await this.versions.list(id);
    return versions.map(({ version, kind, adminId, at }) => ({ version, kind, adminId, at }));
  }

  @Get(':version')
  @Call('The texts of one version', GeneratedTextsResponse)
  getEvaluationVersion(@Param() { id, version }: VersionParams): Promise<GeneratedTextsResponse> {
    return this.versions.texts(id, version);
  }
}
