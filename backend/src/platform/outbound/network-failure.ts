import type { Deadline } from './deadline.js';
import { AddressRefused } from './addresses.js';
import { OutboundError } from './outbound-error.js';

/** Sorts what the network or the abort signal threw. Every cause is searched, as fetch wraps the real one. */
export function toOutboundError(service: string, error: unknown, deadline: Deadline): OutboundError {
  if (error instanceof OutboundError) return error;
  if (deadline.timedOut())
    return new OutboundError(service, { kind: 'transient', code: 'timeout', cause: error });
  if (deadline.signal.aborted)
    return new OutboundError(service, { kind: 'transient', code: 'aborted', cause: error });
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof AddressRefused) {
      return new OutboundError(service, { kind: 'config', code: 'address_refused', cause: error });
    }
    if ('code' in cause && cause.code === 'ENOTFOUND') {
      return new OutboundError(service, { kind: 'transient', code: 'host_unknown', cause: error });
    }
  }
  return new OutboundError(service, { kind: 'transient', code: 'network', cause: error });
}
