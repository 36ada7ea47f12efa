import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { SettingChanged } from '../../settings/settings.events.js';
import { NoticesService } from './notices.service.js';

/** The notice about a setting is queued with its change. */
@Injectable()
export class NoticesListener {
  constructor(events: Events, notices: NoticesService) {
    events.on(SettingChanged, async ({ key, adminId, isSensitive }) => {
      if (isSensitive) await notices.setting(key, adminId);
    });
  }
}
