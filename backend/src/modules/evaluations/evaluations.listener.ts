import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events.js';
import { ConfigurationChanged, ProductsChanged } from '../questionnaires/questionnaires.events.js';
import { ProductRecountService } from './recount/product-recount.service.js';
import { RescoreService } from './rescore/rescore.service.js';

/** What follows here from events below: new scores after a new configuration. */
@Injectable()
export class EvaluationsListener {
  constructor(events: Events, rescore: RescoreService, products: ProductRecountService) {
    events.on(ConfigurationChanged, ({ questionnaireId, configVersion }) =>
      rescore.start(questionnaireId, configVersion),
    );
    events.on(ProductsChanged, ({ questionnaireId }) => products.start(questionnaireId));
  }
}
