import { createInstance } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { languages, type Language } from './languages.ts';

export type Face = 'public' | 'admin';
export type TextDictionary = Record<string, string>;
export type TextParameters = Record<string, string | number>;
/** Looks a text up: key, values for its {placeholders}, and what to show when no layer has it. */
export type Translate = (key: string, parameters?: TextParameters, fallback?: string) => string;
export type OverlayLevel = 'questionnaire' | 'global';

export interface StartTextsOptions {
  face: Face;
  language: Language;
  /** Loads the face's own file of one language. */
  load: (language: Language) => Promise<TextDictionary>;
}

const commonFiles = import.meta.glob<TextDictionary>('./common.*.json', { import: 'default' });
const instance = createInstance();
let face: Face = 'public';
let language: Language = 'hu';
/** What the face's texts consist of: its own file, and those that screens have brought along. */
let parts: readonly StartTextsOptions['load'][] = [];
let added = new Map<StartTextsOptions['load'], Set<Language>>();

/** The language the interface speaks now. */
export function currentLanguage(): Language {
  return language;
}

/** The face whose texts are loaded. */
export function currentFace(): Face {
  return face;
}

/**
 * Loads the texts of one face in one language and makes `useTexts` ready. Layers, strongest first: the
 * questionnaire's own database texts, the global ones, the face's file, the common file.
 */
export async function startTexts(options: StartTextsOptions): Promise<void> {
  face = options.face;
  parts = [options.load];
  added = new Map();
  language = options.language;
  await instance.use(initReactI18next).init({
    lng: language,
    // The layers would win over the language: an English overlay over a Hungarian file.
    fallbackLng: false,
    supportedLngs: [...languages],
    ns: ['questionnaire', 'global', 'face', 'common'],
    defaultNS: 'questionnaire',
    fallbackNS: ['global', 'face', 'common'],
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    resources: {},
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
    parseMissingKeyHandler: (_key: string, fallback?: string) => fallback ?? '',
    react: { useSuspense: false, bindI18nStore: 'added removed' },
  });
  await addFiles(language);
  markDocument();
}

/** Adds a screen's own texts to the face's, in this language and in every one that is chosen later. */
export async function addTexts(load: StartTextsOptions['load']): Promise<void> {
  if (!parts.includes(load)) parts = [...parts, load];
  await addPart(language, load);
}

/** Switches the interface to another language once its texts have arrived. */
export async function setLanguage(next: Language): Promise<void> {
  await addFiles(next);
  language = next;
  await instance.changeLanguage(next);
  markDocument();
}

/** Lays database texts over the files of one language; an empty text lets the layer below show. */
export function applyOverlay(target: Language, level: OverlayLevel, dictionary: TextDictionary): void {
  instance.removeResourceBundle(target, level);
  instance.addResourceBundle(target, level, dictionary, false, true);
}

const lookUpOptions = (parameters?: TextParameters, fallback?: string) => ({
  ...parameters,
  ...(fallback === undefined ? {} : { defaultValue: fallback }),
  nest: false,
});

/** Looks a text up outside components; inside them use `useTexts`, which follows the language. */
export const text: Translate = (key, parameters, fallback) =>
  instance.t(key, lookUpOptions(parameters, fallback));

/** The look-up for components; they render again when the language or an overlay changes. */
export function useTexts(): Translate {
  const { t } = useTranslation(undefined, { i18n: instance });
  return useCallback<Translate>(
    (key, parameters, fallback) => t(key, lookUpOptions(parameters, fallback)),
    [t],
  );
}

export { useTranslation };

/** Says in which language the page is; a page that is being built has no document yet. */
function markDocument(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

async function addFiles(target: Language): Promise<void> {
  await Promise.all([addCommon(target), ...parts.map((load) => addPart(target, load))]);
}

async function addCommon(target: Language): Promise<void> {
  if (instance.hasResourceBundle(target, 'common')) return;
  instance.addResourceBundle(target, 'common', await loadCommon(target), false, true);
}

async function addPart(target: Language, load: StartTextsOptions['load']): Promise<void> {
  const languages = added.get(load) ?? new Set();
  if (languages.has(target)) return;
  instance.addResourceBundle(target, 'face', await load(target), false, true);
  added.set(load, languages.add(target));
}

/** A common text as the files have it in any language, whatever language the interface speaks; empty when unknown. */
export async function builtInText(target: Language, key: string): Promise<string> {
  return (await loadCommon(target))[key] ?? '';
}

async function loadCommon(target: Language): Promise<TextDictionary> {
  return (await commonFiles[`./common.${target}.json`]?.()) ?? {};
}
