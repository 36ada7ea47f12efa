import { Injectable } from '@nestjs/common';
import { ReceiptsConsumer } from '../delivery/receipts/receipts.consumer.js';
import { TrelloConsumer } from '../delivery/trello/trello.consumer.js';
import { OutboxRelayService } from '../responses/outbox/outbox-relay.service.js';
import { AutomaticGenerationConsumer } from '../generation/automatic/automatic.consumer.js';
import { AddressCheckConsumer } from '../online-form/submission/address-check.consumer.js';
import { WebhooksConsumer } from '../webhooks/webhooks.consumer.js';

/**
 * What happens when a response arrives, is replaced, changes its status or goes: all of it, in this order.
 *
 * In the transaction that stores the response (evaluations/intake) only what must be true together with it is decided: its
 * scores, or a list would show it without; whether its address waits for a confirmation, or a result could be mailed before
 * that; that its draft and invitation are through, or it could be sent in twice; and its event in the outbox, or it would be
 * forgotten. Everything else follows here, some 50 ms after the commit: the outbox is read when PostgreSQL says that one has
 * committed (NOTIFY), and every 5 seconds in case nobody heard.
 *
 * What each of these may assume:
 * - It is handed events in their order, up to 1,000 at once, so an import costs it a few statements. Of one evaluation the order is
 *   that in which things happened. Those of others may come earlier or later than they happened.
 * - It writes in one transaction with the others and with the end of the events: rows of its own (mails, jobs, deliveries), and
 *   so exactly once. What fails there fails for all, and is handed on again; a failing event holds up its own evaluation alone.
 *   It calls nobody outside: that is what its jobs do, which may come to do a thing twice when a process dies in between.
 * - Only one batch is handed on at a time, in all processes together.
 * - What an event is about may be changed or gone by now: what must be as it was stands in the event's facts, the rest is read again.
 */
@Injectable()
export class Consumers {
  constructor(
    relay: OutboxRelayService,
    addressCheck: AddressCheckConsumer,
    receipts: ReceiptsConsumer,
    automatic: AutomaticGenerationConsumer,
    trello: TrelloConsumer,
    webhooks: WebhooksConsumer,
  ) {
    relay.handTo([
      // Created, replaced: the mail with the link that confirms the address, where the form asks for it.
      addressCheck,
      // Created as a new one, replaced: the mail that says that the answers have arrived.
      receipts,
      // Created, replaced, confirmed, imported: the job that writes the texts, where that is switched on.
      automatic,
      // Created as a new one: a card. Status, offer, removal, return: a comment. A card is asked for before its comments.
      trello,
      // Everything that a webhook of the questionnaire had asked for when it happened: a delivery each.
      webhooks,
    ]);
  }
}
