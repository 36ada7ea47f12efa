import { AppError, defineMessages, type ErrorParams } from '../errors/app-error.js';

/** Why a workbook was refused, in the words of the person who uploaded it. */
export const workbookMessages = defineMessages({
  workbook_not_xlsx: {
    hu: 'Ez a fájl nem Excel-munkafüzet. Kérjük, .xlsx formátumban mentse el, és azt töltse fel.',
    en: 'This file is not an Excel workbook. Please save it as .xlsx and upload that.',
    ro: 'Acest fișier nu este un registru Excel. Salvați-l în format .xlsx și încărcați-l pe acela.',
  },
  workbook_old_format: {
    hu: 'Ez a régi, .xls formátum. Kérjük, nyissa meg, mentse el .xlsx formátumban, és azt töltse fel.',
    en: 'This is the old .xls format. Please open it, save it as .xlsx and upload that.',
    ro: 'Acesta este vechiul format .xls. Deschideți fișierul, salvați-l în format .xlsx și încărcați-l pe acela.',
  },
  workbook_encrypted: {
    hu: 'A munkafüzet jelszóval védett. Kérjük, mentse el jelszó nélkül, és úgy töltse fel.',
    en: 'The workbook is protected by a password. Please save it without one and upload it again.',
    ro: 'Registrul este protejat cu parolă. Salvați-l fără parolă și încărcați-l din nou.',
  },
  workbook_macro: {
    hu: 'A munkafüzet makrókat tartalmaz. Kérjük, mentse el makrók nélküli .xlsx fájlként.',
    en: 'The workbook contains macros. Please save it as an .xlsx file without macros.',
    ro: 'Registrul conține macrocomenzi. Salvați-l ca fișier .xlsx fără macrocomenzi.',
  },
  workbook_damaged: {
    hu: 'A fájl sérült vagy hiányos, ezért nem olvasható. Kérjük, nyissa meg Excelben, mentse el újra, és azt töltse fel.',
    en: 'The file is damaged or incomplete and cannot be read. Please open it in Excel, save it again and upload that.',
    ro: 'Fișierul este deteriorat sau incomplet și nu poate fi citit. Deschideți-l în Excel, salvați-l din nou și încărcați-l pe acela.',
  },
  workbook_too_large: {
    hu: 'A fájl túl nagy: legfeljebb {fileMegabytes} MB lehet, kicsomagolva {unpackedMegabytes} MB. Kérjük, ossza kisebb fájlokra.',
    en: 'The file is too large: at most {fileMegabytes} MB, {unpackedMegabytes} MB unpacked. Please split it into smaller files.',
    ro: 'Fișierul este prea mare: cel mult {fileMegabytes} MB, {unpackedMegabytes} MB dezarhivat. Împărțiți-l în fișiere mai mici.',
  },
  workbook_too_full: {
    hu: 'A munkafüzet munkalapjain együtt túl sok adat van. Kérjük, törölje a felesleges munkalapokat, vagy ossza több fájlra.',
    en: 'The sheets of the workbook hold too much data together. Please delete the ones that are not needed, or split it into several files.',
    ro: 'Foile registrului conțin împreună prea multe date. Ștergeți foile de care nu aveți nevoie sau împărțiți registrul în mai multe fișiere.',
  },
  workbook_too_many_rows: {
    hu: 'Ezen a munkalapon túl sok sor van („{sheet}”): legfeljebb {limit} lehet. Kérjük, ossza több fájlra.',
    en: 'The sheet “{sheet}” has too many rows: at most {limit} are allowed. Please split it into several files.',
    ro: 'Foaia „{sheet}” are prea multe rânduri: sunt permise cel mult {limit}. Împărțiți-o în mai multe fișiere.',
  },
  workbook_too_many_columns: {
    hu: 'Ezen a munkalapon túl sok oszlop van („{sheet}”): legfeljebb {limit} lehet. Kérjük, törölje a felesleges oszlopokat.',
    en: 'The sheet “{sheet}” has too many columns: at most {limit} are allowed. Please delete the ones that are not needed.',
    ro: 'Foaia „{sheet}” are prea multe coloane: sunt permise cel mult {limit}. Ștergeți coloanele de care nu aveți nevoie.',
  },
  workbook_unsafe: {
    hu: 'A fájl szerkezete szokatlan, ezért biztonsági okból nem olvastuk be. Kérjük, nyissa meg Excelben, mentse el új .xlsx fájlként, és azt töltse fel.',
    en: 'The file is built in an unusual way, so it was not read, for safety. Please open it in Excel, save it as a new .xlsx file and upload that.',
    ro: 'Fișierul are o structură neobișnuită și, din motive de siguranță, nu a fost citit. Deschideți-l în Excel, salvați-l ca fișier .xlsx nou și încărcați-l pe acela.',
  },
});

export type WorkbookErrorCode = keyof typeof workbookMessages;

/** A workbook that is not read: nothing of it was kept. Status 413 when it is too large, else 400. */
export class WorkbookError extends AppError {
  constructor(code: WorkbookErrorCode, params: ErrorParams = {}, cause?: unknown) {
    super(code, code === 'workbook_too_large' ? 413 : 400, params, { cause });
    this.name = 'WorkbookError';
  }
}

/** Small as the file may be, what it unfolds to is more than is read. */
export const tooFull = (cause?: unknown): WorkbookError => new WorkbookError('workbook_too_full', {}, cause);
