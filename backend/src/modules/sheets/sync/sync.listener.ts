import { Injectable } from '@nestjs/common';
import { Events } from '../../../platform/events/events.js';
import { EvaluationsForgotten } from '../../evaluations/evaluations.events.js';
import { TabHistoryService } from './tab-history.service.js';

/** Where a response stood in its sheet goes together with its evaluation. */
@Injectable()
export class SheetSyncListener {
  constructor(events: Events, history: TabHistoryService) {
    events.on(EvaluationsForgotten, ({ evaluationIds }) => history.forget(evaluationIds));
  }
}
