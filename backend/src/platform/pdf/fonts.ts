import { createRequire } from 'node:module';

const resolve = createRequire(import.meta.url).resolve;
const file = (name: string) => resolve(`@expo-google-fonts/rubik/${name}.ttf`);

/** Rubik, from its package: Latin with everything that Hungarian and Romanian need, Cyrillic, Hebrew and Arabic. */
export const FONT_FILES = {
  regular: file('400Regular/Rubik_400Regular'),
  medium: file('500Medium/Rubik_500Medium'),
  bold: file('700Bold/Rubik_700Bold'),
} as const;

export type FontName = keyof typeof FONT_FILES;
