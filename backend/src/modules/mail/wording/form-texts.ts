import type { Language } from '../../../platform/http/languages.js';

/** Built-in wording of the mails about questionnaires that are filled in on this site. */
const hu = {
  'email.again.subject': 'Nézze meg, mi változott azóta: {questionnaire}',
  'email.again.preheader': 'Körülbelül {minutes} perc, és kiderül, mennyit haladt a rendelője.',
  'email.again.title': 'Mennyit haladt azóta a rendelője?',
  'email.again.greeting': 'Tisztelt {clientName}!',
  'email.again.intro':
    'Köszönjük, hogy korábban kitöltötte az alábbi kérdőívet. Ha most újra kitölti, az új értékelés azt is megmutatja, mi változott azóta.',
  'email.again.facts':
    'Intézmény: {clinicName}\nKérdőív: {questionnaire}\nElőző értékelés: {date}\nIdőigény: körülbelül {minutes} perc',
  'email.again.content':
    'Az összevetéshez ugyanezt az e-mail-címet és a fenti intézménynevet adja meg. A kitöltést bármikor megszakíthatja, és ugyanezzel a hivatkozással folytathatja.',
  'email.again.button': 'Kérdőív kitöltése',
  'email.again.private':
    'A hivatkozás személyes: aki ismeri, látja a megadott válaszokat, és folytathatja a kitöltést.',
  'email.again.reason':
    'Azért kapta ezt a levelet, mert korábban már kitöltötte a kérdőívet. Ha most nem válaszol, nem emlékeztetjük újra. Kérdésével ide fordulhat: {contact}',
  'email.again.opt-out': 'Ha nem szeretne több levelet kapni tőlünk, itt leiratkozhat: {optOut}',
  'email.confirm.subject': 'Megérkeztek a válaszai – kérjük, erősítse meg az e-mail-címét',
  'email.confirm.preheader': 'Kérjük, erősítse meg, hogy ez az Ön címe.',
  'email.confirm.title': 'Megérkeztek a válaszai',
  'email.confirm.greeting': 'Tisztelt {clientName}!',
  'email.confirm.intro': 'Köszönjük, hogy kitöltötte a kérdőívet: a válaszai megérkeztek hozzánk.',
  'email.confirm.facts': 'Intézmény: {clinicName}',
  'email.confirm.content':
    'Kérjük, egyetlen kattintással erősítse meg, hogy ez az Ön e-mail-címe. A személyre szabott értékelést csak ezután küldjük el ide.',
  'email.confirm.button': 'E-mail-cím megerősítése',
  'email.confirm.ignore':
    'Ha nem Ön töltötte ki a kérdőívet, nincs teendője: kérjük, ne erősítse meg a címet.',
  'email.confirm.contact': 'Kérdésével ide fordulhat: {contact}',
  'email.continue.subject': 'Itt folytathatja a kitöltést: {questionnaire}',
  'email.continue.preheader': 'A hivatkozás 30 napig érvényes.',
  'email.continue.title': 'Folytassa ott, ahol abbahagyta',
  'email.continue.intro':
    'Az alábbi kérdőív kitöltésekor ezt az e-mail-címet adták meg, hogy ide küldjük a folytatáshoz szükséges hivatkozást. Az eddigi válaszokat megőriztük.',
  'email.continue.facts': 'Kérdőív: {questionnaire}',
  'email.continue.content': 'A hivatkozás 30 napig érvényes, és bármelyik eszközön megnyitható.',
  'email.continue.button': 'Kitöltés folytatása',
  'email.continue.private':
    'Aki ismeri a hivatkozást, látja az eddigi válaszokat, és folytathatja a kitöltést. Csak olyannak adja tovább, akire ezt rábízza.',
  'email.continue.contact':
    'Ha nem Ön kérte ezt a levelet, nincs teendője. Kérdésével ide fordulhat: {contact}',
  'email.invitation.subject': 'Meghívó: {questionnaire}',
  'email.invitation.preheader':
    'Körülbelül {minutes} perc, és személyre szabott értékelést kap a rendelőjéről.',
  'email.invitation.title': 'Meghívjuk egy kérdőív kitöltésére',
  'email.invitation.greeting': 'Tisztelt {clientName}!',
  'email.invitation.intro':
    'Szeretnénk megmutatni Önnek, hol tart a rendelője a digitalizációban. Ehhez kérjük, töltse ki az alábbi kérdőívet.',
  'email.invitation.facts':
    'Intézmény: {clinicName}\nKérdőív: {questionnaire}\nIdőigény: körülbelül {minutes} perc',
  'email.invitation.content':
    'A válaszai alapján személyre szabott értékelést kap: az elért pontszámot, az egyes területek értékelését és javaslatokat a következő lépésekre. A kitöltést bármikor megszakíthatja, és ugyanezzel a hivatkozással folytathatja.',
  'email.invitation.button': 'Kérdőív kitöltése',
  'email.invitation.private':
    'A hivatkozás személyes: aki ismeri, látja a megadott válaszokat, és folytathatja a kitöltést.',
  'email.invitation.reason':
    'Azért kapta ezt a levelet, mert a felmérés szervezői az Ön rendelőjét is meghívták. Kérdésével ide fordulhat: {contact}',
  'email.invitation.opt-out': 'Ha nem szeretne több levelet kapni tőlünk, itt leiratkozhat: {optOut}',
  'email.reminder.subject': 'Emlékeztető: {questionnaire}',
  'email.reminder.preheader':
    'Körülbelül {minutes} perc, és személyre szabott értékelést kap a rendelőjéről.',
  'email.reminder.title': 'Még várjuk a válaszait',
  'email.reminder.greeting': 'Tisztelt {clientName}!',
  'email.reminder.intro':
    'Nemrég meghívtuk az alábbi kérdőív kitöltésére. Ha már belekezdett, ott folytathatja, ahol abbahagyta.',
  'email.reminder.facts':
    'Intézmény: {clinicName}\nKérdőív: {questionnaire}\nIdőigény: körülbelül {minutes} perc',
  'email.reminder.button': 'Kérdőív kitöltése',
  'email.reminder.reason':
    'Azért kapta ezt a levelet, mert a felmérés szervezői az Ön rendelőjét is meghívták. Kérdésével ide fordulhat: {contact}',
  'email.reminder.opt-out': 'Ha nem szeretne több levelet kapni tőlünk, itt leiratkozhat: {optOut}',
};

const en: typeof hu = {
  'email.again.subject': 'See what has changed since last time: {questionnaire}',
  'email.again.preheader': 'It takes about {minutes} min and shows how far your clinic has come.',
  'email.again.title': 'How far has your clinic come since then?',
  'email.again.greeting': 'Dear {clientName},',
  'email.again.intro':
    'Thank you for filling in the questionnaire below some time ago. If you fill it in again now, your new evaluation will also show what has changed.',
  'email.again.facts':
    'Clinic: {clinicName}\nQuestionnaire: {questionnaire}\nLast evaluation: {date}\nTime needed: about {minutes} min',
  'email.again.content':
    'So that the two can be compared, please give the same e-mail address and the same clinic name. You can stop at any time and carry on with the same link.',
  'email.again.button': 'Fill in the questionnaire',
  'email.again.private':
    'The link is personal: whoever has it can see the answers given and carry on filling in the questionnaire.',
  'email.again.reason':
    'You received this e-mail because you have filled in the questionnaire before. If you do not answer, we will not remind you again. If you have any questions, please contact {contact}',
  'email.again.opt-out': 'If you do not want any more e-mails from us, you can opt out here: {optOut}',
  'email.confirm.subject': 'We have received your answers – please confirm your e-mail address',
  'email.confirm.preheader': 'Please confirm that this is your address.',
  'email.confirm.title': 'We have received your answers',
  'email.confirm.greeting': 'Dear {clientName},',
  'email.confirm.intro': 'Thank you for filling in the questionnaire. We have received your answers.',
  'email.confirm.facts': 'Clinic: {clinicName}',
  'email.confirm.content':
    'Please confirm with one click that this is your e-mail address. We will send your personal evaluation here only once you have.',
  'email.confirm.button': 'Confirm e-mail address',
  'email.confirm.ignore':
    'If it was not you who filled in the questionnaire, you can ignore this e-mail: unless the address is confirmed, we will not send an evaluation to it.',
  'email.confirm.contact': 'If you have any questions, please contact {contact}',
  'email.continue.subject': 'Your link to carry on: {questionnaire}',
  'email.continue.preheader': 'The link is valid for 30 days.',
  'email.continue.title': 'Carry on where you left off',
  'email.continue.intro':
    'Somebody filling in the questionnaire below entered this e-mail address to receive the link for carrying on. The answers given so far have been kept.',
  'email.continue.facts': 'Questionnaire: {questionnaire}',
  'email.continue.content': 'The link is valid for 30 days and opens on any device.',
  'email.continue.button': 'Carry on filling in',
  'email.continue.private':
    'Whoever has the link can see the answers given so far and carry on filling in the questionnaire. Pass it on only to people you trust with that.',
  'email.continue.contact':
    'If you did not ask for this e-mail, you can ignore it. If you have any questions, please contact {contact}',
  'email.invitation.subject': 'Invitation: {questionnaire}',
  'email.invitation.preheader':
    'It takes about {minutes} min, and you get a personal evaluation of your clinic.',
  'email.invitation.title': 'You are invited to fill in a questionnaire',
  'email.invitation.greeting': 'Dear {clientName},',
  'email.invitation.intro':
    'We would like to show you how digital your clinic already is. To let us do so, please fill in the questionnaire below.',
  'email.invitation.facts':
    'Clinic: {clinicName}\nQuestionnaire: {questionnaire}\nTime needed: about {minutes} min',
  'email.invitation.content':
    'From your answers we prepare a personal evaluation: your score, how you are doing in each area, and what we suggest doing next. You can stop at any time and carry on with the same link.',
  'email.invitation.button': 'Fill in the questionnaire',
  'email.invitation.private':
    'The link is personal: whoever has it can see the answers given and carry on filling in the questionnaire.',
  'email.invitation.reason':
    'You received this e-mail because the organisers of the assessment have invited your clinic. If you have any questions, please contact {contact}',
  'email.invitation.opt-out': 'If you do not want any more e-mails from us, you can opt out here: {optOut}',
  'email.reminder.subject': 'Reminder: {questionnaire}',
  'email.reminder.preheader':
    'It takes about {minutes} min, and you get a personal evaluation of your clinic.',
  'email.reminder.title': 'We are still looking forward to your answers',
  'email.reminder.greeting': 'Dear {clientName},',
  'email.reminder.intro':
    'We recently invited you to fill in the questionnaire below. If you have already started, you can carry on where you left off.',
  'email.reminder.facts':
    'Clinic: {clinicName}\nQuestionnaire: {questionnaire}\nTime needed: about {minutes} min',
  'email.reminder.button': 'Fill in the questionnaire',
  'email.reminder.reason':
    'You received this e-mail because the organisers of the assessment have invited your clinic. If you have any questions, please contact {contact}',
  'email.reminder.opt-out': 'If you do not want any more e-mails from us, you can opt out here: {optOut}',
};

const ro: typeof hu = {
  'email.again.subject': 'Vedeți ce s-a schimbat față de data trecută: {questionnaire}',
  'email.again.preheader': 'Durează aproximativ {minutes} min și arată cât a avansat clinica dumneavoastră.',
  'email.again.title': 'Cât a avansat între timp clinica dumneavoastră?',
  'email.again.greeting': 'Bună ziua, {clientName}!',
  'email.again.intro':
    'Vă mulțumim că ați completat chestionarul de mai jos. Dacă îl completați acum din nou, noua evaluare arată și ce s-a schimbat între timp.',
  'email.again.facts':
    'Clinica: {clinicName}\nChestionar: {questionnaire}\nEvaluarea anterioară: {date}\nTimp necesar: aproximativ {minutes} min',
  'email.again.content':
    'Pentru ca rezultatele să poată fi comparate, vă rugăm să indicați aceeași adresă de e-mail și aceeași denumire a clinicii. Vă puteți opri oricând și puteți continua cu același link.',
  'email.again.button': 'Completați chestionarul',
  'email.again.private':
    'Linkul este personal: oricine îl are vede răspunsurile date și poate continua completarea.',
  'email.again.reason':
    'Ați primit acest mesaj pentru că ați mai completat chestionarul. Dacă nu răspundeți, nu vă mai trimitem alt memento. Pentru întrebări: {contact}',
  'email.again.opt-out': 'Dacă nu mai doriți să primiți mesaje de la noi, vă puteți dezabona aici: {optOut}',
  'email.confirm.subject': 'Am primit răspunsurile – vă rugăm să confirmați adresa de e-mail',
  'email.confirm.preheader': 'Vă rugăm să confirmați că aceasta este adresa dumneavoastră.',
  'email.confirm.title': 'Am primit răspunsurile dumneavoastră',
  'email.confirm.greeting': 'Bună ziua, {clientName}!',
  'email.confirm.intro': 'Vă mulțumim că ați completat chestionarul. Am primit răspunsurile.',
  'email.confirm.facts': 'Clinica: {clinicName}',
  'email.confirm.content':
    'Vă rugăm să confirmați cu un singur clic că aceasta este adresa dumneavoastră de e-mail. Numai după aceea vă trimitem aici evaluarea personalizată.',
  'email.confirm.button': 'Confirmați adresa de e-mail',
  'email.confirm.ignore':
    'Dacă nu dumneavoastră ați completat chestionarul, nu trebuie să faceți nimic: fără confirmare nu trimitem nicio evaluare la această adresă.',
  'email.confirm.contact': 'Pentru întrebări: {contact}',
  'email.continue.subject': 'Linkul pentru continuare: {questionnaire}',
  'email.continue.preheader': 'Linkul este valabil 30 de zile.',
  'email.continue.title': 'Continuați de unde ați rămas',
  'email.continue.intro':
    'La completarea chestionarului de mai jos a fost indicată această adresă de e-mail pentru trimiterea linkului de continuare. Răspunsurile date până acum s-au păstrat.',
  'email.continue.facts': 'Chestionar: {questionnaire}',
  'email.continue.content': 'Linkul este valabil 30 de zile și se deschide pe orice dispozitiv.',
  'email.continue.button': 'Continuați completarea',
  'email.continue.private':
    'Oricine are linkul vede răspunsurile date până acum și poate continua completarea. Dați-l mai departe numai persoanelor în care aveți încredere.',
  'email.continue.contact':
    'Dacă nu dumneavoastră ați cerut acest mesaj, nu trebuie să faceți nimic. Pentru întrebări: {contact}',
  'email.invitation.subject': 'Invitație: {questionnaire}',
  'email.invitation.preheader':
    'Durează aproximativ {minutes} min și primiți o evaluare personalizată a clinicii dumneavoastră.',
  'email.invitation.title': 'Vă invităm să completați un chestionar',
  'email.invitation.greeting': 'Bună ziua, {clientName}!',
  'email.invitation.intro':
    'Dorim să vă arătăm în ce stadiu al digitalizării se află clinica dumneavoastră. Pentru aceasta, vă rugăm să completați chestionarul de mai jos.',
  'email.invitation.facts':
    'Clinica: {clinicName}\nChestionar: {questionnaire}\nTimp necesar: aproximativ {minutes} min',
  'email.invitation.content':
    'Pe baza răspunsurilor primiți o evaluare personalizată: punctajul obținut, situația fiecărui domeniu și pașii pe care vi-i recomandăm. Vă puteți opri oricând și puteți continua cu același link.',
  'email.invitation.button': 'Completați chestionarul',
  'email.invitation.private':
    'Linkul este personal: oricine îl are vede răspunsurile date și poate continua completarea.',
  'email.invitation.reason':
    'Ați primit acest mesaj pentru că organizatorii evaluării au invitat și clinica dumneavoastră. Pentru întrebări: {contact}',
  'email.invitation.opt-out':
    'Dacă nu mai doriți să primiți mesaje de la noi, vă puteți dezabona aici: {optOut}',
  'email.reminder.subject': 'Vă reamintim: {questionnaire}',
  'email.reminder.preheader':
    'Durează aproximativ {minutes} min și primiți o evaluare personalizată a clinicii dumneavoastră.',
  'email.reminder.title': 'Încă vă așteptăm răspunsurile',
  'email.reminder.greeting': 'Bună ziua, {clientName}!',
  'email.reminder.intro':
    'V-am invitat recent să completați chestionarul de mai jos. Dacă ați început deja, puteți continua de unde ați rămas.',
  'email.reminder.facts':
    'Clinica: {clinicName}\nChestionar: {questionnaire}\nTimp necesar: aproximativ {minutes} min',
  'email.reminder.button': 'Completați chestionarul',
  'email.reminder.reason':
    'Ați primit acest mesaj pentru că organizatorii evaluării au invitat și clinica dumneavoastră. Pentru întrebări: {contact}',
  'email.reminder.opt-out':
    'Dacă nu mai doriți să primiți mesaje de la noi, vă puteți dezabona aici: {optOut}',
};

export const FORM_TEXTS: Record<Language, typeof hu> = { hu, en, ro };
