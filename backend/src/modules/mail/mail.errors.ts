import { Conflict, defineMessages } from '../../platform/errors/app-error.js';
import type { SuppressionReason } from './suppression/suppression.entity.js';

defineMessages({
  mail_refused: {
    hu: 'A levelezőkiszolgáló nem fogadta el a levelet ({reason}). Ellenőrizze a címzett e-mail-címét.',
    en: 'The mail server refused the mail ({reason}). Check the recipient’s address.',
    ro: 'Serverul de e-mail a refuzat mesajul ({reason}). Verificați adresa destinatarului.',
  },
  mail_server_settings: {
    hu: 'A levelezőkiszolgáló nem enged be minket, ezért a levelek várnak. Ellenőrizze a levelezés beállításait; 24 órán át újra próbáljuk.',
    en: 'The mail server does not let us in, so mails are waiting. Check the mail settings; we keep trying for 24 hours.',
    ro: 'Serverul de e-mail nu ne permite accesul, așa că mesajele așteaptă. Verificați setările de e-mail; încercăm din nou timp de 24 de ore.',
  },
  mail_not_encrypted: {
    hu: 'A levelezőkiszolgálóval nem jött létre titkosított kapcsolat, ezért a levelek várnak. Az üzemeltető ellenőrizze az SMTP_URL változót; 24 órán át újra próbáljuk.',
    en: 'No encrypted connection to the mail server came about, so mails are waiting. Your operator has to check the variable SMTP_URL; we keep trying for 24 hours.',
    ro: 'Nu s-a putut stabili o conexiune criptată cu serverul de e-mail, așa că mesajele așteaptă. Administratorul serverului trebuie să verifice variabila SMTP_URL; încercăm din nou timp de 24 de ore.',
  },
  mail_sender_refused: {
    hu: 'A levelezőkiszolgáló nem fogad levelet a beállított feladó nevében, ezért a levelek várnak. Ellenőrizze a feladó címét; 24 órán át újra próbáljuk.',
    en: 'The mail server takes no mail from the sender address that is set, so mails are waiting. Check the sender address; we keep trying for 24 hours.',
    ro: 'Serverul de e-mail nu acceptă mesaje de la adresa de expeditor setată, așa că mesajele așteaptă. Verificați adresa expeditorului; încercăm din nou timp de 24 de ore.',
  },
  mail_service_key: {
    hu: 'A levelezőszolgáltatás nem fogadja el a kulcsot, ezért a levelek várnak. Ellenőrizze a kulcsot, és hogy a kiszolgáló a domain régiójához tartozik-e; 24 órán át újra próbáljuk.',
    en: 'The mail service does not accept the key, so mails are waiting. Check the key, and that the host belongs to the region of the domain; we keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu acceptă cheia, așa că mesajele așteaptă. Verificați cheia și dacă serverul corespunde regiunii domeniului; încercăm din nou timp de 24 de ore.',
  },
  mail_service_unpaid: {
    hu: 'A levelezőszolgáltatás fizetési gond miatt nem küld levelet, ezért a levelek várnak. Nézze meg az előfizetést a szolgáltatónál; 24 órán át újra próbáljuk.',
    en: 'The mail service sends nothing because of a payment problem, so mails are waiting. Look at the subscription there; we keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu trimite mesaje din cauza unei probleme de plată, așa că mesajele așteaptă. Verificați abonamentul la furnizor; încercăm din nou timp de 24 de ore.',
  },
  mail_service_forbids: {
    hu: 'A levelezőszolgáltatás nem engedi a küldést erről a domainről, ezért a levelek várnak. Nézze meg a domain állapotát a szolgáltatónál; 24 órán át újra próbáljuk.',
    en: 'The mail service does not allow this domain to send, so mails are waiting. Look at the state of the domain there; we keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu permite trimiterea de pe acest domeniu, așa că mesajele așteaptă. Verificați starea domeniului la furnizor; încercăm din nou timp de 24 de ore.',
  },
  mail_service_domain: {
    hu: 'A levelezőszolgáltatás nem ismeri a beállított domaint, ezért a levelek várnak. Ellenőrizze a domaint, és hogy a kiszolgáló a régiójához tartozik-e; 24 órán át újra próbáljuk.',
    en: 'The mail service does not know the domain that is set, so mails are waiting. Check the domain, and that the host belongs to its region; we keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu cunoaște domeniul setat, așa că mesajele așteaptă. Verificați domeniul și dacă serverul corespunde regiunii lui; încercăm din nou timp de 24 de ore.',
  },
  mail_service_address: {
    hu: 'A levelezőszolgáltatás beállított kiszolgálója nem használható, ezért a levelek várnak. Ellenőrizze a kiszolgáló címét; 24 órán át újra próbáljuk.',
    en: 'The host of the mail service that is set can not be used, so mails are waiting. Check the address of the host; we keep trying for 24 hours.',
    ro: 'Serverul setat al serviciului de e-mail nu poate fi folosit, așa că mesajele așteaptă. Verificați adresa serverului; încercăm din nou timp de 24 de ore.',
  },
  mail_server_busy: {
    hu: 'A levelezőszolgáltatás most nem fogad több levelet; a kért várakozás után újra próbáljuk.',
    en: 'The mail service takes no more mails right now; we will try again after the time that it asks for.',
    ro: 'Serviciul de e-mail nu mai primește mesaje acum; încercăm din nou după timpul cerut de acesta.',
  },
  mail_server_away: {
    hu: 'A levelezőkiszolgáló most nem érhető el; újra próbáljuk.',
    en: 'The mail server can not be reached right now; we will try again.',
    ro: 'Serverul de e-mail nu poate fi accesat acum; vom încerca din nou.',
  },
  mail_uncertain: {
    hu: 'Nem tudjuk biztosan, hogy a levél elment-e, ezért magától nem küldjük újra. Nézzen utána a címzettnél, és ha kell, küldje el még egyszer.',
    en: 'We do not know for sure whether the mail went out, so it is not sent again by itself. Check with the recipient and send it once more if needed.',
    ro: 'Nu știm sigur dacă mesajul a fost trimis, așa că nu îl retrimitem automat. Verificați cu destinatarul și retrimiteți-l dacă este nevoie.',
  },
  mail_withdrawn: {
    hu: 'Az értékelést közben visszavonták vagy törölték, ezért a levél nem ment el.',
    en: 'The evaluation was withdrawn or deleted in the meantime, so the mail did not go out.',
    ro: 'Evaluarea a fost retrasă sau ștearsă între timp, așa că mesajul nu a fost trimis.',
  },
  mail_expired: {
    hu: 'A levelet a megengedett idő alatt nem sikerült elküldeni, ezért már nem próbáljuk tovább.',
    en: 'The mail could not be sent within its time, so we have stopped trying.',
    ro: 'Mesajul nu a putut fi trimis în timpul permis, așa că nu mai încercăm.',
  },
  mail_bounced: {
    hu: 'A címzett kiszolgálója végleg visszautasította: {reason}',
    en: 'The recipient’s server refused it for good: {reason}',
    ro: 'Serverul destinatarului l-a respins definitiv: {reason}',
  },
  mail_complained: {
    hu: 'A címzett levélszemétnek jelölte a levelet, vagy leiratkozott.',
    en: 'The recipient marked the mail as spam, or unsubscribed.',
    ro: 'Destinatarul a marcat mesajul ca spam sau s-a dezabonat.',
  },
  mail_delayed: {
    hu: 'A címzett kiszolgálója egyelőre nem vette át a levelet, a levelezőszolgáltatás tovább próbálkozik: {reason}',
    en: 'The recipient’s server has not taken the mail yet; the mail service goes on trying: {reason}',
    ro: 'Serverul destinatarului nu a preluat încă mesajul; serviciul de e-mail încearcă în continuare: {reason}',
  },
  mail_event_unsigned: {
    hu: 'A bejelentés aláírása hibás vagy lejárt.',
    en: 'The signature of the report is wrong or too old.',
    ro: 'Semnătura raportului este greșită sau a expirat.',
  },
  opt_out_unknown: {
    hu: 'Ez a leiratkozási hivatkozás hiányos vagy hibás. Nyissa meg újra a levélből, vagy írjon nekünk.',
    en: 'This opt-out link is incomplete or wrong. Open it from the mail once more, or write to us.',
    ro: 'Acest link de dezabonare este incomplet sau greșit. Deschideți-l din nou din mesaj sau scrieți-ne.',
  },
  address_suppressed: {
    hu: 'Erre a címre nem küldünk több levelet, mert egy korábbi visszapattant, vagy a címzett levélszemétnek jelölte, illetve leiratkozott. Javítsa a címet, vagy erősítse meg, hogy helyes, és a címzett kéri a levelet.',
    en: 'No more mails go to this address, as an earlier one bounced, or the recipient marked it as spam or opted out. Correct the address, or confirm that it is right and that the recipient wants the mail.',
    ro: 'Nu mai trimitem mesaje la această adresă, deoarece unul anterior a fost returnat sau destinatarul l-a marcat ca spam ori s-a dezabonat. Corectați adresa sau confirmați că este corectă și că destinatarul dorește mesajul.',
  },
});

/** The address bounced, complained or opted out before; `details.reason` says which. */
export class AddressSuppressed extends Conflict {
  constructor(reason: SuppressionReason) {
    super('address_suppressed', {}, { reason });
  }
}
