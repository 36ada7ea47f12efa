import { defineMessages } from '../../platform/errors/app-error.js';

/** What is wrong with a setting, each with what to do about it. */
export const settingMessages = defineMessages({
  setting_not_web_address: {
    hu: 'Ez nem teljes webcím. Másolja be a teljes címet, https:// kezdettel.',
    en: 'This is not a complete web address. Paste the whole address, beginning with https://.',
    ro: 'Aceasta nu este o adresă web completă. Lipiți adresa întreagă, care începe cu https://.',
  },
  setting_not_email: {
    hu: 'Ez nem érvényes e-mail-cím. Egyetlen címet adjon meg, például info@rendelo.hu.',
    en: 'This is not a valid e-mail address. Enter a single one, for example info@clinic.com.',
    ro: 'Aceasta nu este o adresă de e-mail validă. Introduceți una singură, de exemplu info@clinica.ro.',
  },
  setting_no_reply: {
    hu: 'Erre a címre nem lehet válaszolni. Olyan címet adjon meg, amelyet valaki olvas.',
    en: 'Nobody can reply to this address. Enter one that somebody reads.',
    ro: 'La această adresă nu se poate răspunde. Introduceți una pe care o citește cineva.',
  },
  setting_not_picture: {
    hu: 'A logót képként lehet feltölteni a beállításokban.',
    en: 'A logo is uploaded as a picture in the settings.',
    ro: 'Sigla se încarcă drept imagine, în setări.',
  },
  setting_not_phone: {
    hu: 'Ez nem telefonszám. Számjegyekből, szóközökből és a + ( ) / - jelekből állhat, például +36 1 234 5678.',
    en: 'This is not a telephone number. It may contain digits, spaces and the characters + ( ) / -, for example +44 20 7946 0123.',
    ro: 'Acesta nu este un număr de telefon. Poate conține cifre, spații și semnele + ( ) / -, de exemplu +40 21 123 4567.',
  },
  setting_not_one_line: {
    hu: 'Egyetlen sort adjon meg, legfeljebb {max} karakter hosszan.',
    en: 'Enter a single line of {max} characters at most.',
    ro: 'Introduceți un singur rând, de cel mult {max} de caractere.',
  },
  setting_not_sender: {
    hu: 'Ez nem használható feladónak. Adjon meg egy e-mail-címet, vagy nevet és címet így: Rendelő <info@rendelo.hu>.',
    en: 'This cannot be used as a sender. Enter an e-mail address, or a name and an address like this: Clinic <info@clinic.com>.',
    ro: 'Nu poate fi folosit ca expeditor. Introduceți o adresă de e-mail sau un nume și o adresă, astfel: Clinica <info@clinica.ro>.',
  },
  setting_not_domain: {
    hu: 'Ez nem tartománynév. Azt a tartományt adja meg, amelyet a levélküldő szolgáltatásnál felvett, például mg.rendelo.hu.',
    en: 'This is not a domain. Enter the domain that you added at the mail service, for example mg.clinic.com.',
    ro: 'Acesta nu este un domeniu. Introduceți domeniul adăugat la serviciul de e-mail, de exemplu mg.clinica.ro.',
  },
  setting_host_not_allowed: {
    hu: 'A kulcsot csak a levélküldő szolgáltatás saját kiszolgálójára küldjük el. Ezek közül válasszon: {hosts}.',
    en: 'The key is only ever sent to the mail service’s own server. Choose one of these servers: {hosts}.',
    ro: 'Cheia este trimisă numai către serviciul de e-mail. Alegeți unul dintre aceste servere: {hosts}.',
  },
  setting_not_base_url: {
    hu: 'Ez nem használható cím. Nyilvános, https:// kezdetű címet adjon meg, például https://api.openai.com/v1. Belső hálózati címet csak az üzemeltető engedélyezhet.',
    en: 'This address cannot be used. Enter a public one that begins with https://, for example https://api.openai.com/v1. Addresses of an internal network have to be allowed by your operator.',
    ro: 'Această adresă nu poate fi folosită. Introduceți o adresă publică, care începe cu https://, de exemplu https://api.openai.com/v1. Adresele din rețeaua internă pot fi permise doar de administratorul serverului.',
  },
  setting_not_key: {
    hu: 'Ez nem lehet kulcs: szóköz, sortörés, idézőjel vagy ékezetes betű van benne. Másolja be újra, csak magát a kulcsot.',
    en: 'This cannot be a key: it contains a space, a line break, a quotation mark or an accented letter. Copy it again, just the key itself.',
    ro: 'Aceasta nu poate fi o cheie: conține un spațiu, un rând nou, ghilimele sau o literă cu diacritice. Copiați-o din nou, doar cheia.',
  },
  setting_not_model: {
    hu: 'Ez nem lehet modellnév. Úgy írja be, ahogyan a szolgáltató megadja, szóközök nélkül, például gpt-4.1-mini.',
    en: 'This cannot be the name of a model. Enter it as the provider spells it, without spaces, for example gpt-4.1-mini.',
    ro: 'Acesta nu poate fi numele unui model. Scrieți-l așa cum îl indică furnizorul, fără spații, de exemplu gpt-4.1-mini.',
  },
  setting_not_time: {
    hu: 'Ez nem időpont. Órát és percet adjon meg, például 08:00.',
    en: 'This is not a time of day. Enter hours and minutes, for example 08:00.',
    ro: 'Aceasta nu este o oră. Introduceți ora și minutele, de exemplu 08:00.',
  },
  setting_not_trello_list: {
    hu: 'Ez nem Trello-lista azonosítója. Válassza ki a listát a felkínáltak közül.',
    en: 'This is not the id of a Trello list. Choose the list from those on offer.',
    ro: 'Acesta nu este identificatorul unei liste Trello. Alegeți lista dintre cele oferite.',
  },
  setting_not_flag: {
    hu: 'Ennek a beállításnak csak két értéke lehet: true vagy false.',
    en: 'This setting is either true or false.',
    ro: 'Această setare poate fi doar true sau false.',
  },
  setting_not_number: {
    hu: 'Egész számot adjon meg, {min} és {max} között.',
    en: 'Enter a whole number from {min} to {max}.',
    ro: 'Introduceți un număr întreg între {min} și {max}.',
  },
  setting_not_plain_text: {
    hu: 'Sima szöveget adjon meg, legfeljebb {max} karakter hosszan, HTML-címkék nélkül.',
    en: 'Enter plain text of {max} characters at most, without HTML tags.',
    ro: 'Introduceți un text simplu de cel mult {max} de caractere, fără etichete HTML.',
  },
  setting_not_price: {
    hu: 'Egymillió token árát adja meg számmal, például 0,4.',
    en: 'Enter the price of a million tokens as a number, for example 0.4.',
    ro: 'Introduceți ca număr prețul unui milion de tokenuri, de exemplu 0,4.',
  },
  setting_not_currency: {
    hu: 'A pénznem hárombetűs kódját adja meg, például USD, EUR vagy HUF.',
    en: 'Enter the three-letter code of a currency, for example USD, EUR or HUF.',
    ro: 'Introduceți codul din trei litere al unei monede, de exemplu USD, EUR sau RON.',
  },
  setting_unreadable: {
    hu: 'Az itt tárolt titkos érték nem olvasható: megsérült, vagy más titkosító kulccsal készült. Mentse el újra.',
    en: 'The secret value stored here cannot be read: it is damaged, or was encrypted with another key. Save it again.',
    ro: 'Valoarea secretă stocată aici nu poate fi citită: este deteriorată sau a fost criptată cu altă cheie. Salvați-o din nou.',
  },
  setting_not_used: {
    hu: 'Ez a cím most nem érvényes: a kulcs a kiszolgáló környezeti változóiból jön, azt pedig csak az ottani címre küldjük el. Mentsen el ide is egy kulcsot.',
    en: 'This address is not in use at present: the key comes from the server’s environment and is only sent to the address set there. Save a key here as well.',
    ro: 'Această adresă nu este valabilă acum: cheia provine din mediul serverului și este trimisă numai la adresa stabilită acolo. Salvați și aici o cheie.',
  },
});
