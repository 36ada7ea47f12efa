import { type TextInLanguage } from './wording.api.ts';

/** A wording of our own, and whose it is. */
export interface StoredWording {
  id: number;
  value: string;
  owner: 'own' | 'global';
}

/** The wordings that stand in the place of the original; the first one is shown. */
export function storedWordings({ own, global }: TextInLanguage): StoredWording[] {
  return [
    ...(own === null ? [] : [{ ...own, owner: 'own' as const }]),
    ...(global === null ? [] : [{ ...global, owner: 'global' as const }]),
  ];
}
