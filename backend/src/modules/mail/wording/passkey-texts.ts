import type { Language } from '../../../platform/http/languages.js';

/** Built-in wording of the notices about an admin's passkeys. */
const hu = {
  'email.passkey-added.subject': 'Új passkey a fiókjához: {passkey}',
  'email.passkey-added.preheader': 'Mostantól ezzel is be lehet lépni az Ön nevében.',
  'email.passkey-added.title': 'Új passkey a fiókjához',
  'email.passkey-added.facts': 'Passkey: {passkey}\nFiók: {email}',
  'email.passkey-added.content':
    'Mostantól ezzel is be lehet lépni az Ön nevében az admin felületre. Ha Ön vette fel, nincs teendője.',
  'email.passkey-added.button': 'Saját fiók megnyitása',
  'email.passkey-added.contact':
    'Ha nem Ön vette fel, törölje a Saját fiók oldalon, lépjen ki mindenhol, és jelezze itt: {contact}',
  'email.passkeys-removed.subject': 'Törölték a passkey-jeit',
  'email.passkeys-removed.preheader': 'Belépni e-mailben kapott kóddal tud, utána vegyen fel újat.',
  'email.passkeys-removed.title': 'Törölték a passkey-jeit',
  'email.passkeys-removed.facts': 'Fiók: {email}\nTörölte: {admin}',
  'email.passkeys-removed.content':
    'A korábbi passkey-jeivel már nem lehet belépni, és a korábbi bejelentkezések véget értek. Lépjen be e-mailben kapott kóddal, és vegyen fel új passkey-t.',
  'email.passkeys-removed.button': 'Bejelentkezés',
  'email.passkeys-removed.contact': 'Ha nem Ön kérte, kérjük, mielőbb jelezze itt: {contact}',
};

const en: typeof hu = {
  'email.passkey-added.subject': 'New passkey for your account: {passkey}',
  'email.passkey-added.preheader': 'From now on it signs in as you.',
  'email.passkey-added.title': 'New passkey for your account',
  'email.passkey-added.facts': 'Passkey: {passkey}\nAccount: {email}',
  'email.passkey-added.content':
    'From now on this passkey can be used to sign in to the admin area as you. If you added it yourself, you do not need to do anything.',
  'email.passkey-added.button': 'Open your account',
  'email.passkey-added.contact':
    'If you did not add it, remove it under Your account, sign out everywhere, and tell us: {contact}',
  'email.passkeys-removed.subject': 'Your passkeys were removed',
  'email.passkeys-removed.preheader': 'Sign in with an e-mailed code, then add a new one.',
  'email.passkeys-removed.title': 'Your passkeys were removed',
  'email.passkeys-removed.facts': 'Account: {email}\nRemoved by: {admin}',
  'email.passkeys-removed.content':
    'Your former passkeys can no longer be used to sign in, and earlier sessions have ended. Sign in with an e-mailed code and add a new passkey.',
  'email.passkeys-removed.button': 'Sign in',
  'email.passkeys-removed.contact': 'If you did not ask for this, please tell us soon: {contact}',
};

const ro: typeof hu = {
  'email.passkey-added.subject': 'Cheie de acces nouă pentru contul dumneavoastră: {passkey}',
  'email.passkey-added.preheader': 'De acum și aceasta permite autentificarea în numele dumneavoastră.',
  'email.passkey-added.title': 'Cheie de acces nouă pentru contul dumneavoastră',
  'email.passkey-added.facts': 'Cheie de acces: {passkey}\nCont: {email}',
  'email.passkey-added.content':
    'De acum și această cheie permite autentificarea în numele dumneavoastră în zona de administrare. Dacă dumneavoastră ați adăugat-o, nu aveți nimic de făcut.',
  'email.passkey-added.button': 'Deschideți contul',
  'email.passkey-added.contact':
    'Dacă nu dumneavoastră ați adăugat-o, ștergeți-o din pagina contului dumneavoastră, deconectați-vă peste tot și anunțați-ne: {contact}',
  'email.passkeys-removed.subject': 'Cheile dumneavoastră de acces au fost șterse',
  'email.passkeys-removed.preheader': 'Autentificați-vă cu un cod primit pe e-mail, apoi adăugați una nouă.',
  'email.passkeys-removed.title': 'Cheile dumneavoastră de acces au fost șterse',
  'email.passkeys-removed.facts': 'Cont: {email}\nȘterse de: {admin}',
  'email.passkeys-removed.content':
    'Cheile de acces anterioare nu mai permit autentificarea, iar sesiunile anterioare s-au încheiat. Autentificați-vă cu un cod primit pe e-mail și adăugați o cheie de acces nouă.',
  'email.passkeys-removed.button': 'Autentificare',
  'email.passkeys-removed.contact':
    'Dacă nu dumneavoastră ați cerut acest lucru, anunțați-ne cât mai curând: {contact}',
};

export const PASSKEY_TEXTS: Record<Language, typeof hu> = { hu, en, ro };
