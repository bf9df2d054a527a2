import { $permissions, linkTo, navigate } from '@portal/session'
import { serialsInAddress } from '#contract/calls/robots/filter-parts.ts'
import * as limits from '#contract/limits.ts'
import { otaPermissions } from '#contract/permissions.ts'
import type { useSubApp } from '#kit/adapters/vue.ts'
import type { Text } from '../texts.ts'
import type { Chosen } from './many/acts.pure.ts'

/* A roll-out for robots of the list. It begins here; the OTA application has the form. */

type Notify = ReturnType<typeof useSubApp>['notify']

/** Whether the person may run roll-outs, and this site has the page for it. */
export const mayUpgrade = (): boolean =>
  [otaPermissions.softwareUpdate, otaPermissions.runRollOuts].every(it => $permissions.get().includes(it)) &&
  linkTo('ota.upgrade') !== undefined

const planFor = (query: URLSearchParams): void => {
  // A link of its own would make every page heavier.
  const rollOuts = linkTo('ota.upgrade')
  if (rollOuts !== undefined) navigate(`${rollOuts}/new?${query}`)
}

/** Opens a new roll-out for single robots: as many as its address can hold. */
export const upgradeThese = (serials: readonly string[], text: Text, notify: Notify): false => {
  if (serials.length > limits.rollOutHandedMax)
    notify('warning', text('many.tooMany', { count: limits.rollOutHandedMax }))
  else planFor(new URLSearchParams({ [serialsInAddress]: serials.join() }))
  return false
}

/** Opens a new roll-out for all robots that fit the filters of the list. They are looked up when it begins. */
export const upgradeAllThat = ({ sort: _, ...filters }: Chosen): false => {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  planFor(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
  return false
}
