import { BadRequest, Conflict, defineMessages, TooMany } from '../../platform/errors/app-error.js';

defineMessages({
  webhook_address_refused: {
    hu: 'Ide nem küldhetünk értesítést. Nyilvánosan elérhető, https:// kezdetű címet adjon meg, felhasználónév és jelszó nélkül.',
    en: 'We cannot send to this address. Enter a public address that begins with https://, without a user name or password.',
    ro: 'Nu putem trimite la această adresă. Introduceți o adresă publică ce începe cu https://, fără nume de utilizator și parolă.',
  },
  webhook_limit: {
    hu: 'Egy kérdőívhez legfeljebb {max} webhook tartozhat. Előbb töröljön egyet, amelyre már nincs szükség.',
    en: 'A questionnaire can have at most {max} webhooks. First delete one that is no longer needed.',
    ro: 'Un chestionar poate avea cel mult {max} webhookuri. Ștergeți mai întâi unul care nu mai este necesar.',
  },
  webhook_off: {
    hu: 'Ez a webhook ki van kapcsolva. Előbb kapcsolja be.',
    en: 'This webhook is switched off. Switch it on first.',
    ro: 'Acest webhook este oprit. Porniți-l mai întâi.',
  },
  webhook_delivery_waiting: {
    hu: 'Ez az értesítés már küldésre vár.',
    en: 'This delivery is already waiting to be sent.',
    ro: 'Această notificare așteaptă deja să fie trimisă.',
  },
  webhook_too_many_tests: {
    hu: 'Túl sok próba rövid idő alatt. Kérjük, várjon egy percet.',
    en: 'Too many tests in a short time. Please wait a minute.',
    ro: 'Prea multe teste într-un timp scurt. Așteptați un minut.',
  },
});

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
