import { ApiProperty } from '@nestjs/swagger';
import { Choice, Flag, Int, Text, Uuid } from '../../../platform/http/fields.js';
import { STATUSES, type Status } from '../status/status.js';

export class SearchParams {
  @Text({
    min: 2,
    max: 100,
    about: 'Words; each of the first four must occur. Case and accents do not matter.',
  })
  q: string;
}

export class FoundEvaluation {
  @Uuid() id: string;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Text() clientEmail: string;
  @Choice(STATUSES) status: Status;
  @Int() questionnaireId: number;
  @Text() questionnaireName: string;
}

export class FoundQuestion {
  @Int() id: number;
  @Text() questionText: string;
  @Text() sectionName: string;
  @Int() questionnaireId: number;
  @Text() questionnaireName: string;
}

export class FoundInTrash {
  @Uuid() id: string;
  @Choice(['evaluation', 'section', 'question']) kind: 'evaluation' | 'section' | 'question';
  @Text() name: string;
  @Text() clinicName: string;
  @Int() questionnaireId: number;
  @Text() questionnaireName: string;
}

export class SearchResponse {
  @ApiProperty({ type: [FoundEvaluation], description: 'At most 8.' }) evaluations: FoundEvaluation[];
  @Flag({ about: 'More evaluations were found than are shown.' }) moreEvaluations: boolean;
  @ApiProperty({ type: [FoundQuestion], description: 'At most 8.' }) questions: FoundQuestion[];
  @ApiProperty({ type: [FoundInTrash], description: 'What can be restored; at most 8.' })
  trashed: FoundInTrash[];
  @Flag({ about: 'More was found in the trash than is shown.' }) moreTrashed: boolean;
  @Flag({ about: 'More questions were found than are shown.' }) moreQuestions: boolean;
}
