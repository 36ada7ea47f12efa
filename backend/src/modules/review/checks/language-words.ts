import type { Language } from '../../../platform/http/languages.js';

/** Words that hold sentences together, in dictionary and frequent inflected forms. Forms shared by two languages count for neither. */
export const FUNCTION_WORDS: Record<Language, string> = {
  hu:
    'az és hogy nem egy meg már még csak ez azt ami amely mert ha vagy való ezért önök önöknek önöknél önöket önökkel önökre önöktől ahol ' +
    'illetve valamint így ezen ennek ezt ezek ezzel erre ebben ebből azok annak amit amelyek amelyet amelyik aki akik mellett által után között ' +
    'során felé szerint további nagyon minden több van volt lesz lehet kell sok is de mint mind el fel le be ki át sem se mindig soha most majd ' +
    'akkor amikor mivel bár viszont azonban ugyanakkor tehát szinte akár éppen itt ott hol hogyan miért mely melyik egyik másik néhány ' +
    'számára érdekében alapján esetén keresztül nélkül felett alatt előtt vannak voltak legyen lenne legyenek sincs nincs nincsenek jól jó pedig vagyis',
  en:
    'the and of to in that you your yours for with this have has had on as it its can will which from by not or but what where who how why when ' +
    'more well already also at an are is was were be been being their there these those they them we our us i would could should must may might ' +
    'do does did done if than then so such while still yet only even each every all any both few many much most other some into over under ' +
    'between through during before after about against because however therefore where here now always never a no up out without within soon very just really else upon toward towards',
  ro:
    'și de la în este că nu cu pe pentru din sunt ați vă dumneavoastră sau dar deja bine aveți ale lor prin să între acest această acestea ' +
    'acești aceste ceea fi fost foarte unde când după cele cel cea cei mai un o a al ai le se ca care ce cum dacă fără peste sub spre către ' +
    'iar însă deci astfel doar numai chiar încă tot toate toți toată fiecare orice câteva mult multe puteți trebuie poate pot are au era va vor ' +
    'ar fie nici ori decât dintre printre asupra despre înainte acum aici acolo unei unui unor lui ei',
};

/** Words about clinics and their digital work, by their beginnings, at least four letters long. */
export const CONTENT_STEMS: Record<Language, string> = {
  hu:
    'páciens beteg rendel időpont foglal honlap weboldal eredmény pont százalék terület kérdés válasz fejleszt javasol ajánl érdemes lépés ' +
    'következ munkatárs adatvédel adatbizton biztonság mentés titkosít emlékeztet értesít ügyfél elektronikus dokument működ megold rendszer ' +
    'gyors könny egyszer szolgált hozzáfér kapcsolat tájékoztat felmér kitölt elért értek gratulál köszön erős gyeng szint alap jelenl hírn ' +
    'naponta rendszeres automatik kezel haszn segít javul fontos nagyobb kisebb legjobb legnagyobb teljes elérhet saját közös online-foglal ' +
    'vizsgál leletek orvos asszisztens képzés jelszó fiók naptár számláz vélemény mesterséges intelligenc',
  en:
    'patient appoint booking website result percent question answer improve suggest recommend step next staff colleague privacy secur backup ' +
    'encrypt remind notif electronic record work solution system quick fast easy simple service access contact inform survey earn reach ' +
    'congrat thank strong weak level found build digital-ly daily regular automat manag use useful help better great good excellent available ' +
    'own shared full phone call through doctor training password account calendar invoic review artificial intelligen clinic practice health team ' +
    'score section area point still keep start make take time your online-booking mobile-friendly friendly confirm reply messag',
  ro:
    'pacien clinic programăr programar site-ul rezultat procent puncte domeni întreb răspuns îmbunătăț recomand pasul pași următor angajaț coleg ' +
    'confidențial securit siguranț copii cript reamint înștiinț electronic documente lucru soluți sistem rapid ușor simplu servici acces contact ' +
    'inform chestionar obțin ating felicit mulțum putern solid nivel baze constru zilnic regulat automat gestion folos utiliz ajut mai-bun ' +
    'excelent disponibil propriu comun complet medic instruir parol conturi calendar factur recenz inteligenț artificial echipa cabinet sănăt ' +
    'scor secțiun merit contin încep timp telefon rețele păstr mesaj confirm dezvolt',
};
