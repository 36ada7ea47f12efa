import type { Language } from '../../../platform/http/languages.js';

/** Built-in wording of the notices that admins get about themselves and about settings. */
const hu = {
  'email.admin-added.subject': 'Adminisztrátori hozzáférést kapott',
  'email.admin-added.preheader': 'Mostantól beléphet a digitális érettség felmérésének admin felületére.',
  'email.admin-added.title': 'Adminisztrátori hozzáférést kapott',
  'email.admin-added.intro': '{admin} adminisztrátorként vette fel Önt, ezzel az e-mail-címmel: {email}.',
  'email.admin-added.content':
    'A bejelentkezéshez adja meg ezt a címet, és küldünk rá egy kódot. Azt, hogy mely kérdőíveket kezelheti, a kérdőívek kezelői állítják be.',
  'email.admin-added.button': 'Bejelentkezés',
  'email.admin-added.contact': 'Ha nem tudja, miért kapta ezt a levelet, ide fordulhat: {contact}',
  'email.address-changed.subject': 'Megváltozott egy adminisztrátor e-mail-címe',
  'email.address-changed.preheader': 'Bejelentkezni mostantól csak az új címmel lehet.',
  'email.address-changed.title': 'Megváltozott az e-mail-cím',
  'email.address-changed.facts': 'Korábbi cím: {formerEmail}\nÚj cím: {email}\nMódosította: {admin}',
  'email.address-changed.content':
    'Bejelentkezni mostantól csak az új címmel lehet. A korábbi bejelentkezések véget értek, a jelszót és az API-kulcsokat töröltük.',
  'email.address-changed.button': 'Bejelentkezés',
  'email.address-changed.contact': 'Ha erről nem tudott, kérjük, mielőbb jelezze itt: {contact}',
  'email.admin-deleted.subject': 'Megszűnt az adminisztrátori hozzáférése',
  'email.admin-deleted.preheader': 'Ezzel a címmel már nem lehet belépni az admin felületre.',
  'email.admin-deleted.title': 'Megszűnt az adminisztrátori hozzáférése',
  'email.admin-deleted.intro':
    '{admin} törölte ezt az adminisztrátort: {email}. Ezzel a címmel már nem lehet belépni az admin felületre.',
  'email.admin-deleted.button': 'A kezdőlap megnyitása',
  'email.admin-deleted.contact': 'Ha erről nem tudott, kérjük, jelezze itt: {contact}',
  'email.setting-changed.subject': 'Megváltozott egy beállítás: {setting}',
  'email.setting-changed.preheader':
    'Kulcsok, kiszolgálók és a belépés módjának változásáról minden adminisztrátort értesítünk.',
  'email.setting-changed.title': 'Megváltozott egy beállítás',
  'email.setting-changed.facts': 'Beállítás: {setting}\nMódosította: {admin}',
  'email.setting-changed.content':
    'A kulcsok, a kiszolgálók és a belépési mód változásáról minden adminisztrátort értesítünk, mert ezeken múlik, hová kerülnek az adatok, és ki fér hozzájuk. Az új érték azonnal érvényes.',
  'email.setting-changed.button': 'A beállítások megnyitása',
  'email.setting-changed.advice':
    'Ha erről nem tudott, kérdezze meg azt, aki módosította, és szükség esetén cserélje le a kulcsot.',
  'email.mail-test.subject': 'Próbalevél: működik a levélküldés',
  'email.mail-test.preheader': 'Ezt a levelet a beállítások oldaláról kérte.',
  'email.mail-test.title': 'Működik a levélküldés',
  'email.mail-test.intro':
    'Ezt a próbalevelet a beállítások oldaláról kérte. Ha olvassa, a levelek eljutnak Önhöz.',
  'email.mail-test.button': 'A beállítások megnyitása',
  'email.mail-test.advice':
    'Ha a levélszemét között találta, ellenőrizze a feladót és a küldő tartomány DNS-bejegyzéseit.',
  'email.unsent-alarm.subject': 'Elküldésre váró értékelések: {count} – {questionnaire}',
  'email.unsent-alarm.preheader': 'Az értékelést 24 órán belül ígérjük a kitöltőknek.',
  'email.unsent-alarm.title': 'Értékelések várnak elküldésre',
  'email.unsent-alarm.intro':
    'Vannak kitöltések, amelyek több mint {hours} órája érkeztek be, de az értékelésüket még nem küldtük el. A kitöltőknek 24 órán belül ígérjük az eredményt.',
  'email.unsent-alarm.facts': 'Kérdőív: {questionnaire}\nElküldésre vár: {count}',
  'email.unsent-alarm.button': 'Kitöltések megnyitása',
  'email.unsent-alarm.advice':
    'Kérdőívenként naponta legfeljebb egy ilyen levelet küldünk. Hogy hány óra után jelezzünk, azt a beállításokban adhatja meg.',
  'email.digest.subject': 'Napi összefoglaló – Önre vár: {total}',
  'email.digest.preheader': 'Kitöltések, levelek és ajánlatkérések, amelyekkel még foglalkozni kell.',
  'email.digest.title': 'Ami ma Önre vár',
  'email.digest.intro':
    'Ezek az értesítések várnak Önre. Ha valamelyiket elintézettnek jelöli, a következő levélben már nem számoljuk bele.',
  'email.digest.facts':
    'Jóváhagyás előtt álló kitöltések: {toReview}\nKésésben lévő értékelések: {overdue}\nAjánlatkérések: {offers}\nEl nem ment levelek: {undelivered}\nVisszautasított címek: {refused}\nMegerősítetlen címek: {unconfirmed}\nIsmeretlen válaszok: {unknownAnswers}\nSikertelen szinkronizálások: {syncs}\nSikertelen háttérfeladatok: {jobs}',
  'email.digest.button': 'Az értesítések megnyitása',
  'email.digest.advice':
    'Ezt a levelet munkanapokon küldjük, és csak akkor, ha vár valami Önre. A Saját fiók oldalon bármikor lemondhatja.',
  'email.webhook-off.subject': 'Kikapcsoltunk egy webhookot – {questionnaire}',
  'email.webhook-off.preheader': 'A fogadó kiszolgáló nem veszi át az értesítéseket.',
  'email.webhook-off.title': 'Kikapcsoltunk egy webhookot',
  'email.webhook-off.intro':
    'Az alábbi kiszolgáló napok óta nem veszi át az értesítéseinket, vagy jelezte, hogy már nem kéri őket. Ezért a webhookot kikapcsoltuk, és oda egyelőre nem küldünk többet.',
  'email.webhook-off.facts': 'Kérdőív: {questionnaire}\nKiszolgáló: {address}',
  'email.webhook-off.button': 'A webhookok megnyitása',
  'email.webhook-off.advice':
    'A küldési naplóban látja, mit válaszolt a kiszolgáló. Ha megjavult, kapcsolja be újra a webhookot; ami kimaradt, azt onnan újraküldheti.',
};

const en: typeof hu = {
  'email.admin-added.subject': 'You have been made an admin',
  'email.admin-added.preheader': 'You can now sign in to the admin area of the digital maturity assessment.',
  'email.admin-added.title': 'You have been made an admin',
  'email.admin-added.intro': '{admin} added you as an admin with this e-mail address: {email}.',
  'email.admin-added.content':
    'To sign in, enter this address and we will send a code to it. Those who manage a questionnaire decide whether you may manage it, too.',
  'email.admin-added.button': 'Sign in',
  'email.admin-added.contact': 'If you do not know why you received this e-mail, please contact {contact}',
  'email.address-changed.subject': 'An admin’s e-mail address has changed',
  'email.address-changed.preheader': 'From now on, only the new address can be used to sign in.',
  'email.address-changed.title': 'The e-mail address has changed',
  'email.address-changed.facts': 'Former address: {formerEmail}\nNew address: {email}\nChanged by: {admin}',
  'email.address-changed.content':
    'From now on, only the new address can be used to sign in. All sessions have been ended, and the password and API tokens have been removed.',
  'email.address-changed.button': 'Sign in',
  'email.address-changed.contact':
    'If you did not know about this, please tell us as soon as possible: {contact}',
  'email.admin-deleted.subject': 'You are no longer an admin',
  'email.admin-deleted.preheader': 'This address can no longer be used to sign in to the admin area.',
  'email.admin-deleted.title': 'You are no longer an admin',
  'email.admin-deleted.intro':
    '{admin} deleted this admin: {email}. The address can no longer be used to sign in to the admin area.',
  'email.admin-deleted.button': 'Open the home page',
  'email.admin-deleted.contact': 'If you did not know about this, please tell us: {contact}',
  'email.setting-changed.subject': 'A setting has changed: {setting}',
  'email.setting-changed.preheader':
    'All admins are told when a key, a server or the way of signing in changes.',
  'email.setting-changed.title': 'A setting has changed',
  'email.setting-changed.facts': 'Setting: {setting}\nChanged by: {admin}',
  'email.setting-changed.content':
    'All admins are told when a key, a server or the way of signing in changes, because it decides where data goes and who can access it. The new value takes effect at once.',
  'email.setting-changed.button': 'Open the settings',
  'email.setting-changed.advice':
    'If you did not know about this, ask whoever changed it, and replace the key if necessary.',
  'email.mail-test.subject': 'Test e-mail: sending works',
  'email.mail-test.preheader': 'You asked for this e-mail on the settings page.',
  'email.mail-test.title': 'Sending works',
  'email.mail-test.intro':
    'You asked for this test e-mail on the settings page. If you are reading it, e-mails reach you.',
  'email.mail-test.button': 'Open the settings',
  'email.mail-test.advice':
    'If you found it in your spam folder, check the sender and the DNS records of the sending domain.',
  'email.unsent-alarm.subject': 'Evaluations waiting to be sent: {count} – {questionnaire}',
  'email.unsent-alarm.preheader': 'Respondents are promised their evaluation within 24 hours.',
  'email.unsent-alarm.title': 'Evaluations are waiting to be sent',
  'email.unsent-alarm.intro':
    'Some responses have been waiting for their evaluation for more than {hours} h. Respondents are promised their result within 24 hours.',
  'email.unsent-alarm.facts': 'Questionnaire: {questionnaire}\nWaiting to be sent: {count}',
  'email.unsent-alarm.button': 'Open the responses',
  'email.unsent-alarm.advice':
    'We send at most one such e-mail per questionnaire a day. You can change the number of hours in the settings.',
  'email.digest.subject': 'Daily summary – waiting for you: {total}',
  'email.digest.preheader': 'Responses, e-mails and requests for offers that still need attention.',
  'email.digest.title': 'What is waiting for you today',
  'email.digest.intro':
    'These are the items in your inbox that still need attention. Whatever you mark as done is left out of the next summary.',
  'email.digest.facts':
    'Responses not yet approved: {toReview}\nOverdue evaluations: {overdue}\nRequests for offers: {offers}\nE-mails that did not go out: {undelivered}\nRefused addresses: {refused}\nUnconfirmed addresses: {unconfirmed}\nUnknown answers: {unknownAnswers}\nFailed syncs: {syncs}\nFailed background jobs: {jobs}',
  'email.digest.button': 'Open the inbox',
  'email.digest.advice':
    'We send this on working days, and only when something is waiting. You can turn it off at any time under Your account.',
  'email.webhook-off.subject': 'A webhook was switched off – {questionnaire}',
  'email.webhook-off.preheader': 'The receiving server is not accepting our deliveries.',
  'email.webhook-off.title': 'A webhook was switched off',
  'email.webhook-off.intro':
    'The server below has not accepted our deliveries for days, or has said that it no longer wants them. So we have switched the webhook off and will send nothing there for now.',
  'email.webhook-off.facts': 'Questionnaire: {questionnaire}\nServer: {address}',
  'email.webhook-off.button': 'Open the webhooks',
  'email.webhook-off.advice':
    '“Log” shows what the server answered. Once it works again, switch the webhook back on; deliveries that were missed can be resent from there.',
};

const ro: typeof hu = {
  'email.admin-added.subject': 'Ați primit acces de administrator',
  'email.admin-added.preheader':
    'De acum vă puteți autentifica în zona de administrare a evaluării maturității digitale.',
  'email.admin-added.title': 'Ați primit acces de administrator',
  'email.admin-added.intro': '{admin} v-a adăugat ca administrator cu această adresă de e-mail: {email}.',
  'email.admin-added.content':
    'Pentru autentificare introduceți această adresă și vă trimitem un cod. Ce chestionare puteți gestiona stabilesc cei care le administrează deja.',
  'email.admin-added.button': 'Autentificare',
  'email.admin-added.contact': 'Dacă nu știți de ce ați primit acest mesaj, scrieți la: {contact}',
  'email.address-changed.subject': 'Adresa de e-mail a unui administrator s-a schimbat',
  'email.address-changed.preheader': 'De acum vă puteți autentifica numai cu adresa nouă.',
  'email.address-changed.title': 'Adresa de e-mail s-a schimbat',
  'email.address-changed.facts':
    'Adresa anterioară: {formerEmail}\nAdresa nouă: {email}\nModificată de: {admin}',
  'email.address-changed.content':
    'De acum vă puteți autentifica numai cu adresa nouă. Autentificările anterioare s-au încheiat, iar parola și tokenurile API au fost șterse.',
  'email.address-changed.button': 'Autentificare',
  'email.address-changed.contact':
    'Dacă nu știați de această schimbare, anunțați-ne cât mai curând: {contact}',
  'email.admin-deleted.subject': 'Nu mai aveți acces de administrator',
  'email.admin-deleted.preheader':
    'Cu această adresă nu mai este posibilă autentificarea în zona de administrare.',
  'email.admin-deleted.title': 'Nu mai aveți acces de administrator',
  'email.admin-deleted.intro':
    '{admin} a șters acest administrator: {email}. Cu această adresă nu mai este posibilă autentificarea în zona de administrare.',
  'email.admin-deleted.button': 'Deschideți pagina principală',
  'email.admin-deleted.contact': 'Dacă nu știați de această schimbare, anunțați-ne: {contact}',
  'email.setting-changed.subject': 'S-a schimbat o setare: {setting}',
  'email.setting-changed.preheader':
    'Toți administratorii sunt anunțați când se schimbă o cheie, un server sau modul de autentificare.',
  'email.setting-changed.title': 'S-a schimbat o setare',
  'email.setting-changed.facts': 'Setare: {setting}\nModificată de: {admin}',
  'email.setting-changed.content':
    'Toți administratorii sunt anunțați când se schimbă o cheie, un server sau modul de autentificare, pentru că de acestea depinde unde ajung datele și cine are acces la ele. Valoarea nouă se aplică imediat.',
  'email.setting-changed.button': 'Deschideți setările',
  'email.setting-changed.advice':
    'Dacă nu știați de această schimbare, întrebați persoana care a făcut-o și, dacă este nevoie, înlocuiți cheia.',
  'email.mail-test.subject': 'Mesaj de probă: trimiterea funcționează',
  'email.mail-test.preheader': 'Ați cerut acest mesaj din pagina de setări.',
  'email.mail-test.title': 'Trimiterea funcționează',
  'email.mail-test.intro':
    'Ați cerut acest mesaj de probă din pagina de setări. Dacă îl citiți, mesajele ajung la dumneavoastră.',
  'email.mail-test.button': 'Deschideți setările',
  'email.mail-test.advice':
    'Dacă l-ați găsit în spam, verificați expeditorul și înregistrările DNS ale domeniului de trimitere.',
  'email.unsent-alarm.subject': 'Evaluări de trimis: {count} – {questionnaire}',
  'email.unsent-alarm.preheader': 'Respondenților le promitem evaluarea în 24 de ore.',
  'email.unsent-alarm.title': 'Există evaluări care așteaptă să fie trimise',
  'email.unsent-alarm.intro':
    'Unele evaluări așteaptă de peste {hours} h și încă nu au fost trimise. Respondenților le promitem rezultatul în 24 de ore.',
  'email.unsent-alarm.facts': 'Chestionar: {questionnaire}\nDe trimis: {count}',
  'email.unsent-alarm.button': 'Deschideți completările',
  'email.unsent-alarm.advice':
    'Trimitem cel mult un astfel de mesaj pe zi pentru fiecare chestionar. Puteți schimba numărul de ore în setări.',
  'email.digest.subject': 'Rezumatul zilei – vă așteaptă: {total}',
  'email.digest.preheader': 'Completări, e-mailuri și cereri de ofertă de care mai trebuie să vă ocupați.',
  'email.digest.title': 'Ce vă așteaptă astăzi',
  'email.digest.intro':
    'Acestea sunt notificările care vă așteaptă. Ce marcați ca rezolvat nu mai apare în mesajul următor.',
  'email.digest.facts':
    'Completări încă neaprobate: {toReview}\nEvaluări întârziate: {overdue}\nCereri de ofertă: {offers}\nE-mailuri netrimise: {undelivered}\nAdrese refuzate: {refused}\nAdrese neconfirmate: {unconfirmed}\nRăspunsuri necunoscute: {unknownAnswers}\nSincronizări eșuate: {syncs}\nSarcini de fundal eșuate: {jobs}',
  'email.digest.button': 'Deschideți notificările',
  'email.digest.advice':
    'Trimitem acest mesaj în zilele lucrătoare și numai dacă vă așteaptă ceva. Îl puteți opri oricând din pagina contului dumneavoastră.',
  'email.webhook-off.subject': 'Un webhook a fost oprit – {questionnaire}',
  'email.webhook-off.preheader': 'Serverul destinatar nu preia notificările noastre.',
  'email.webhook-off.title': 'Un webhook a fost oprit',
  'email.webhook-off.intro':
    'Serverul de mai jos nu ne preia notificările de câteva zile sau a anunțat că nu le mai dorește. De aceea am oprit webhookul și deocamdată nu mai trimitem nimic acolo.',
  'email.webhook-off.facts': 'Chestionar: {questionnaire}\nServer: {address}',
  'email.webhook-off.button': 'Deschideți webhookurile',
  'email.webhook-off.advice':
    'Jurnalul trimiterilor arată ce a răspuns serverul. Când funcționează din nou, porniți webhookul; notificările omise pot fi retrimise de acolo.',
};

export const NOTICE_TEXTS: Record<Language, typeof hu> = { hu, en, ro };
