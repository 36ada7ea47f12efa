import { Day } from '../../../platform/http/query-fields.js';
import { Choice, Int, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { FORM_STATES, type FormState } from '../public/form.dto.js';
import { type Came, type FormFunnel, MOST_SOURCES } from './form-funnel.js';

class CameResponse implements Came {
  @Int({ about: 'How often the form’s page was opened' }) visited: number;
  @Int({ about: 'How many gave an answer' }) started: number;
  @Int({ about: 'How many sent their answers in' }) finished: number;
}

export class SourceCameResponse extends CameResponse {
  @Text({ max: 80, about: 'From `?source=`; empty: none was named' }) source: string;
}

export class WeekCameResponse extends CameResponse {
  @Day({ about: 'A Monday; what was answered counts in the week in which it was begun' }) week: string;
}

export class SectionReachedResponse {
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Int({ about: 'How many gave an answer in it' }) reached: number;
}

export class FormFunnelResponse extends CameResponse implements FormFunnel {
  @Choice(FORM_STATES, { about: 'What visitors find now' }) state: FormState;
  @ListOf(() => SourceCameResponse, { about: `The busiest first, ${MOST_SOURCES} at most` })
  sources: SourceCameResponse[];
  @Int({ about: 'How many further sources there are' }) moreSources: number;
  @ListOf(() => WeekCameResponse, { about: 'From the first to the last in which somebody came' })
  weeks: WeekCameResponse[];
  @ListOf(() => SectionReachedResponse, { about: 'As the questionnaire stands' })
  sections: SectionReachedResponse[];
}
