import type { DemoProduct } from '../content.types.js';

const product = (slug: string, relatedProduct: string, productDescription: string): DemoProduct => ({
  relatedProduct,
  productDescription,
  productUrl: `https://www.example.com/hu/${slug}`,
});

export const products = {
  booking: product(
    'idopontfoglalo-rendszer',
    'Időpontfoglaló rendszer',
    'Valós idejű online naptár, amelyben a páciensek maguk foglalnak, módosítanak és mondanak le időpontot.',
  ),
  reminder: product(
    'automatikus-emlekezteto',
    'Automatikus emlékeztető',
    'SMS-ben és e-mailben kiküldött emlékeztetők, amelyekre a páciens egyetlen érintéssel válaszolhat.',
  ),
  portal: product(
    'paciensportal',
    'Páciensportál',
    'Jelszóval védett felület, ahol a páciens eléri a leleteit és a tájékoztatóit, és biztonságosan üzenhet a rendelőnek.',
  ),
  recall: product(
    'visszahivo-es-hirlevelkuldo',
    'Visszahívó és hírlevélküldő',
    'Az esedékes ellenőrzésekről szóló értesítések és a hozzájáruláshoz kötött hírlevelek egy helyről kezelve.',
  ),
  practiceSoftware: product(
    'rendeloi-ugyviteli-rendszer',
    'Rendelői ügyviteli rendszer',
    'Naptár, betegdokumentáció és számlázás egyetlen összekapcsolt programban.',
  ),
  consent: product(
    'elektronikus-beleegyezes',
    'Elektronikus beleegyezés',
    'Otthon kitölthető kérdőívek és táblagépen vagy telefonon aláírható beleegyező nyilatkozatok.',
  ),
  reports: product(
    'vezetoi-kimutatasok',
    'Vezetői kimutatások',
    'Áttekinthető havi jelentés a kihasználtságról, a lemondásokról és arról, honnan érkeznek az új páciensek.',
  ),
  backup: product(
    'titkositott-mentes',
    'Titkosított biztonsági mentés',
    'Naponta magától lefutó, titkosított mentés elkülönített tárhelyre, rendszeres próba-visszaállítással.',
  ),
  accessProtection: product(
    'hozzaferes-vedelem',
    'Hozzáférés-védelem',
    'Egyéni fiókok, kétlépcsős azonosítás és közös jelszókezelő a rendelő minden munkatársának.',
  ),
  reviews: product(
    'ertekelesgyujto',
    'Értékelésgyűjtő',
    'A vizit után automatikusan értékelést kérő és a beérkezett véleményeket egy helyen mutató eszköz.',
  ),
  assistant: product(
    'mi-asszisztens',
    'MI telefonos asszisztens',
    'Telefonon és a honlap csevegőjében válaszol a gyakori kérdésekre, időpontot foglal és visszahívást rögzít.',
  ),
  dictation: product(
    'orvosi-diktalo',
    'Orvosi diktáló',
    'Beszédből készít vázlatot a lelethez és az összefoglalóhoz, amelyet az orvos ellenőriz és hagy jóvá.',
  ),
};
