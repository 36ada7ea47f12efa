import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events.js';
import { MailAccepted } from '../mail/mail.events.js';
import { ConfigurationChanged, ProductsChanged } from '../questionnaires/questionnaires.events.js';
import { EvaluationsService } from './evaluations.service.js';
import { OffersService } from './offers/offers.service.js';
import { ProductRecountService } from './recount/product-recount.service.js';
import { RescoreService } from './rescore/rescore.service.js';

/** What follows here from events below: the status after an accepted mail, new scores after a new configuration. */
@Injectable()
export class EvaluationsListener {
  constructor(
    events: Events,
    evaluations: EvaluationsService,
    rescore: RescoreService,
    offers: OffersService,
    products: ProductRecountService,
  ) {
    events.on(MailAccepted, 'inTransaction', ({ kind, evaluationId }) =>
      evaluationId && kind === 'result' ? evaluations.mailAccepted(evaluationId) : undefined,
    );
    events.on(MailAccepted, 'inTransaction', ({ offerRequestId }) =>
      offerRequestId ? offers.notified(offerRequestId) : undefined,
    );
    events.on(ConfigurationChanged, 'inTransaction', ({ questionnaireId, configVersion }) =>
      rescore.start(questionnaireId, configVersion),
    );
    events.on(ProductsChanged, 'inTransaction', ({ questionnaireId }) => products.start(questionnaireId));
  }
}
