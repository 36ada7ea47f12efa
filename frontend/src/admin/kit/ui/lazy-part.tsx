import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A part of a screen that is loaded when it is first shown; until then, `waiting` stands in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyPart(props: Props) {
    return <Suspense fallback={waiting}>{createElement<Props>(Part, props)}</Suspense>;
  };
}
