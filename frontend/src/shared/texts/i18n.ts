import { createInstance } from 'i18next';
import { createStore, useStore } from '../state/store.ts';
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
  await instance.init({
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
  announceChange();
  markDocument();
}

/** Lays database texts over the files of one language; an empty text lets the layer below show. */
export function applyOverlay(target: Language, level: OverlayLevel, dictionary: TextDictionary): void {
  instance.removeResourceBundle(target, level);
  addTextsTo(target, level, dictionary);
}

const lookUpOptions = (parameters?: TextParameters, fallback?: string) => ({
  ...parameters,
  // An empty default would be refused as an empty text is, and the key shown in its place.
  ...(fallback ? { defaultValue: fallback } : {}),
  nest: false,
});

/** Looks a text up outside components; inside them use `useTexts`, which follows the language. */
export const text: Translate = (key, parameters, fallback) =>
  instance.t(key, lookUpOptions(parameters, fallback));

const lookUp = createStore(text);

/** The look-up for components: another function after every change of language or texts, so they render again. */
export function useTexts(): Translate {
  return useStore(lookUp);
}

function announceChange(): void {
  lookUp.set((...asked) => text(...asked));
}

/** Says in which language the page is; a page that is being built has no document yet. */
function markDocument(): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

async function addFiles(target: Language): Promise<void> {
  await Promise.all([addCommon(target), ...parts.map((load) => addPart(target, load))]);
}

function addTextsTo(target: Language, layer: string, dictionary: TextDictionary): void {
  instance.addResourceBundle(target, layer, dictionary, false, true);
  announceChange();
}

async function addCommon(target: Language): Promise<void> {
  if (instance.hasResourceBundle(target, 'common')) return;
  addTextsTo(target, 'common', await loadCommon(target));
}

async function addPart(target: Language, load: StartTextsOptions['load']): Promise<void> {
  const languages = added.get(load) ?? new Set();
  if (languages.has(target)) return;
  addTextsTo(target, 'face', await load(target));
  added.set(load, languages.add(target));
}

/** A common text as the files have it in any language, whatever language the interface speaks; empty when unknown. */
export async function builtInText(target: Language, key: string): Promise<string> {
  return (await loadCommon(target))[key] ?? '';
}

async function loadCommon(target: Language): Promise<TextDictionary> {
  return (await commonFiles[`./common.${target}.json`]?.()) ?? {};
}
