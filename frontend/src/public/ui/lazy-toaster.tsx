import { lazy, Suspense } from 'react';

const Toaster = lazy(() =>
  import('../../shared/toast/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

/** The place where messages appear, loaded after the page itself. */
export function LazyToaster() {
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
