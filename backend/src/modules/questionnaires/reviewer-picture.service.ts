import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { Questionnaire } from './questionnaire.entity.js';
import { QuestionnairesService } from './questionnaires.service.js';

/** The picture of the expert who reads a questionnaire's evaluations (rules: pictures). */
@Injectable()
export class ReviewerPictureService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly pictures: PicturesService,
  ) {}

  /** The one before stays on pages that were approved with it. Throws BadRequest. */
  async save(id: number, png: string): Promise<Questionnaire> {
    return this.database.transaction(async () =>
      this.questionnaires.change(id, { reviewerPicture: await this.pictures.storePortrait(png) }),
    );
  }

  /** Gone for good unless another questionnaire shows it. */
  async remove(id: number): Promise<Questionnaire> {
    return this.database.transaction(async () => {
      const { reviewerPicture: name } = await this.questionnaires.one(id);
      const changed = await this.questionnaires.change(id, { reviewerPicture: null });
      if (name === null) return changed;
      const others = await this.database.repository(Questionnaire).countBy({ reviewerPicture: name });
      if (others === 0) await this.pictures.forget(name);
      return changed;
    });
  }
}
