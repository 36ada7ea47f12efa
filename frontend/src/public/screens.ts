const screens = {
  landing: () => import('./landing/landing-page.tsx'),
  signIn: () => import('./sign-in/sign-in-page.tsx'),
  evaluation: () => import('./evaluation/evaluation-page.tsx'),
  missing: () => import('./missing-page.tsx'),
};

export const {
  landing: loadLanding,
  signIn: loadSignIn,
  evaluation: loadEvaluation,
  missing: loadMissing,
} = screens;

/** Starts loading the screen of an address before React asks for it. */
export function loadScreenOf(path: string): void {
  const load =
    path === '/'
      ? loadLanding
      : path.startsWith('/evaluation/')
        ? loadEvaluation
        : /^\/(?:login|auth|admin\/login)(?:\/|$)/.test(path)
          ? loadSignIn
          : loadMissing;
  // A failure shows where the screen itself is awaited.
  load().catch(() => undefined);
}
