import { type CallOptions, type HttpAnswer } from './http.ts';
import { type components, type paths } from './schema.gen.ts';

/** The objects of the API by the names they have in its document. */
export type Schemas = components['schemas'];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The addresses that take a method, as the API's document writes them: `/api/admin/users/{id}`. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = NonNullable<paths[P][M]>;
type ResponsesOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer R } ? R : never;
type Success = 200 | 201 | 202 | 204;
type JsonOf<R> = R extends { content: { 'application/json': infer T } } ? T : null;

/** An answer, distinguished by its status: 202 brings a job where 200 brings what the call is about. */
export type Answer<M extends Method, P extends PathOf<M>> = AnswerOf<ResponsesOf<M, P>>;
type AnswerOf<R> = {
  [S in keyof R & Success]: Omit<HttpAnswer, 'status' | 'data'> & { status: S; data: JsonOf<R[S]> };
}[keyof R & Success];

/** What a GET brings. */
export type Data<P extends PathOf<'get'>> = Extract<Answer<'get', P>, { status: 200 }>['data'];

type ParametersOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: infer T } ? T : never;
type ContentOf<O> = O extends { requestBody?: infer B } ? Exclude<B, undefined> : never;
type BodyOf<M extends Method, P extends keyof paths> =
  ContentOf<Operation<M, P>> extends { content: infer C }
    ? C extends { 'application/json': infer T }
      ? T
      : FormData
    : never;

/** What says nothing is left out of the address. */
type Queried<Q> = { [K in keyof Q]: undefined extends Q[K] ? Q[K] | '' | null | undefined : Q[K] };
type Asked<T> = {
  [
    K in keyof T as K extends 'path' | 'query'
      ? [Exclude<T[K], undefined>] extends [never]
        ? never
        : K
      : never
  ]: Queried<T[K]>;
};

/** The values in the path and in the query of an address. */
export type Place<M extends Method, P extends PathOf<M>> = Asked<ParametersOf<M, P>>;

/** Everything a call needs; `async` asks for 202 and a job instead of waiting (RFC 7240). */
export type Request<M extends Method, P extends PathOf<M>> = Place<M, P> &
  CallOptions & {
    signal?: AbortSignal | undefined;
  } & ([ContentOf<Operation<M, P>>] extends [never] ? unknown : { body: BodyOf<M, P> }) &
  (202 extends keyof ResponsesOf<M, P> ? { async?: boolean } : unknown);

/** The argument may be left out where nothing in it is needed. */
export type Arguments<T> = Record<never, never> extends T ? [argument?: T] : [argument: T];

export type Values = Readonly<Record<string, string | number>>;

/** The address with its values in place of their names. */
export function fillPath(path: string, values: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
