import type { Visit } from './state.ts';
import { word } from './words.ts';

/** Paths of a logo and of an expert's portrait, which `withPictures` serves. */
export const logo = `/api/pictures/logo-240x60-${'0'.repeat(32)}.svg`;
export const portrait = `/api/pictures/person-240x240-${'0'.repeat(32)}.png`;

const drawn = (size: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${shapes}</svg>`;
const bodies = {
  [logo]: drawn('40 10', '<path fill="#0b5565" d="M0 0h10v10H0zM13 2h27v2.500H13zM13 6h20v2H13z"/>'),
  [portrait]: drawn(
    '24 24',
    '<path fill="#b9d3c9" d="M0 0h24v24H0z"/><path fill="#24505e" d="M4 24a8 8 0 0 1 16 0z"/><circle cx="12" cy="10" r="5" fill="#e3b58f"/>',
  ),
};

/** Answers the calls for both, which nobody has uploaded. */
export async function withPictures({ page }: Visit): Promise<void> {
  for (const [path, body] of Object.entries(bodies))
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** Chooses a file that is no picture of a kind that is taken, and waits until that is told. */
export async function refusedPicture({ page, language }: Visit): Promise<void> {
  const file = { name: 'kep.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
  const input = page.locator('input[type=file][accept*="image/png"]');
  await input.locator('..').scrollIntoViewIfNeeded();
  await input.setInputFiles(file);
  await page.getByText(word(language, 'picture.failed'), { exact: true }).waitFor();
}
