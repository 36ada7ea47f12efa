import type { Language } from '../../../platform/http/languages.js';
import { FORM_TEXTS } from './form-texts.js';
import { NOTICE_TEXTS } from './notice-texts.js';
import { OFFER_TEXTS } from './offer-texts.js';
import { PASSKEY_TEXTS } from './passkey-texts.js';

/** Built-in wording of mails. UI texts of context `email` with the same keys are laid over it. */
const hu = {
  'email.code.subject': 'Bejelentkezési kód: {code}',
  'email.code.preheader': 'A kód 10 percig érvényes, és egyszer használható.',
  'email.code.title': 'Bejelentkezési kód',
  'email.code.intro':
    'Ezzel a kóddal jelentkezhet be az admin felületre. A kód 10 percig érvényes, és egyszer használható.',
  'email.code.button': 'Bejelentkezés',
  'email.code.ignore': 'Ha nem Ön kérte, nincs teendője: a kód nélkül senki sem tud belépni.',
  'email.result.subject': 'Elkészült a digitális érettség értékelése',
  'email.result.preheader': 'Nézze meg, hol tart a rendelője, és mit javaslunk következő lépésnek.',
  'email.result.title': 'Elkészült az értékelése',
  'email.result.greeting': 'Tisztelt {clientName}!',
  'email.result.intro':
    'Köszönjük, hogy kitöltötte a digitális érettséget felmérő kérdőívet. A válaszai alapján elkészült a személyre szabott értékelés.\nIntézmény: {clinicName}',
  'email.result.facts': 'Eredmény: {score}\nElső lépés: {step}',
  'email.result.change': '{change}',
  'email.result.content':
    'Az oldalon megtalálja az elért pontszámot, az egyes területek értékelését és a következő lépésekre vonatkozó javaslatainkat.',
  'email.result.button': 'Értékelés megnyitása',
  'email.result.private':
    'A hivatkozás személyes: aki ismeri, a teljes értékelést megnyithatja. Ha másnak is megmutatná az eredményt, használja az oldalon a Megosztás gombot.',
  'email.result.contact': 'Kérdésével ide fordulhat: {contact}',
  'email.receipt.subject': 'Megérkeztek a válaszai',
  'email.receipt.preheader': 'Az értékelést 24 órán belül elküldjük.',
  'email.receipt.title': 'Megérkeztek a válaszai',
  'email.receipt.greeting': 'Tisztelt {clientName}!',
  'email.receipt.intro':
    'Köszönjük, hogy kitöltötte a digitális érettséget felmérő kérdőívet. Megkaptuk a válaszait.\nIntézmény: {clinicName}',
  'email.receipt.content':
    'A személyre szabott értékelést 24 órán belül elküldjük erre az e-mail-címre. Addig nincs teendője.',
  'email.receipt.button': 'A felmérésről',
  'email.receipt.contact': 'Ha nem Ön töltötte ki a felmérést, vagy kérdése van, ide fordulhat: {contact}',
  'email.share.someone': 'nincs megadva',
  'email.share.subject': 'A digitális érettség értékelése',
  'email.share.preheader':
    'Egy rendelő megosztotta Önnel, milyen eredményt ért el a digitális érettség felmérésén.',
  'email.share.title': 'Eredményt osztottak meg Önnel',
  'email.share.intro':
    'Egy rendelő megosztotta Önnel, milyen eredményt ért el a digitális érettség felmérésén. Ezt a levelet a rendelő kérésére küldjük.\nIntézmény: {clinicName}',
  'email.share.content':
    'Az oldalon az elért pontszám, az egyes területek eredménye, ha volt korábbi kitöltés, az azóta történt változás, és – ha már elég kitöltés érkezett – a többi rendelőhöz viszonyított helyzet látható. A válaszok, a szöveges értékelés és a javaslatok a rendelőnél maradnak. A hivatkozás 90 napig érvényes, hacsak a rendelő előbb vissza nem vonja.',
  'email.share.button': 'Eredmény megnyitása',
  'email.share.contact':
    'Ha nem ismeri a feladót, vagy tévedésből kapta ezt a levelet, nincs teendője. Kérdésével ide fordulhat: {contact}',
  'email.brand': 'Digitális érettség felmérése',
  'email.footer': 'Ezt a levelet a digitális érettség felmérésének rendszere küldte.',
  'email.link': 'Ha a gomb nem működik, másolja be ezt a címet a böngészőbe:',
};

const en: typeof hu = {
  'email.code.subject': 'Sign-in code: {code}',
  'email.code.preheader': 'The code is valid for 10 minutes and works once.',
  'email.code.title': 'Sign-in code',
  'email.code.intro':
    'Use this code to sign in to the admin area. It is valid for 10 minutes and works once.',
  'email.code.button': 'Sign in',
  'email.code.ignore':
    'If you did not ask for it, you can ignore this e-mail: nobody can sign in without the code.',
  'email.result.subject': 'Your digital maturity evaluation is ready',
  'email.result.preheader': 'See where your clinic stands and what we suggest doing next.',
  'email.result.title': 'Your evaluation is ready',
  'email.result.greeting': 'Dear {clientName},',
  'email.result.intro':
    'Thank you for completing the digital maturity questionnaire. Your personal evaluation of {clinicName} is ready.',
  'email.result.facts': 'Your result: {score}\nFirst step: {step}',
  'email.result.change': '{change}',
  'email.result.content':
    'The page shows your score, how you are doing in each area, and what we suggest doing next.',
  'email.result.button': 'Open the evaluation',
  'email.result.private':
    'The link is personal: whoever has it can open the whole evaluation. To show the result to others, use the Share button on the page.',
  'email.result.contact': 'If you have any questions, please contact {contact}',
  'email.receipt.subject': 'We have received your answers',
  'email.receipt.preheader': 'We will send your evaluation within 24 hours.',
  'email.receipt.title': 'We have received your answers',
  'email.receipt.greeting': 'Dear {clientName},',
  'email.receipt.intro':
    'Thank you for completing the digital maturity questionnaire. We have received your answers about {clinicName}.',
  'email.receipt.content':
    'We will send your personal evaluation to this e-mail address within 24 hours. There is nothing you need to do until then.',
  'email.receipt.button': 'About the assessment',
  'email.receipt.contact':
    'If it was not you who completed the questionnaire, or if you have any questions, please contact {contact}',
  'email.share.someone': 'not given',
  'email.share.subject': 'Digital maturity evaluation',
  'email.share.preheader': 'A clinic has shared the result of its digital maturity assessment with you.',
  'email.share.title': 'A result has been shared with you',
  'email.share.intro':
    'A clinic has shared the result of its digital maturity assessment with you. We are sending you this e-mail at its request.\nClinic: {clinicName}',
  'email.share.content':
    'The page shows the score, the result of each area, any change since an earlier response and, once enough clinics have taken part, where it stands among them. The answers, the written evaluation and the recommendations stay with the clinic. The link is valid for 90 days unless the clinic revokes it sooner.',
  'email.share.button': 'Open the result',
  'email.share.contact':
    'If you do not know the sender or received this e-mail by mistake, you can ignore it. If you have any questions, please contact {contact}',
  'email.brand': 'Digital maturity assessment',
  'email.footer': 'This e-mail was sent by the digital maturity assessment system.',
  'email.link': 'If the button does not work, copy this address into your browser:',
};

const ro: typeof hu = {
  'email.code.subject': 'Cod de autentificare: {code}',
  'email.code.preheader': 'Codul este valabil 10 minute și poate fi folosit o singură dată.',
  'email.code.title': 'Cod de autentificare',
  'email.code.intro':
    'Cu acest cod vă puteți autentifica în zona de administrare. Este valabil 10 minute și poate fi folosit o singură dată.',
  'email.code.button': 'Autentificare',
  'email.code.ignore':
    'Dacă nu l-ați cerut dumneavoastră, nu trebuie să faceți nimic: fără cod nu poate intra nimeni.',
  'email.result.subject': 'Evaluarea maturității digitale este gata',
  'email.result.preheader':
    'Vedeți unde se află clinica dumneavoastră și ce pași vă recomandăm în continuare.',
  'email.result.title': 'Evaluarea dumneavoastră este gata',
  'email.result.greeting': 'Bună ziua, {clientName}!',
  'email.result.intro':
    'Vă mulțumim că ați completat chestionarul de maturitate digitală. Evaluarea personalizată pentru {clinicName} este gata.',
  'email.result.facts': 'Rezultat: {score}\nPrimul pas: {step}',
  'email.result.change': '{change}',
  'email.result.content':
    'Pagina arată punctajul obținut, situația fiecărui domeniu și pașii pe care vi-i recomandăm.',
  'email.result.button': 'Deschideți evaluarea',
  'email.result.private':
    'Linkul este personal: oricine îl are poate deschide întreaga evaluare. Ca să arătați rezultatul și altora, folosiți butonul „Distribuiți” de pe pagină.',
  'email.result.contact': 'Pentru întrebări: {contact}',
  'email.receipt.subject': 'Am primit răspunsurile dumneavoastră',
  'email.receipt.preheader': 'Vă trimitem evaluarea în 24 de ore.',
  'email.receipt.title': 'Am primit răspunsurile dumneavoastră',
  'email.receipt.greeting': 'Bună ziua, {clientName}!',
  'email.receipt.intro':
    'Vă mulțumim că ați completat chestionarul de maturitate digitală. Am primit răspunsurile pentru {clinicName}.',
  'email.receipt.content':
    'Vă trimitem evaluarea personalizată la această adresă de e-mail în 24 de ore. Până atunci nu trebuie să faceți nimic.',
  'email.receipt.button': 'Despre evaluare',
  'email.receipt.contact':
    'Dacă nu dumneavoastră ați completat chestionarul sau dacă aveți întrebări, scrieți la: {contact}',
  'email.share.someone': 'nespecificată',
  'email.share.subject': 'Evaluarea maturității digitale',
  'email.share.preheader': 'O clinică v-a trimis rezultatul evaluării maturității sale digitale.',
  'email.share.title': 'V-a fost trimis un rezultat',
  'email.share.intro':
    'O clinică v-a trimis rezultatul evaluării maturității sale digitale. Acest mesaj este expediat la cererea ei.\nClinica: {clinicName}',
  'email.share.content':
    'Pagina arată punctajul obținut, rezultatul fiecărui domeniu, eventuala evoluție față de o completare anterioară și, dacă au participat destule clinici, poziția față de acestea. Răspunsurile, evaluarea scrisă și recomandările rămân la clinică. Linkul este valabil 90 de zile, dacă nu este revocat mai devreme de clinică.',
  'email.share.button': 'Deschideți rezultatul',
  'email.share.contact':
    'Dacă nu cunoașteți expeditorul sau ați primit mesajul din greșeală, nu trebuie să faceți nimic. Pentru întrebări: {contact}',
  'email.brand': 'Evaluarea maturității digitale',
  'email.footer': 'Acest mesaj a fost trimis de sistemul de evaluare a maturității digitale.',
  'email.link': 'Dacă butonul nu funcționează, copiați această adresă în browser:',
};

export type MailTextKey =
  | keyof typeof hu
  | keyof (typeof FORM_TEXTS)['hu']
  | keyof (typeof NOTICE_TEXTS)['hu']
  | keyof (typeof PASSKEY_TEXTS)['hu']
  | keyof (typeof OFFER_TEXTS)['hu'];
export const MAIL_TEXTS: Record<Language, Record<MailTextKey, string>> = {
  hu: { ...hu, ...FORM_TEXTS.hu, ...NOTICE_TEXTS.hu, ...OFFER_TEXTS.hu, ...PASSKEY_TEXTS.hu },
  en: { ...en, ...FORM_TEXTS.en, ...NOTICE_TEXTS.en, ...OFFER_TEXTS.en, ...PASSKEY_TEXTS.en },
  ro: { ...ro, ...FORM_TEXTS.ro, ...NOTICE_TEXTS.ro, ...OFFER_TEXTS.ro, ...PASSKEY_TEXTS.ro },
};
