import { createRequire } from 'node:module';

interface Sheet {
  addRow(values: unknown[]): unknown;
}
const { Workbook } = createRequire(import.meta.url)('exceljs') as {
  Workbook: new () => {
    addWorksheet(name: string): Sheet;
    xlsx: { writeBuffer(): Promise<ArrayBuffer> };
  };
};

/** A configuration workbook: by section its questions, each with a yes and a no that say what they mean. */
export async function configurationFile(sections: Readonly<Record<string, string[]>>): Promise<Buffer> {
  const workbook = new Workbook();
  const [named, asked, answered] = ['Sections', 'Questions', 'Answers'].map((name) =>
    workbook.addWorksheet(name),
  );
  named!.addRow(['name']);
  asked!.addRow(['section', 'questionText', 'pointValue', 'relatedTip', 'kind']);
  answered!.addRow(['section', 'questionText', 'answer', 'points', 'meaning', 'advice']);
  for (const [section, questions] of Object.entries(sections)) {
    named!.addRow([section]);
    for (const question of questions) {
      asked!.addRow([section, question, 5, 'Kezdje egy próbaidőszakkal.', 'single']);
      answered!.addRow([section, question, 'Igen', 5, 'Ez rendben van a rendelőben.', '']);
      answered!.addRow([section, question, 'Nem', 0, 'Ez még hiányzik.', 'Kezdje egy próbaidőszakkal.']);
    }
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
