import { type Answer, Client } from './client.js';
import { documentedCall } from './documented-calls.js';

/** A caller that only makes calls which the OpenAPI document offers. */
export class DocumentedClient extends Client {
  override call<T>(method: string, path: string, options = {}): Promise<Answer<T>> {
    if (!documentedCall(method, path)) throw new Error(`${method} ${path} is not in the API document`);
    return super.call<T>(method, path, options);
  }
}
