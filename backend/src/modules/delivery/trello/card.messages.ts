import { defineMessages } from '../../../platform/errors/app-error.js';

/** What stands on cards, in the questionnaire's language. */
defineMessages({
  trello_card_clinic: { hu: 'Rendelő', en: 'Clinic', ro: 'Clinica' },
  trello_card_score: { hu: 'Pontszám', en: 'Score', ro: 'Punctaj' },
  trello_card_open: {
    hu: 'Megnyitás az admin felületen',
    en: 'Open in the admin area',
    ro: 'Deschidere în zona de administrare',
  },
  trello_card_unnamed: { hu: 'Név nélküli rendelő', en: 'Clinic without a name', ro: 'Clinică fără nume' },
  trello_comment_status: {
    hu: 'Állapot: {from} → {to}',
    en: 'Status: {from} → {to}',
    ro: 'Stare: {from} → {to}',
  },
  trello_comment_marked: {
    hu: 'Állapot kézzel átállítva, levél nélkül: {from} → {to}',
    en: 'Status set by hand, without an e-mail: {from} → {to}',
    ro: 'Stare setată manual, fără mesaj: {from} → {to}',
  },
  trello_comment_offer: {
    hu: 'Az ügyfél ajánlatot kért erre: {product}',
    en: 'The client requested an offer: {product}',
    ro: 'Clientul a cerut o ofertă pentru: {product}',
  },
  trello_comment_deleted: {
    hu: 'Az értékelést törölték.',
    en: 'The evaluation was deleted.',
    ro: 'Evaluarea a fost ștearsă.',
  },
  trello_comment_restored: {
    hu: 'A törölt értékelést visszaállították.',
    en: 'The deleted evaluation was restored.',
    ro: 'Evaluarea ștearsă a fost restabilită.',
  },
  trello_comment_anonymised: {
    hu: 'Az értékelés személyes adatait a megőrzési idő lejártával töröltük. Kérjük, törölje ezt a kártyát is, mert a rendelő neve rajta maradt.',
    en: 'The personal data of the evaluation were erased at the end of the retention period. Please delete this card too, as it still names the clinic.',
    ro: 'Datele personale ale evaluării au fost șterse la expirarea perioadei de păstrare. Vă rugăm să ștergeți și acest card, deoarece numele clinicii a rămas pe el.',
  },
  trello_status_pending: { hu: 'függőben', en: 'pending', ro: 'în așteptare' },
  trello_status_generated: { hu: 'elkészült', en: 'generated', ro: 'generată' },
  trello_status_verified: { hu: 'jóváhagyva', en: 'approved', ro: 'aprobată' },
  trello_status_sent: { hu: 'elküldve', en: 'sent', ro: 'trimisă' },
  trello_status_opened: { hu: 'megnyitva', en: 'opened', ro: 'deschisă' },
  trello_status_clicked: { hu: 'kattintott', en: 'clicked', ro: 'accesată' },
  trello_status_error: { hu: 'hiba', en: 'error', ro: 'eroare' },
});
