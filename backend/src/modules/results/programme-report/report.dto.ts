import { Choice } from '../../../platform/http/fields.js';
import { PeriodParams } from '../../analytics/analytics.dto.js';
import { REPORT_FORMATS, REPORT_LANGUAGES, type ReportFormat, type ReportLanguage } from './report.types.js';

export class ProgrammeReportParams extends PeriodParams {
  @Choice(REPORT_FORMATS) format: ReportFormat;
  @Choice(REPORT_LANGUAGES, { optional: true, about: 'Hungarian unless given.' }) language?: ReportLanguage;
}
