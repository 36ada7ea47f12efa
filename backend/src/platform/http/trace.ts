/** W3C Trace Context: version, trace id, id of the caller's span, flags; later versions may add more. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/** The trace that a call belongs to: the one its `traceparent` names, else one of its own. Pure. */
export function traceIdOf(traceparent: unknown, requestId: string): string {
  const given = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent.trim())?.[1] : undefined;
  return given ?? ownTraceId(requestId);
}

/** The trace that a request or job begins by itself: its id, as traces are written. */
export const ownTraceId = (requestId: string): string => requestId.replaceAll('-', '');
