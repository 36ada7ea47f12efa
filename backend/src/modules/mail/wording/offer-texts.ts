import type { Language } from '../../../platform/http/languages.js';

/** Built-in wording of what our people, and the client, are told of an offer that was asked for. */
const hu = {
  'email.offer.subject': 'Ajánlatkérés: {productName}',
  'email.offer.preheader': 'Egy ügyfél eredménye: {score}/{maxScore} pont.',
  'email.offer.title': 'Ajánlatot kértek',
  'email.offer.intro':
    'Egy ügyfél ajánlatot kért az értékelése oldalán. Kérjük, vegye fel vele a kapcsolatot.',
  'email.offer.facts':
    'Termék: {productName}\nIntézmény: {clinicName}\nNév: {clientName}\nE-mail: {clientEmail}\nTelefon: {phone}\nEredmény: {score} pont a lehetséges {maxScore} pontból',
  'email.offer.tips': 'Ezeket a lépéseket jelölte meg:\n{tips}',
  'email.offer.gain': 'Ezekkel együtt {newScore} pontja lenne a lehetséges {maxScore} pontból.',
  'email.offer.button': 'Megnyitás az admin felületen',
  'email.offer.reply': 'Erre a levélre válaszolva közvetlenül az ügyfélnek ír.',
  'email.offer.message':
    'Az üzenete (a hosszabb számok nélkül; a teljes szöveg az admin felületen olvasható):\n{message}',
  'email.offer-receipt.subject': 'Megkaptuk az ajánlatkérését: {productName}',
  'email.offer-receipt.preheader': 'Az ajánlatkérés nem megrendelés, és semmire sem kötelezi.',
  'email.offer-receipt.title': 'Megkaptuk az ajánlatkérését',
  'email.offer-receipt.greeting': 'Tisztelt {clientName}!',
  'email.offer-receipt.intro':
    'Az értékelés oldalán ajánlatot kértek tőlünk. Az ajánlatkérés nem megrendelés, és semmire sem kötelezi.',
  'email.offer-receipt.facts':
    'Megoldás: {productName}\nIntézmény: {clinicName}\nA kérés időpontja: {askedAt}',
  'email.offer-receipt.message': 'Az ajánlatkéréshez írt üzenet:\n{message}',
  'email.offer-receipt.content':
    'Mi történik ezután? Munkatársunk megkapta a kérést az értékelés eredményével együtt, és az ajánlatot erre az e-mail-címre küldi; ha telefonszámot is megadtak, telefonon is jelentkezhet. Addig nincs teendője.',
  'email.offer-receipt.button': 'Értékelés megnyitása',
  'email.offer-receipt.ignore':
    'Ha nem Ön kérte az ajánlatot, vagy meggondolta magát, kérjük, jelezze itt: {contact}',
};

const en: typeof hu = {
  'email.offer.subject': 'Offer requested: {productName}',
  'email.offer.preheader': 'A client’s result: {score}/{maxScore} points.',
  'email.offer.title': 'An offer has been requested',
  'email.offer.intro':
    'On their evaluation page, a client has requested an offer. Please get in touch with them.',
  'email.offer.facts':
    'Product: {productName}\nClinic: {clinicName}\nName: {clientName}\nE-mail: {clientEmail}\nPhone: {phone}\nResult: {score} of {maxScore} points',
  'email.offer.tips': 'They ticked these steps:\n{tips}',
  'email.offer.gain': 'Taking all of them would bring the result to {newScore} of {maxScore} points.',
  'email.offer.button': 'Open in the admin area',
  'email.offer.reply': 'A reply to this e-mail goes straight to the client.',
  'email.offer.message':
    'Their message (without long numbers; the full text is in the admin area):\n{message}',
  'email.offer-receipt.subject': 'We have received your request for an offer: {productName}',
  'email.offer-receipt.preheader': 'Asking for an offer is not an order and commits you to nothing.',
  'email.offer-receipt.title': 'We have received your request for an offer',
  'email.offer-receipt.greeting': 'Dear {clientName},',
  'email.offer-receipt.intro':
    'On your evaluation page, you asked us for an offer. This is not an order and commits you to nothing.',
  'email.offer-receipt.facts': 'Solution: {productName}\nClinic: {clinicName}\nRequested: {askedAt}',
  'email.offer-receipt.message': 'The message sent with the request:\n{message}',
  'email.offer-receipt.content':
    'What happens next? Our team has received the request together with the result of your evaluation and will send the offer to this e-mail address; if you left a phone number, we may also call you. There is nothing you need to do until then.',
  'email.offer-receipt.button': 'Open the evaluation',
  'email.offer-receipt.ignore':
    'If it was not you who asked for this offer, or you have changed your mind, please let us know: {contact}',
};

const ro: typeof hu = {
  'email.offer.subject': 'Cerere de ofertă: {productName}',
  'email.offer.preheader': 'Punctajul clientului: {score} din {maxScore}.',
  'email.offer.title': 'A fost cerută o ofertă',
  'email.offer.intro': 'Un client a cerut o ofertă pe pagina evaluării sale. Vă rugăm să îl contactați.',
  'email.offer.facts':
    'Produs: {productName}\nClinica: {clinicName}\nNume: {clientName}\nE-mail: {clientEmail}\nTelefon: {phone}\nPunctaj: {score} din {maxScore}',
  'email.offer.tips': 'A bifat acești pași:\n{tips}',
  'email.offer.gain': 'Cu toți acești pași, punctajul ar ajunge la {newScore} din {maxScore}.',
  'email.offer.button': 'Deschideți în zona de administrare',
  'email.offer.reply': 'Dacă răspundeți la acest mesaj, scrieți direct clientului.',
  'email.offer.message':
    'Mesajul clientului (fără numerele lungi; textul integral se află în zona de administrare):\n{message}',
  'email.offer-receipt.subject': 'Am primit cererea dumneavoastră de ofertă: {productName}',
  'email.offer-receipt.preheader': 'Cererea de ofertă nu este o comandă și nu vă obligă la nimic.',
  'email.offer-receipt.title': 'Am primit cererea dumneavoastră de ofertă',
  'email.offer-receipt.greeting': 'Bună ziua, {clientName}!',
  'email.offer-receipt.intro':
    'Ne-ați cerut o ofertă pe pagina evaluării dumneavoastră. Cererea nu este o comandă și nu vă obligă la nimic.',
  'email.offer-receipt.facts': 'Soluție: {productName}\nClinica: {clinicName}\nData cererii: {askedAt}',
  'email.offer-receipt.message': 'Mesajul trimis odată cu cererea:\n{message}',
  'email.offer-receipt.content':
    'Ce urmează? Echipa noastră a primit cererea împreună cu rezultatul evaluării și vă trimite oferta la această adresă de e-mail; dacă ați lăsat un număr de telefon, vă putem și suna. Până atunci nu trebuie să faceți nimic.',
  'email.offer-receipt.button': 'Deschideți evaluarea',
  'email.offer-receipt.ignore':
    'Dacă nu dumneavoastră ați cerut oferta sau dacă v-ați răzgândit, vă rugăm să ne anunțați: {contact}',
};

export const OFFER_TEXTS: Record<Language, typeof hu> = { hu, en, ro };
