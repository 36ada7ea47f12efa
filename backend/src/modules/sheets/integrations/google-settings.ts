import { Injectable } from '@nestjs/common';
import { SettingChecksService } from '../../settings/setting-checks.service.js';
import { parseGoogleCredentials } from '../sources/google-credentials.js';
import { parseSheetAddress } from '../sources/sheet-address.js';

/** What the settings should know about the values of Google's. */
@Injectable()
export class GoogleSettings {
  constructor(checks: SettingChecksService) {
    checks.register('google_credentials', {
      check: (text) => {
        parseGoogleCredentials(text);
        return text;
      },
      describe: (text) => parseGoogleCredentials(text).clientEmail,
    });
    checks.register('google_spreadsheet_id', {
      check: (text) => {
        parseSheetAddress(text);
        return text;
      },
    });
  }
}
