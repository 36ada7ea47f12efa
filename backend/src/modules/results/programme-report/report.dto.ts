import { Choice } from '../../../platform/http/fields.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { PeriodParams } from '../../analytics/analytics.dto.js';
import { REPORT_FORMATS, type ReportFormat } from './report.types.js';

export class ProgrammeReportParams extends PeriodParams {
  @Choice(REPORT_FORMATS, { about: 'A PDF, or a document of Word to be edited.' }) format: ReportFormat;
  @Choice(LANGUAGES, { optional: true, about: 'Hungarian unless given.' }) language?: Language;
}
