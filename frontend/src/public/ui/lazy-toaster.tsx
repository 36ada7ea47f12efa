import { lazy, Suspense } from 'react';

/** Without it no message is seen, which is no reason to take the page away. */
const Toaster = lazy(() =>
  import('../../shared/toast/toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => <></> }),
  ),
);

/** The place where messages appear, loaded after the page itself. */
export function LazyToaster() {
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
