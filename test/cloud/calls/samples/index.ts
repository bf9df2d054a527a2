import { type KnownId, type Person, type Sample, saidOf } from '../../support/calls/sample.ts'
import * as administration from './administration.ts'
import * as appointments from './appointments.ts'
import * as cleaning from './cleaning.ts'
import * as deploy from './deploy.ts'
import * as figures from './figures.ts'
import * as identity from './identity.ts'
import * as messages from './messages.ts'
import * as ota from './ota.ts'
import * as platform from './platform.ts'
import * as portal from './portal.ts'
import * as resources from './resources.ts'
import * as robots from './robots.ts'
import * as shop from './shop.ts'
import * as stores from './stores.ts'

/** By topics, as in `contract/calls`. */
export const samples: Readonly<Record<string, Sample>> = Object.assign(
  {},
  ...[administration, appointments, cleaning, deploy, figures, identity, messages].map(it => it.samples),
  ...[ota, platform, portal, resources, robots, shop, stores].map(it => it.samples)
)

/** Ids that calls of many topics take. */
const everywhere = { ...administration.ids, ...stores.ids }

/** The sample of one call. */
export const sampleOf = (topic: string, call: string) => {
  const { as = 'tenant', ids, values }: Sample = samples[topic] ?? {}
  const caller: Person = typeof as === 'function' ? as(call) : as
  return {
    caller,
    knownId: (field: string): KnownId | undefined => saidOf(ids, call, field) ?? saidOf(everywhere, call, field),
    value: (field: string): unknown => saidOf(values, call, field)
  }
}
