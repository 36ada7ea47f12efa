import { lazy, Suspense, type ComponentProps } from 'react';

const load = () => import('../loaded-later.ts');
const Section = lazy(() => load().then((later) => ({ default: later.PlanSection })));
const Meeting = lazy(() => load().then((later) => ({ default: later.MeetingPage })));

/** The plan, which comes with what is loaded behind the first sight of the page. */
export function PlanSection(props: ComponentProps<typeof Section>) {
  return (
    <Suspense fallback={null}>
      <Section {...props} />
    </Suspense>
  );
}

/** The plan's page for a meeting, loaded the same way. */
export function MeetingPage(props: ComponentProps<typeof Meeting>) {
  return (
    <Suspense fallback={null}>
      <Meeting {...props} />
    </Suspense>
  );
}
