import type { DemoProduct } from '../content.types.js';

const product = (slug: string, relatedProduct: string, productDescription: string): DemoProduct => ({
  relatedProduct,
  productDescription,
  productUrl: `https://www.example.com/ro/${slug}`,
});

export const products = {
  booking: product(
    'sistem-de-programari-online',
    'Sistem de programări online',
    'Calendar online în timp real, în care pacienții își fac, își mută și își anulează singuri programările.',
  ),
  reminder: product(
    'reamintire-automata',
    'Reamintire automată',
    'Mesaje de reamintire trimise prin SMS și e-mail, la care pacientul răspunde cu o singură atingere.',
  ),
  portal: product(
    'portalul-pacientului',
    'Portalul pacientului',
    'Spațiu protejat prin parolă, unde pacientul își găsește rezultatele și informările și poate scrie clinicii în siguranță.',
  ),
  recall: product(
    'instiintari-de-control-si-newsletter',
    'Înștiințări de control și newsletter',
    'Înștiințări despre controalele scadente și newslettere trimise pe bază de consimțământ, gestionate dintr-un singur loc.',
  ),
  practiceSoftware: product(
    'program-de-gestiune-a-clinicii',
    'Program de gestiune a clinicii',
    'Calendar, fișe medicale și facturare într-un singur program interconectat.',
  ),
  consent: product(
    'consimtamant-electronic',
    'Consimțământ electronic',
    'Chestionare completate de acasă și formulare de consimțământ semnate pe tabletă sau pe telefon.',
  ),
  reports: product(
    'rapoarte-de-management',
    'Rapoarte de management',
    'Raport lunar clar despre gradul de ocupare, anulări și locurile de unde vin pacienții noi.',
  ),
  backup: product(
    'copii-de-siguranta-criptate',
    'Copii de siguranță criptate',
    'Copii zilnice automate, criptate și păstrate în altă locație, cu restaurări de probă periodice.',
  ),
  accessProtection: product(
    'protectia-accesului',
    'Protecția accesului',
    'Conturi individuale, autentificare în doi pași și manager comun de parole pentru toată echipa clinicii.',
  ),
  reviews: product(
    'colectare-de-recenzii',
    'Colectare de recenzii',
    'Cere automat o recenzie după consultație și adună toate părerile primite într-un singur loc.',
  ),
  assistant: product(
    'asistent-telefonic-ia',
    'Asistent telefonic IA',
    'Răspunde la întrebările frecvente prin telefon și în chatul de pe site, face programări și notează cererile de apel înapoi.',
  ),
  dictation: product(
    'dictare-medicala',
    'Dictare medicală',
    'Transformă vorbirea într-o ciornă de raport medical, pe care medicul o verifică și o aprobă.',
  ),
};
