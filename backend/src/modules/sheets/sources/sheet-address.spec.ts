import { AppError } from '../../../platform/errors/app-error.js';
import { parseSheetAddress } from './sheet-address.js';

const ID = '1aZ3kP8vQw5LxTn2RbYd7HcJm9GsFe4UoKi6VtCrXq0E';

describe('the address of a spreadsheet', () => {
  it.each<[string, number | null]>([
    [ID, null],
    [` ${ID}\n`, null],
    [`https://docs.google.com/spreadsheets/d/${ID}`, null],
    [`https://docs.google.com/spreadsheets/d/${ID}/edit`, null],
    [`docs.google.com/spreadsheets/d/${ID}/edit?usp=sharing`, null],
    [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=0`, 0],
    [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=1873456021#gid=1873456021`, 1873456021],
    [`https://docs.google.com/spreadsheets/d/${ID}/edit?gid=7`, 7],
    [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=99&range=A1`, 99],
    [`https://docs.google.com/spreadsheets/d/${ID}/edit#gid=abc`, null],
    [`https://docs.google.com/spreadsheets/u/1/d/${ID}/edit#gid=3`, 3],
    [`https://docs.google.com/a/clinic.hu/spreadsheets/d/${ID}/edit`, null],
    [`https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=4`, 4],
    [`https://drive.google.com/open?id=${ID}`, null],
  ])('%s', (text, gid) => {
    expect(parseSheetAddress(text)).toEqual({ id: ID, gid });
  });

  it.each([
    ['https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdefghijklmnop/pubhtml', 'sheet_address_published'],
    ['2PACX-1vQabcdefghijklmnopqrstuvw', 'sheet_address_published'],
    [`https://docs.google.com/forms/d/${ID}/edit`, 'sheet_address_form'],
    ['https://docs.google.com/spreadsheets/u/0/', 'sheet_address_invalid'],
    [`https://docs.google.com.evil.example/spreadsheets/d/${ID}`, 'sheet_address_invalid'],
    [`https://evil.example/spreadsheets/d/${ID}`, 'sheet_address_invalid'],
    [`ftp://docs.google.com/spreadsheets/d/${ID}`, 'sheet_address_invalid'],
    [`https://docs.google.com/document/d/${ID}`, 'sheet_address_invalid'],
    ['short', 'sheet_address_invalid'],
    ['../../etc/passwd', 'sheet_address_invalid'],
    ['https://', 'sheet_address_invalid'],
  ])('%s is refused', (text, code) => {
    const read = () => parseSheetAddress(text);
    expect(read).toThrow(AppError);
    expect(read).toThrow(code);
  });
});
