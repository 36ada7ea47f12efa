import { Conflict, defineMessages } from '../../../platform/errors/app-error.js';
import type { SuppressionReason } from '../delivery/suppression/suppression-reasons.js';

defineMessages({
  mail_refused: {
    hu: 'A levelezőkiszolgáló nem fogadta el a levelet ({reason}). Ellenőrizze a címzett e-mail-címét.',
    en: 'The mail server refused the e-mail ({reason}). Check the recipient’s address.',
    ro: 'Serverul de e-mail a refuzat mesajul ({reason}). Verificați adresa destinatarului.',
  },
  mail_server_settings: {
    hu: 'A levelezőkiszolgáló nem enged be minket, ezért a levelek várnak. Ellenőrizze a levelezés beállításait; 24 órán át újra próbáljuk.',
    en: 'The mail server does not let us sign in, so e-mails are waiting. Check the mail settings; we will keep trying for 24 hours.',
    ro: 'Serverul de e-mail nu ne permite accesul, așa că mesajele așteaptă. Verificați setările de e-mail; încercăm din nou timp de 24 de ore.',
  },
  mail_not_encrypted: {
    hu: 'A levelezőkiszolgálóval nem jött létre titkosított kapcsolat, ezért a levelek várnak. Az üzemeltető ellenőrizze az SMTP_URL változót; 24 órán át újra próbáljuk.',
    en: 'No encrypted connection to the mail server could be made, so e-mails are waiting. Ask your operator to check the variable SMTP_URL; we will keep trying for 24 hours.',
    ro: 'Nu s-a putut stabili o conexiune criptată cu serverul de e-mail, așa că mesajele așteaptă. Administratorul serverului trebuie să verifice variabila SMTP_URL; încercăm din nou timp de 24 de ore.',
  },
  mail_sender_refused: {
    hu: 'A levelezőkiszolgáló nem fogad levelet a beállított feladó nevében, ezért a levelek várnak. Ellenőrizze a feladó címét; 24 órán át újra próbáljuk.',
    en: 'The mail server does not accept e-mails from the sender address that is set, so they are waiting. Check the sender address; we will keep trying for 24 hours.',
    ro: 'Serverul de e-mail nu acceptă mesaje de la adresa de expeditor setată, așa că mesajele așteaptă. Verificați adresa expeditorului; încercăm din nou timp de 24 de ore.',
  },
  mail_service_key: {
    hu: 'A levelezőszolgáltatás nem fogadja el a kulcsot, ezért a levelek várnak. Ellenőrizze a kulcsot, és hogy a kiszolgáló a domain régiójához tartozik-e; 24 órán át újra próbáljuk.',
    en: 'The mail service does not accept the key, so e-mails are waiting. Check the key, and that the server belongs to the domain’s region; we will keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu acceptă cheia, așa că mesajele așteaptă. Verificați cheia și dacă serverul corespunde regiunii domeniului; încercăm din nou timp de 24 de ore.',
  },
  mail_service_unpaid: {
    hu: 'A levelezőszolgáltatás fizetési gond miatt nem küld levelet, ezért a levelek várnak. Nézze meg az előfizetést a szolgáltatónál; 24 órán át újra próbáljuk.',
    en: 'The mail service is not sending because of a payment problem, so e-mails are waiting. Check your subscription with the provider; we will keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu trimite mesaje din cauza unei probleme de plată, așa că mesajele așteaptă. Verificați abonamentul la furnizor; încercăm din nou timp de 24 de ore.',
  },
  mail_service_forbids: {
    hu: 'A levelezőszolgáltatás nem engedi a küldést erről a domainről, ezért a levelek várnak. Nézze meg a domain állapotát a szolgáltatónál; 24 órán át újra próbáljuk.',
    en: 'The mail service does not allow this domain to send, so e-mails are waiting. Check the status of the domain with the provider; we will keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu permite trimiterea de pe acest domeniu, așa că mesajele așteaptă. Verificați starea domeniului la furnizor; încercăm din nou timp de 24 de ore.',
  },
  mail_service_domain: {
    hu: 'A levelezőszolgáltatás nem ismeri a beállított tartományt, ezért a levelek várnak. Ellenőrizze a tartományt, és hogy a kiszolgáló a régiójához tartozik-e; 24 órán át újra próbáljuk.',
    en: 'The mail service does not know the domain that is set, so e-mails are waiting. Check the domain, and that the server belongs to its region; we will keep trying for 24 hours.',
    ro: 'Serviciul de e-mail nu cunoaște domeniul setat, așa că mesajele așteaptă. Verificați domeniul și dacă serverul corespunde regiunii lui; încercăm din nou timp de 24 de ore.',
  },
  mail_service_address: {
    hu: 'A levelezőszolgáltatás beállított kiszolgálója nem használható, ezért a levelek várnak. Ellenőrizze a kiszolgáló címét; 24 órán át újra próbáljuk.',
    en: 'The mail service’s server that is set cannot be used, so e-mails are waiting. Check its address; we will keep trying for 24 hours.',
    ro: 'Serverul setat al serviciului de e-mail nu poate fi folosit, așa că mesajele așteaptă. Verificați adresa serverului; încercăm din nou timp de 24 de ore.',
  },
  mail_server_busy: {
    hu: 'A levelezőszolgáltatás most nem fogad több levelet; a kért várakozás után újra próbáljuk.',
    en: 'The mail service is not accepting any more e-mails right now; we will try again after the time it asks for.',
    ro: 'Serviciul de e-mail nu mai primește mesaje acum; încercăm din nou după timpul cerut de acesta.',
  },
  mail_server_away: {
    hu: 'A levelezőkiszolgáló most nem érhető el; újra próbáljuk.',
    en: 'The mail server cannot be reached right now; we will try again.',
    ro: 'Serverul de e-mail nu poate fi accesat acum; vom încerca din nou.',
  },
  mail_uncertain: {
    hu: 'Nem tudjuk biztosan, hogy a levél elment-e, ezért magától nem küldjük újra. Nézzen utána a címzettnél, és ha kell, küldje el még egyszer.',
    en: 'We do not know for certain whether the e-mail went out, so it will not be resent automatically. Check with the recipient and resend it if necessary.',
    ro: 'Nu știm sigur dacă mesajul a fost trimis, așa că nu îl retrimitem automat. Verificați cu destinatarul și retrimiteți-l dacă este nevoie.',
  },
  mail_withdrawn: {
    hu: 'Az értékelést közben visszavonták vagy törölték, ezért a levél nem ment el.',
    en: 'The evaluation was withdrawn or deleted in the meantime, so the e-mail was not sent.',
    ro: 'Evaluarea a fost retrasă sau ștearsă între timp, așa că mesajul nu a fost trimis.',
  },
  mail_expired: {
    hu: 'A levelet a megengedett idő alatt nem sikerült elküldeni, ezért már nem próbáljuk tovább.',
    en: 'The e-mail could not be sent in time, so we have stopped trying.',
    ro: 'Mesajul nu a putut fi trimis în timpul permis, așa că nu mai încercăm.',
  },
  mail_bounced: {
    hu: 'A címzett kiszolgálója végleg visszautasította: {reason}',
    en: 'The recipient’s server refused it for good: {reason}',
    ro: 'Serverul destinatarului l-a respins definitiv: {reason}',
  },
  mail_complained: {
    hu: 'A címzett levélszemétnek jelölte a levelet, vagy leiratkozott.',
    en: 'The recipient marked the e-mail as spam, or unsubscribed.',
    ro: 'Destinatarul a marcat mesajul ca spam sau s-a dezabonat.',
  },
  mail_delayed: {
    hu: 'A címzett kiszolgálója egyelőre nem vette át a levelet, a levelezőszolgáltatás tovább próbálkozik: {reason}',
    en: 'The recipient’s server has not accepted the e-mail yet; the mail service keeps trying: {reason}',
    ro: 'Serverul destinatarului nu a preluat încă mesajul; serviciul de e-mail încearcă în continuare: {reason}',
  },
  mail_event_unsigned: {
    hu: 'A bejelentés aláírása hibás vagy lejárt.',
    en: 'The signature of the report is wrong or has expired.',
    ro: 'Semnătura raportului este greșită sau a expirat.',
  },
  opt_out_unknown: {
    hu: 'Ez a leiratkozási hivatkozás hiányos vagy hibás. Nyissa meg újra a levélből, vagy írjon nekünk.',
    en: 'This opt-out link is incomplete or wrong. Open it again from the e-mail, or write to us.',
    ro: 'Acest link de dezabonare este incomplet sau greșit. Deschideți-l din nou din mesaj sau scrieți-ne.',
  },
  token_lifts_bounces: {
    hu: 'API-kulccsal csak olyan cím oldható fel, ahonnan a levél visszapattant. Ha a címzett leiratkozott, vagy levélszemétnek jelölte a levelet, azt csak bejelentkezett ember oldhatja fel az admin felületen.',
    en: 'An API token can only unblock an address that an e-mail bounced from. If the recipient opted out or marked an e-mail as spam, only a person who is signed in to the admin area can unblock it.',
    ro: 'Un token API poate debloca doar o adresă de la care un mesaj a fost returnat. Dacă destinatarul s-a dezabonat sau a marcat un mesaj ca spam, doar o persoană autentificată în zona de administrare o poate debloca.',
  },
  address_suppressed: {
    hu: 'Erre a címre nem küldünk több levelet, mert egy korábbi visszapattant, vagy a címzett levélszemétnek jelölte, illetve leiratkozott. Javítsa a címet, vagy erősítse meg, hogy helyes, és a címzett kéri a levelet.',
    en: 'We no longer send e-mails to this address, as an earlier one bounced, or the recipient marked it as spam or opted out. Correct the address, or confirm that it is right and that the recipient wants the e-mail.',
    ro: 'Nu mai trimitem mesaje la această adresă, deoarece unul anterior a fost returnat sau destinatarul l-a marcat ca spam ori s-a dezabonat. Corectați adresa sau confirmați că este corectă și că destinatarul dorește mesajul.',
  },
});

/** The address bounced, complained or opted out before; `details.reason` says which. */
export class AddressSuppressed extends Conflict {
  constructor(reason: SuppressionReason) {
    super('address_suppressed', {}, { reason });
  }
}
