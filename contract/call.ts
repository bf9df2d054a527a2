import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { OpenScope } from './calls/open-platform/scopes.ts'
import type { Code } from './codes.ts'

/**
 * The people who may make a call. They are anyone, guests and members alike, any member (a valid token), or members who
 * hold one permission. A call for anyone is sent without the Authorization header. A call for guests and members carries
 * the token where there is one, because it asks less of a member. A missing permission is 610403, unless the call names
 * another code. A call with a scope is for applications of customers that have the scope. They send key and secret by HTTP
 * Basic, and a token is refused there.
 */
export type Access =
  | 'anyone'
  | 'guestOrMember'
  | 'member'
  | { permission: string; refusedWith?: Code }
  | { scope: OpenScope }

/** One call of the cloud, described once for client, server and OpenAPI document (docs/requirements.md §7). */
export type Call<
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Data extends GenericSchema = GenericSchema,
  IgnoreCode extends boolean = boolean
> = {
  method: 'GET' | 'POST' | 'PUT'
  path: `/api/${string}`
  /** One sentence for the OpenAPI document. */
  summary: string
  access: Access
  /** How the body travels; JSON where nothing is said. */
  encoding?: 'json' | 'form' | 'multipart'
  /** Waits for the answer as long as it takes (docs/requirements.md §9: the calls of a language's texts). */
  timeLimit?: 'none'
  /** Changes nothing, though it is no GET. A question that the cloud was too busy for is asked again, and a wish never is. */
  isQuestion?: true
  /** A refusal is no failure. The code that makes the call gets the whole answer, and nobody is told of it (docs/requirements.md §8). */
  ignoreCode?: IgnoreCode
  query?: Query
  body?: Body
  /** Beside the fields of a multipart body, exactly one file travels as the part of this name. */
  file?: { part: string; description: string; bytesMax: number }
  data: Data
}

/** Keeps the exact schemas in the type, so that input and answer can be derived from the description. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
  Data extends GenericSchema = GenericSchema,
  IgnoreCode extends boolean = false
>(
  call: Call<Query, Body, Data, IgnoreCode>
): Call<Query, Body, Data, IgnoreCode> => call

type Sent<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined
type Received<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** A client's input for the call: its query and its body, each only where the call has one. */
export type CallInput<C> =
  C extends Call<infer Query, infer Body, GenericSchema>
    ? (Query extends GenericSchema ? { query: Sent<Query> } : { query?: undefined }) &
        (Body extends GenericSchema ? { body: Sent<Body> } : { body?: undefined })
    : never

/** The input of the server's handler, after the schemas have accepted it. */
export type CallRequest<C> =
  C extends Call<infer Query, infer Body, GenericSchema> ? { query: Received<Query>; body: Received<Body> } : never

/** The `data` of a successful answer. */
export type CallData<C> = C extends Call<infer _Query, infer _Body, infer Data> ? InferOutput<Data> : never

/** An answer with any code. Only a success (610000) has data that fitted the call's schema. */
export type WholeAnswer<Data> =
  | { ok: true; code: number; msg: string; data: Data }
  | { ok: false; code: number; msg: string; data: unknown }

/** The result of a call in the portal: its data, or the whole answer of a call that ignores codes. */
export type CallAnswer<C> =
  C extends Call<infer _Query, infer _Body, infer Data, infer IgnoreCode>
    ? [IgnoreCode] extends [true]
      ? WholeAnswer<InferOutput<Data>>
      : InferOutput<Data>
    : never
