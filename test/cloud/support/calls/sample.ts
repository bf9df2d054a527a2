import type { Call, CallData, CallInput } from '#contract/call.ts'
import * as limits from '#contract/limits.ts'

/* A topic's word on its calls, for tests that walk the contract: who owns each id, and which value fits a field. */

/** A demo account, by the first part of its address. The operator sees everything. */
export type Person = 'operator' | 'tenant' | 'distributor' | 'customer' | 'aftersales' | 'packs' | 'nopacks'

type Input<C extends Call> = Partial<CallInput<C>>

/** Where ids are found: by calls that people make. */
export type World = {
  /** The person who makes the call that takes the id. */
  caller: Person
  url: string
  now: number
  /** Of somebody who may make the call. */
  token: (who: Person, call: Call) => Promise<string>
  /** The data of a success. The person gets the permission first. @throws Error for any other code */
  ask: <C extends Call>(who: Person, call: C, input?: Input<C>) => Promise<CallData<C>>
  /** An id that the caller may use, and one of somebody else. */
  own: (field: string) => Promise<number>
  foreign: (field: string) => Promise<number>
}

export type Find = (world: World) => Promise<number>

/** An id is somebody's, or it is nobody's for a reason. `own` is for calls that take another id beside it. */
export type KnownId = { own?: Find } & ({ foreign: Find } | { shared: string })

/** The field of any call of the topic, or of one call alone. */
type ByField<Value> = { [field: string]: Value }

export type Sample = {
  /** The person who makes the calls. They do not see every tenant. */
  as?: Person | ((call: string) => Person)
  ids?: ByField<KnownId>
  /** Values that a schema alone does not tell. */
  values?: ByField<unknown>
}

/** The entry of a field. One for a single call goes before one for all calls of the topic. */
export const saidOf = <Value>(said: ByField<Value> = {}, call: string, field: string): Value | undefined =>
  said[`${call} ${field}`] ?? said[field]

type Row<C extends Call> =
  CallData<C> extends { list: (infer Listed)[] } ? Listed : CallData<C> extends (infer Listed)[] ? Listed : never

const rowsOf = async <C extends Call>(
  { ask }: World,
  who: Person,
  call: C,
  query: Record<string, unknown>
): Promise<Row<C>[]> => {
  const rows: Row<C>[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const paged = { query: { pageNo, size: limits.pageSizeMax, ...query } }
    // The query was written for this call, which the compiler can't see in a function for all.
    const data: unknown = await ask(who, call, paged as unknown as Input<C>)
    const { list, total = 0 } = (Array.isArray(data) ? { list: data } : data) as { list: Row<C>[]; total?: number }
    rows.push(...list)
    if (list.length === 0 || rows.length >= total) return rows
  }
}

type Which<C extends Call> = {
  query?: Record<string, unknown> | ((world: World, whose: 'own' | 'foreign') => Promise<Record<string, unknown>>)
  where?: (row: Row<C>) => boolean
}

/** Ids in a list: of the caller's own rows, and of rows that the operator sees and the caller does not. */
export const listed = <C extends Call>(
  call: C,
  field: keyof Row<C>,
  { query = {}, where = () => true }: Which<C> = {}
): { own: Find; foreign: Find } => {
  const find = async (world: World, whose: 'own' | 'foreign') => {
    const wanted = typeof query === 'function' ? await query(world, whose) : query
    if (whose === 'own') return (await rowsOf(world, world.caller, call, wanted)).filter(where)
    const own = typeof query === 'function' ? [] : await rowsOf(world, world.caller, call, wanted)
    const known = new Set(own.map(row => row[field]))
    return (await rowsOf(world, 'operator', call, wanted)).filter(row => where(row) && !known.has(row[field]))
  }
  const first = async (world: World, whose: 'own' | 'foreign') => Number((await find(world, whose))[0]?.[field])
  return { own: world => first(world, 'own'), foreign: world => first(world, 'foreign') }
}
