import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events.js';
import { MailAccepted } from '../mail/queue/mail.events.js';
import { OffersService } from '../results/offers/offers.service.js';
import { SendingService } from './mails/sending.service.js';

/** What follows once the mail service has accepted a mail: the evaluation's status, the offer request's time. */
@Injectable()
export class DeliveryListener {
  constructor(events: Events, sending: SendingService, offers: OffersService) {
    events.on(MailAccepted, ({ kind, evaluationId }) =>
      evaluationId && kind === 'result' ? sending.mailAccepted(evaluationId) : undefined,
    );
    events.on(MailAccepted, ({ offerRequestId }) =>
      offerRequestId ? offers.notified(offerRequestId) : undefined,
    );
  }
}
