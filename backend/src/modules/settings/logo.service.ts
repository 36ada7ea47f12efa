import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { SettingsEditingService } from './settings-editing.service.js';
import { SettingsService } from './settings.service.js';

/** The organisation's logo: a picture, and the setting that names it (rules: pictures). */
@Injectable()
export class LogoService {
  constructor(
    private readonly database: Database,
    private readonly pictures: PicturesService,
    private readonly settings: SettingsService,
    private readonly editing: SettingsEditingService,
  ) {}

  /** Answers the picture's name. The one before stays where mails show it. Throws BadRequest. */
  async save(png: string): Promise<string> {
    return this.database.transaction(async () => {
      const name = await this.pictures.storeLogo(png);
      await this.editing.save('organisation_logo', name);
      return name;
    });
  }

  async remove(): Promise<void> {
    await this.database.transaction(async () => {
      const { organisation_logo: name } = await this.settings.read('organisation_logo');
      await this.editing.clear('organisation_logo');
      if (name !== null) await this.pictures.forget(name);
    });
  }
}
