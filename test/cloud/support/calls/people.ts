import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { TestCloud } from '../../../../cloud/testing.ts'
import { send, signIn } from '../client.ts'
import { givePermissions } from '../give-permissions.ts'
import type { Find, KnownId, Person, World } from './sample.ts'

const finderOf = (known: KnownId | undefined, whose: 'own' | 'foreign'): Find | undefined =>
  whose === 'own' ? known?.own : known !== undefined && 'foreign' in known ? known.foreign : undefined

/** The calls of people, each signed in once and given the permissions of the calls that they make. */
export const peopleOf = (cloud: TestCloud) => {
  const tokens = new Map<Person, Promise<string>>()
  const permitted = new Set<string>()
  const tokenFor = (who: Person): Promise<string> => {
    const token = tokens.get(who) ?? signIn(cloud, who)
    tokens.set(who, token)
    return token
  }
  const permit = async (who: Person, { access }: Call): Promise<void> => {
    const permission = typeof access === 'object' && 'permission' in access ? access.permission : undefined
    if (who === 'operator' || permission === undefined || permitted.has(`${who} ${permission}`)) return
    await givePermissions(cloud, who, [permission])
    permitted.add(`${who} ${permission}`)
  }
  /** The token of somebody who may make the call. */
  const permittedToken = async (who: Person, call: Call): Promise<string> => {
    await permit(who, call)
    return tokenFor(who)
  }
  const ask: World['ask'] = async (who, call, input = {}) => {
    const { code, data, msg } = await send(cloud.url, call, { ...input, token: await permittedToken(who, call) })
    if (code === codes.success) return data
    throw new Error(`${who} at ${call.path} was answered ${code}: ${msg}, ${JSON.stringify(data)}`)
  }
  const found = new Map<Find, Map<Person, Promise<number>>>()
  /** The ids within reach of one caller. An id is found once: calls that are refused leave it as it is. */
  const worldOf = (caller: Person, topic: string, knownId: (field: string) => KnownId | undefined): World => {
    const find = (whose: 'own' | 'foreign', field: string): Promise<number> => {
      const finder = finderOf(knownId(field), whose)
      if (finder === undefined) throw new Error(`no sample of ${topic} says how to find the ${whose} ${field}`)
      const byCaller = found.get(finder) ?? new Map<Person, Promise<number>>()
      const id = byCaller.get(caller) ?? finder(world)
      found.set(finder, byCaller.set(caller, id))
      return id
    }
    const own = (field: string) => find('own', field)
    const foreign = (field: string) => find('foreign', field)
    const world: World = { caller, url: cloud.url, now: cloud.clock.now(), token: permittedToken, ask, own, foreign }
    return world
  }
  return { permittedToken, worldOf }
}
