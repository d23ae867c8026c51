import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone; somebody signed in or a program with their token; or, for the account itself, no program. */
export type Access = 'public' | 'user' | 'session';

/** An object schema whose input comes from the path, the query string or a JSON body. */
export type InputSchema = z.ZodObject;

/**
 * One call of the API, as the server binds it, the web calls it and the documentation describes it.
 * `path` uses `{name}` for parameters. A query field that may repeat is declared with `repeatable()`.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly params?: InputSchema;
  readonly query?: InputSchema;
  readonly body?: InputSchema;
  readonly reply: z.ZodType;
  /** The reply is any number of such objects, one a line (NDJSON). */
  readonly lines?: true;
  /** The reply is a file, of one of these media types. */
  readonly file?: readonly string[];
}

type Route = `${Method} /${string}`;
type MethodOf<R extends Route> = R extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<R extends Route> = R extends `${Method} ${infer P extends `/${string}`}` ? P : never;
type Schemas = Pick<Endpoint, 'params' | 'query' | 'body' | 'reply' | 'lines' | 'file'>;

/** Keeps the literal types of an endpoint, so that `GET /api/cart` is known by name in the web client. */
export function endpoint<const R extends Route, const A extends Access, const S extends Schemas>(
  route: R,
  access: A,
  summary: string,
  schemas: S,
) {
  const [method, path] = route.split(' ') as [MethodOf<R>, PathOf<R>];
  return { method, path, access, summary, ...schemas };
}

type Output<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type Input<S> = S extends z.ZodType ? z.input<S> : Record<never, never>;
type Of<E extends Endpoint, K extends keyof Endpoint> = E extends { readonly [key in K]: infer S }
  ? S
  : never;

/** What a handler receives, after parsing. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Output<Of<E, 'params'>>;
  readonly query: Output<Of<E, 'query'>>;
  readonly body: Output<Of<E, 'body'>>;
}

/** What a caller sends, before parsing. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: Input<Of<E, 'params'>>;
  readonly query: Input<Of<E, 'query'>>;
  readonly body: Input<Of<E, 'body'>>;
}

export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;
