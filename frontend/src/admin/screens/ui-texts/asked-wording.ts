import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { toLanguage } from '../../../shared/texts/languages.ts';
import { type CatalogueText } from './ui-texts.api.ts';
import { type WordingDialogProps } from './wording-dialog.tsx';
import { storedWordings } from './wordings.tsx';

interface Asked {
  key: string;
  language: string;
  /** Where the person comes from. */
  back: string;
}

/** The wording that a link from another screen is about, such as from a mail's preview: it opens once it is there. */
export function useAskedWording(
  texts: readonly CatalogueText[] | undefined,
  open: (edited: Omit<WordingDialogProps, 'onClose'>) => void,
): Asked | null {
  const { key: visit, state } = useLocation() as Location<{ wording?: Asked } | null>;
  const asked = state?.wording ?? null;
  const opened = useRef<string | null>(null);
  const show = useEffectEvent(() => {
    const text = texts?.find((one) => one.key === asked?.key);
    if (asked === null || text === undefined || opened.current === visit) return;
    opened.current = visit;
    const language = toLanguage(asked.language);
    const wording = text.languages.find((one) => one.language === language);
    open({ text, language, stored: wording ? (storedWordings(wording)[0] ?? null) : null });
  });
  useEffect(() => show(), [texts, visit]);
  return asked;
}
