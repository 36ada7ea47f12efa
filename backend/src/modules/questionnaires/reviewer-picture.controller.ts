import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NumberIdParam } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { PictureRequest } from '../pictures/pictures.dto.js';
import { QuestionnaireResponse } from './questionnaires.dto.js';
import { ReviewerPictureService } from './reviewer-picture.service.js';

@ApiTags('Questionnaires')
@Controller('admin/questionnaires/:id/reviewer-picture')
export class ReviewerPictureController {
  constructor(private readonly pictures: ReviewerPictureService) {}

  @Put()
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Sets the picture of the expert', QuestionnaireResponse)
  async updateQuestionnaireReviewerPicture(
    @Param() { id }: NumberIdParam,
    @Body() { png }: PictureRequest,
  ): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.pictures.save(id, png));
  }

  @Delete()
  @Admin({ of: 'questionnaire', by: 'id' })
  @Call('Takes the picture of the expert away, from what is published, too', QuestionnaireResponse)
  async deleteQuestionnaireReviewerPicture(@Param() { id }: NumberIdParam): Promise<QuestionnaireResponse> {
    return QuestionnaireResponse.from(await this.pictures.remove(id));
  }
}
