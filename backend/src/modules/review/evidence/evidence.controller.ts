import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Choice, Flag, Int, Text } from '../../../platform/http/fields.js';
import { IntList, ListOf } from '../../../platform/http/list-fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { SENTENCE_KINDS, type SentenceKind } from '../../evaluations/texts/text-evidence.js';
import { EvidenceService } from './evidence.service.js';
import { FACT_STATES, type FactState } from './facts.js';

class FactResponse {
  @Int({ about: 'The question’s row id.' }) questionId: number;
  @Int() sectionId: number;
  @Text() questionText: string;
  @Text({ nullable: true, about: 'Null: unanswered.' }) answer: string | null;
  @Text({ nullable: true, about: 'What the answer says of the clinic.' }) meaning: string | null;
  @Int() points: number;
  @Int() pointValue: number;
  @Choice(FACT_STATES, {
    nullable: true,
    about: 'Why points are missing, or that the question does not apply; null where it brought all of them.',
  })
  state: FactState | null;
  @Text({ nullable: true, about: 'What to do next; null where no answer lost points.' }) advice:
    | string
    | null;
  @Text({ nullable: true }) product: string | null;
}

class SentenceResponse {
  @Int({ about: 'Offset in the text, in UTF-16 code units.' }) start: number;
  @Int() end: number;
  @Choice(SENTENCE_KINDS, {
    nullable: true,
    about: 'Null where it is a person’s, or was written before this was stored.',
  })
  kind: SentenceKind | null;
  @IntList({ max: 1000, about: 'The questions whose answers it rests on: ids of `facts`.' }) facts: number[];
  @Flag({ about: 'Written or changed by hand, or by a program: it rests on no answer.' }) isByPerson: boolean;
  @Flag({ about: 'An answer that it rests on says something else by now.' }) isStale: boolean;
}

class TextOnFactsResponse {
  @Text({ about: "'summary', 'motivationalMessage', 'sections.12', 'strengths.12.0'" }) field: string;
  @Text() text: string;
  @Int({ nullable: true, about: 'The admin who changed it last; null: a machine’s text.' })
  author: number | null;
  @ListOf(() => SentenceResponse) sentences: SentenceResponse[];
}

class EvidenceResponse {
  @Int() version: number;
  @ListOf(() => FactResponse) facts: FactResponse[];
  @ListOf(() => TextOnFactsResponse, { about: 'Texts that are not empty.' }) texts: TextOnFactsResponse[];
}

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/evidence')
@Admin({ of: 'evaluation', by: 'id' })
export class EvidenceController {
  constructor(
    private readonly evidence: EvidenceService,
    private readonly evaluations: EvaluationsService,
  ) {}

  @Get()
  @Call('Which answers each sentence of the texts rests on', EvidenceResponse)
  async getEvaluationEvidence(@Param() { id }: IdParam): Promise<EvidenceResponse> {
    const evaluation = await this.evaluations.one(id);
    return { version: evaluation.version, ...(await this.evidence.of(evaluation)) };
  }
}
