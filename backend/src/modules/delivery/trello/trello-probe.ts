import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { type Finding, lacks, ProbesService, unset, works } from '../../settings/probes.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { TrelloApiService } from './trello-api.service.js';

/** Looks at the list that cards should go to. */
@Injectable()
export class TrelloProbe {
  constructor(
    probes: ProbesService,
    private readonly api: TrelloApiService,
    private readonly settings: SettingsService,
  ) {
    probes.register('trello', { keys: ['trello_api_key', 'trello_token'], run: () => this.run() });
  }

  private async run(): Promise<Finding> {
    const access = await this.api.access();
    if (access === null) return unset('trello_not_set');
    const { trello_list_id: id } = await this.settings.read('trello_list_id');
    if (id === null) {
      await this.api.boards(access);
      return lacks('trello_list_missing');
    }
    const { name, closed } = await this.api.list(access, id);
    const list = name.slice(0, 200);
    if (closed) throw new AppError('trello_list_closed', 409, { list });
    return works('trello_test_works', { list });
  }
}
