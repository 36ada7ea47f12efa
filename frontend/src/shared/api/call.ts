import { http, upload, type HttpInit, type UploadInit } from './http.ts';
import {
  fillPath,
  type Answer,
  type Arguments,
  type Method,
  type PathOf,
  type Place,
  type Request,
  type Values,
} from './operations.ts';

interface AnyRequest extends HttpInit {
  path?: Values;
}

/** Calls the API; address, values, body and answer are those of its document. Errors are those of `http`. */
export function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[request]: Arguments<Request<M, P>>
): Promise<Answer<M, P>> {
  const { path: values, ...init } = (request ?? {}) as AnyRequest;
  return http(fillPath(path, values), { ...init, method: method.toUpperCase() }) as Promise<Answer<M, P>>;
}

/** The addresses that take a file. */
export type UploadPath = {
  [P in PathOf<'post'>]: Request<'post', P> extends { body: FormData } ? P : never;
}[PathOf<'post'>];

/** Sends a form the same way, and reports how much of it has been sent. */
export function callByUpload<P extends UploadPath>(
  path: P,
  form: FormData,
  init: UploadInit & Place<'post', P>,
): Promise<Answer<'post', P>> {
  return upload(path, form, init) as Promise<Answer<'post', P>>;
}
