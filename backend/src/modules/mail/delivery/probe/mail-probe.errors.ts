import { defineMessages } from '../../../../platform/errors/app-error.js';

/** What a test of the mail service or server has shown. */
export const mailProbeMessages = defineMessages({
  mail_test_nothing: {
    hu: 'Nincs levélküldő szolgáltatás beállítva, ezért a levelek csak a kiszolgáló kimenő mappájába kerülnek, nem mennek el. Mentse el a szolgáltatás kulcsát és a tartományt.',
    en: 'No mail service is set up, so e-mails are only saved in the server’s outbox and do not go out. Save the service’s key and the domain.',
    ro: 'Nu este configurat niciun serviciu de e-mail, deci mesajele ajung doar în folderul de ieșire al serverului și nu sunt trimise. Salvați cheia serviciului și domeniul.',
  },
  mail_sender_missing: {
    hu: 'A kapcsolat jó, de nincs feladó megadva. Mentse el azt az e-mail-címet, amelyről a levelek menjenek.',
    en: 'The connection works, but no sender is set. Save the e-mail address that e-mails should come from.',
    ro: 'Conexiunea este bună, dar nu există expeditor. Salvați adresa de e-mail de la care să plece mesajele.',
  },
  mailgun_test_works: {
    hu: 'A kulcs jó, a tartomány ({domain}) hitelesítve van, a feladó megfelelő.',
    en: 'The key works, the domain ({domain}) is verified, and the sender is suitable.',
    ro: 'Cheia este bună, domeniul ({domain}) este verificat, iar expeditorul este potrivit.',
  },
  mailgun_test_sending_key: {
    hu: 'A szolgáltatás elfogadta a kulcsot a tartományhoz ({domain}). Ez a kulcs csak küldésre jó, ezért azt nem láttuk, hogy a tartomány hitelesítve van-e: küldjön magának próbalevelet.',
    en: 'The service accepted the key for the domain ({domain}). This key may only send, so we could not see whether the domain is verified: send yourself a test e-mail.',
    ro: 'Serviciul a acceptat cheia pentru domeniul {domain}. Această cheie poate doar trimite, așa că nu s-a putut vedea dacă domeniul este verificat: trimiteți-vă un mesaj de probă.',
  },
  mailgun_key_missing: {
    hu: 'A tartomány már megvan, de a levélküldő szolgáltatás kulcsa hiányzik. Mentse el a kulcsot.',
    en: 'The domain is set, but the key of the mail service is missing. Save the key.',
    ro: 'Domeniul este stabilit, dar lipsește cheia serviciului de e-mail. Salvați cheia.',
  },
  mailgun_domain_missing: {
    hu: 'A kulcs már megvan, de hiányzik a tartomány, amelyről küldünk. Mentse el a tartományt.',
    en: 'The key is set, but the domain to send from is missing. Save the domain.',
    ro: 'Cheia este stabilită, dar lipsește domeniul de la care se trimite. Salvați domeniul.',
  },
  mailgun_key_refused: {
    hu: 'Ez a kiszolgáló nem fogadta el a kulcsot: {host}. Ellenőrizze a kulcsot; ha jó, akkor a tartomány a szolgáltatás másik régiójában van: válassza a másik kiszolgálót (api.mailgun.net vagy api.eu.mailgun.net).',
    en: 'The key was refused by {host}. Check the key; if it is right, the domain is in the service’s other region: choose the other server (api.mailgun.net or api.eu.mailgun.net).',
    ro: 'Cheia a fost respinsă de {host}. Verificați cheia; dacă este corectă, domeniul se află în cealaltă regiune a serviciului: alegeți celălalt server (api.mailgun.net sau api.eu.mailgun.net).',
  },
  mailgun_domain_not_found: {
    hu: 'Ez a kiszolgáló ({host}) nem ismeri ezt a tartományt: {domain}. Ellenőrizze az írásmódját; ha jó, akkor a szolgáltatás másik régiójában van: válassza a másik kiszolgálót (api.mailgun.net vagy api.eu.mailgun.net).',
    en: 'This domain is unknown to {host}: {domain}. Check its spelling; if it is right, it is in the service’s other region: choose the other server (api.mailgun.net or api.eu.mailgun.net).',
    ro: 'Acest domeniu nu este cunoscut de {host}: {domain}. Verificați scrierea; dacă este corectă, se află în cealaltă regiune a serviciului: alegeți celălalt server (api.mailgun.net sau api.eu.mailgun.net).',
  },
  mailgun_domain_unverified: {
    hu: 'A tartomány ({domain}) még nincs hitelesítve, így a levelek nem érkeznek meg. A szolgáltatás felületén nézze meg a szükséges DNS-bejegyzéseket, vegye fel őket a tartományhoz, majd próbálja újra.',
    en: 'The domain ({domain}) is not verified yet, so e-mails will not arrive. Look up the required DNS records on the service’s website, add them to the domain, then try again.',
    ro: 'Domeniul {domain} nu este încă verificat, deci mesajele nu vor ajunge. Căutați înregistrările DNS în paginile serviciului, adăugați-le la domeniu, apoi încercați din nou.',
  },
  mailgun_domain_disabled: {
    hu: 'A szolgáltatás letiltotta a tartományt ({domain}). Lépjen be a szolgáltatás felületére, és nézze meg, mi az oka.',
    en: 'The service has disabled the domain ({domain}). Sign in to the service to find out why.',
    ro: 'Serviciul a dezactivat domeniul {domain}. Autentificați-vă la serviciu și aflați motivul.',
  },
  mailgun_sandbox: {
    hu: 'A kulcs jó, de ez próbatartomány ({domain}): csak a szolgáltatásnál engedélyezett címekre küld. Az ügyfeleknek saját, hitelesített tartományról küldjön.',
    en: 'The key works, but this is a sandbox domain ({domain}), which only sends to addresses authorised with the service. Use a verified domain of your own for clients.',
    ro: 'Cheia este bună, dar acesta este un domeniu de probă ({domain}), care trimite doar la adresele autorizate la serviciu. Pentru clienți folosiți un domeniu propriu, verificat.',
  },
  mailgun_sender_elsewhere: {
    hu: 'A feladó ({sender}) nem a küldő tartományhoz ({domain}) tartozik, ezért sok postafiók levélszemétnek veszi. Olyan feladót mentsen el, amelynek címe erre a tartományra végződik.',
    en: 'The sender ({sender}) does not belong to the sending domain ({domain}), so many mailboxes will treat e-mails as spam. Save a sender whose address ends in this domain.',
    ro: 'Expeditorul ({sender}) nu aparține domeniului de trimitere ({domain}), așa că multe căsuțe poștale vor considera mesajele spam. Salvați un expeditor a cărui adresă se termină în acest domeniu.',
  },
  mailgun_not_paid: {
    hu: 'A szolgáltatás nem küld: az előfizetés nincs rendezve. Lépjen be a szolgáltatás felületére, és rendezze a számlát.',
    en: 'The service is not sending because the account has not been paid. Sign in to the service and settle the bill.',
    ro: 'Serviciul nu trimite deoarece contul nu este plătit. Autentificați-vă la serviciu și achitați factura.',
  },
  mailgun_busy: {
    hu: 'A levélküldő szolgáltatásnál betelt a keret. Kérjük, próbálja újra két perc múlva.',
    en: 'The mail service’s limit has been reached. Please try again in two minutes.',
    ro: 'Limita serviciului de e-mail este atinsă. Încercați din nou peste două minute.',
  },
  mailgun_timeout: {
    hu: 'Ez a kiszolgáló nem válaszolt időben: {host}. Kérjük, próbálja újra néhány perc múlva.',
    en: 'There was no answer from {host} in time. Please try again in a few minutes.',
    ro: 'Nu a venit la timp niciun răspuns de la {host}. Încercați din nou peste câteva minute.',
  },
  mailgun_unreachable: {
    hu: 'Ez a kiszolgáló nem érhető el: {host}. Ellenőrizze a kiszolgáló nevét; ha jó, kérjük, próbálja újra néhány perc múlva.',
    en: 'The server {host} cannot be reached. Check its name; if it is right, please try again in a few minutes.',
    ro: 'Serverul {host} nu poate fi accesat. Verificați numele; dacă este corect, încercați din nou peste câteva minute.',
  },
  mailgun_unavailable: {
    hu: 'A levélküldő szolgáltatás hibát jelzett. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The mail service reported an error of its own. Please try again in a few minutes.',
    ro: 'Serviciul de e-mail a semnalat o eroare internă. Încercați din nou peste câteva minute.',
  },
  smtp_test_works: {
    hu: 'A levelezőkiszolgáló ({host}) elérhető, és a bejelentkezés sikerült.',
    en: 'The mail server ({host}) can be reached and accepted our sign-in.',
    ro: 'Serverul de e-mail ({host}) poate fi accesat și ne-a permis accesul.',
  },
  smtp_sign_in_refused: {
    hu: 'A levelezőkiszolgáló ({host}) nem fogadta el a felhasználónevet vagy a jelszót. Kérje meg az üzemeltetőt, hogy ellenőrizze az SMTP_URL változót.',
    en: 'The mail server ({host}) refused the user name or password. Ask your operator to check the variable SMTP_URL.',
    ro: 'Serverul de e-mail ({host}) a respins numele de utilizator sau parola. Rugați administratorul serverului să verifice variabila SMTP_URL.',
  },
  smtp_not_found: {
    hu: 'Ilyen nevű levelezőkiszolgáló nincs: {host}. Kérje meg az üzemeltetőt, hogy ellenőrizze az SMTP_URL változót.',
    en: 'There is no mail server with this name: {host}. Ask your operator to check the variable SMTP_URL.',
    ro: 'Nu există niciun server de e-mail cu acest nume: {host}. Rugați administratorul serverului să verifice variabila SMTP_URL.',
  },
  smtp_encryption_refused: {
    hu: 'A levelezőkiszolgálóval ({host}) nem jött létre titkosított kapcsolat. Kérje meg az üzemeltetőt, hogy ellenőrizze a portot és a tanúsítványt; ha a levelek titkosítatlanul is mehetnek, az SMTP_URL végződjön így: ?requireTLS=false.',
    en: 'No encrypted connection to the mail server ({host}) could be made. Ask your operator to check its port and certificate; if e-mails may travel unencrypted, SMTP_URL has to end with ?requireTLS=false.',
    ro: 'Nu s-a putut stabili o conexiune criptată cu serverul de e-mail ({host}). Rugați administratorul serverului să verifice portul și certificatul; dacă mesajele pot circula necriptat, SMTP_URL trebuie să se termine cu ?requireTLS=false.',
  },
  smtp_certificate_refused: {
    hu: 'A levelezőkiszolgáló ({host}) tanúsítványa nem fogadható el: lejárt, más névre szól, vagy nem megbízható a kibocsátója. Kérje meg az üzemeltetőt, hogy javítsa; a pontos okot az npm run doctor mondja meg.',
    en: 'The certificate of the mail server ({host}) cannot be accepted: it has expired, is for another name, or its issuer is not trusted. Ask your operator to mend it; npm run doctor says which of these it is.',
    ro: 'Certificatul serverului de e-mail ({host}) nu poate fi acceptat: a expirat, este emis pentru alt nume sau emitentul nu este de încredere. Rugați administratorul serverului să îl corecteze; cauza exactă o arată npm run doctor.',
  },
  smtp_unreachable: {
    hu: 'A levelezőkiszolgáló ({host}) nem érhető el. Kérje meg az üzemeltetőt, hogy ellenőrizze a címét, a portját és a tűzfalat.',
    en: 'The mail server ({host}) cannot be reached. Ask your operator to check its address, port and firewall.',
    ro: 'Serverul de e-mail ({host}) nu poate fi accesat. Rugați administratorul serverului să verifice adresa, portul și firewallul.',
  },
  smtp_refused: {
    hu: 'A levelezőkiszolgáló ({host}) most nem fogad minket: {reason}. Kérjük, próbálja újra néhány perc múlva.',
    en: 'The mail server ({host}) does not accept our sign-in at present: {reason}. Please try again in a few minutes.',
    ro: 'Serverul de e-mail ({host}) nu ne permite accesul acum: {reason}. Încercați din nou peste câteva minute.',
  },
});

export type MailProbeCode = keyof typeof mailProbeMessages;
