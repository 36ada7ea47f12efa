import type { Language } from '../../../platform/http/languages.js';

/** Built-in wording of mails. UI texts of context `email` with the same keys are laid over it. */
const hu = {
  'email.code.subject': 'Bejelentkezési kód: {code}',
  'email.code.title': 'Bejelentkezési kód',
  'email.code.intro':
    'Ezzel a kóddal jelentkezhet be az admin felületre. A kód 10 percig érvényes, és egyszer használható.',
  'email.code.button': 'Bejelentkezés',
  'email.code.ignore': 'Ha nem Ön kérte, nincs teendője: a kód nélkül senki sem tud belépni.',
  'email.result.subject': 'Elkészült a digitális érettségi értékelése – {clinicName}',
  'email.result.title': 'Elkészült az értékelése',
  'email.result.greeting': 'Tisztelt {clientName}!',
  'email.result.intro':
    'Köszönjük, hogy kitöltötte a digitális érettségi felmérést. A válaszai alapján elkészült a személyes értékelés erről a rendelőről: {clinicName}.',
  'email.result.content':
    'Az oldalon megtalálja az elért pontszámot, az egyes területek értékelését és a következő lépésekre vonatkozó javaslatainkat.',
  'email.result.button': 'Értékelés megnyitása',
  'email.result.private':
    'A hivatkozás személyes: aki ismeri, megnyithatja az értékelést. Csak olyannak adja tovább, akivel meg szeretné osztani.',
  'email.footer': 'Ezt a levelet a digitális érettségi felmérés rendszere küldte.',
  'email.link': 'Ha a gomb nem működik, másolja be ezt a címet a böngészőbe:',
};

const en: typeof hu = {
  'email.code.subject': 'Sign-in code: {code}',
  'email.code.title': 'Sign-in code',
  'email.code.intro':
    'Use this code to sign in to the admin area. It is valid for 10 minutes and works once.',
  'email.code.button': 'Sign in',
  'email.code.ignore':
    'If you did not ask for it, you need not do anything: nobody can sign in without the code.',
  'email.result.subject': 'Your digital maturity evaluation is ready – {clinicName}',
  'email.result.title': 'Your evaluation is ready',
  'email.result.greeting': 'Dear {clientName},',
  'email.result.intro':
    'Thank you for completing the digital maturity assessment. Your personal evaluation of {clinicName} is ready.',
  'email.result.content': 'It shows your score, what each area looks like, and what we suggest doing next.',
  'email.result.button': 'Open the evaluation',
  'email.result.private':
    'The link is personal: whoever has it can open the evaluation. Pass it on only to people you want to share it with.',
  'email.footer': 'This mail was sent by the digital maturity assessment.',
  'email.link': 'If the button does not work, copy this address into your browser:',
};

const ro: typeof hu = {
  'email.code.subject': 'Cod de autentificare: {code}',
  'email.code.title': 'Cod de autentificare',
  'email.code.intro':
    'Cu acest cod vă puteți autentifica în zona de administrare. Este valabil 10 minute și poate fi folosit o singură dată.',
  'email.code.button': 'Autentificare',
  'email.code.ignore':
    'Dacă nu l-ați cerut dumneavoastră, nu trebuie să faceți nimic: fără cod nu poate intra nimeni.',
  'email.result.subject': 'Evaluarea maturității digitale este gata – {clinicName}',
  'email.result.title': 'Evaluarea dumneavoastră este gata',
  'email.result.greeting': 'Stimate/Stimată {clientName},',
  'email.result.intro':
    'Vă mulțumim că ați completat evaluarea maturității digitale. Evaluarea personală pentru {clinicName} este gata.',
  'email.result.content':
    'Pagina arată scorul obținut, situația fiecărui domeniu și pașii pe care vi-i recomandăm.',
  'email.result.button': 'Deschideți evaluarea',
  'email.result.private':
    'Linkul este personal: oricine îl are poate deschide evaluarea. Dați-l mai departe doar celor cu care doriți să o împărtășiți.',
  'email.footer': 'Acest mesaj a fost trimis de sistemul de evaluare a maturității digitale.',
  'email.link': 'Dacă butonul nu funcționează, copiați această adresă în browser:',
};

export type MailTextKey = keyof typeof hu;
export const MAIL_TEXTS: Record<Language, Record<MailTextKey, string>> = { hu, en, ro };
