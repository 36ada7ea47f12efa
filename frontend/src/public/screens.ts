import { matchPath } from 'react-router-dom';

/** The code of each screen, loaded when it is asked for. */
export const screens = {
  landing: () => import('./landing/landing-page.tsx'),
  privacy: () => import('./privacy/privacy-page.tsx'),
  signIn: () => import('./sign-in/sign-in-page.tsx'),
  evaluation: () => import('./evaluation/evaluation-page.tsx'),
  optOut: () => import('./opt-out/opt-out-page.tsx'),
  missing: () => import('./missing-page.tsx'),
};

export type ScreenName = keyof typeof screens;

/** The public addresses and their screens; every other address shows the screen `missing`. */
export const publicRoutes = {
  '/': 'landing',
  '/privacy': 'privacy',
  '/login': 'signIn',
  '/auth': 'signIn',
  '/auth/verify': 'signIn',
  '/auth/verify/:code': 'signIn',
  '/admin/login': 'signIn',
  '/opt-out': 'optOut',
  '/evaluation/:hashedUrl': 'evaluation',
} as const satisfies Readonly<Record<string, ScreenName>>;

/** Starts loading the screen of an address before React asks for it. */
export function loadScreenOf(path: string): ReturnType<(typeof screens)[ScreenName]> {
  const route = Object.entries(publicRoutes).find(([pattern]) => matchPath(pattern, path) !== null);
  return screens[route?.[1] ?? 'missing']();
}
