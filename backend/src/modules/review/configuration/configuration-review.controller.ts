import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../../platform/errors/messages.js';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Choice, Int, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { CONFIGURATION_RULES, type ConfigurationRule } from './check-configuration.js';
import { type MissingPlace, WANTED, type Wanted } from './completeness.js';
import { ConfigurationReviewService } from './configuration-review.service.js';
import { TEXT_FIELDS, type TextField } from './configuration-texts.js';

class PlaceResponse {
  @Int({ nullable: true }) sectionId: number | null;
  @Int({ nullable: true, about: 'The question’s id.' }) questionId: number | null;
  @Int({ nullable: true }) optionId: number | null;
}

class MissingPlaceResponse extends PlaceResponse {
  @Choice([...TEXT_FIELDS, 'options', 'shownIf']) field: MissingPlace['field'];
  @Text({ about: 'The question, the answer, the product, the faulty part, or the answers that lead there.' })
  name: string;
}

class CompletenessItemResponse {
  @Choice(WANTED, { about: 'In the order in which it is worth doing.' }) wanted: Wanted;
  @Int({ about: '0: nothing is missing.' }) count: number;
  @ListOf(() => MissingPlaceResponse, { about: 'The first 50.' }) places: MissingPlaceResponse[];
}

class ConfigurationFindingResponse extends PlaceResponse {
  @Choice(TEXT_FIELDS) field: TextField;
  @Choice(CONFIGURATION_RULES) rule: ConfigurationRule;
  @Int({ about: 'Offset in the field’s text, in UTF-16 code units.' }) start: number;
  @Int() end: number;
  @Text({ about: 'What stands there.' }) text: string;
  @Text({ about: 'What is wrong and what to do.' }) message: string;
}

class ConfigurationReviewResponse {
  @ListOf(() => CompletenessItemResponse) items: CompletenessItemResponse[];
  @ListOf(() => ConfigurationFindingResponse, { about: 'None of them blocks anything.' })
  findings: ConfigurationFindingResponse[];
}

@ApiTags('Configuration')
@Controller('admin')
export class ConfigurationReviewController {
  constructor(private readonly review: ConfigurationReviewService) {}

  @Get('configuration-review')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'What the configuration still lacks for a good report, and faults in its texts',
    ConfigurationReviewResponse,
  )
  async getConfigurationReview(@Query() _query: QuestionnaireParams): Promise<ConfigurationReviewResponse> {
    const { items, findings } = await this.review.of(caller().questionnaireId!);
    return {
      items,
      findings: findings.map((finding) => ({
        ...finding,
        message: messageOf(`check_${finding.rule}`, caller().language),
      })),
    };
  }
}
