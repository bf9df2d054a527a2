import { type KnownId, type Person, type Sample, saidOf } from '../../support/calls/sample.ts'
import * as administration from './administration.ts'
import * as appointments from './appointments.ts'
import * as cleaning from './cleaning.ts'
import * as deploy from './deploy.ts'
import * as devices from './devices.ts'
import * as figures from './figures.ts'
import * as identity from './identity.ts'
import * as languages from './languages.ts'
import * as materials from './materials.ts'
import * as menu from './menu.ts'
import * as messages from './messages.ts'
import * as openPlatform from './open-platform.ts'
import * as ota from './ota.ts'
import * as resourcePackages from './resource-packages.ts'
import * as robots from './robots.ts'
import * as scenes from './scenes.ts'
import * as shop from './shop.ts'
import * as stores from './stores.ts'
import * as study from './study.ts'

/** By topics, as in `contract/calls`. */
export const samples: Readonly<Record<string, Sample>> = {
  ...administration.samples,
  ...appointments.samples,
  ...cleaning.samples,
  ...deploy.samples,
  ...devices.samples,
  ...figures.samples,
  ...identity.samples,
  ...languages.samples,
  ...materials.samples,
  ...menu.samples,
  ...messages.samples,
  ...openPlatform.samples,
  ...ota.samples,
  ...resourcePackages.samples,
  ...robots.samples,
  ...scenes.samples,
  ...shop.samples,
  ...stores.samples,
  ...study.samples
}

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
