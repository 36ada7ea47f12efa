import { BadRequest, Conflict, TooMany } from '../../platform/errors/app-error.js';

export class WebhookAddressRefused extends BadRequest {
  constructor() {
    super('webhook_address_refused', {}, [{ field: 'url', problem: 'url must be a public https address' }]);
  }
}

export class TooManyWebhooks extends Conflict {
  constructor(max: number) {
    super('webhook_limit', { max });
  }
}

export class WebhookIsOff extends Conflict {
  constructor() {
    super('webhook_off');
  }
}

export class DeliveryWaits extends Conflict {
  constructor() {
    super('webhook_delivery_waiting');
  }
}

export class TooManyTests extends TooMany {
  constructor() {
    super('webhook_too_many_tests');
  }
}
