import { filterParts } from '#contract/calls/robots/filter-parts.ts'
import { type RobotChoices, robotConditions } from '#contract/calls/robots/robots.ts'
import { oneOf } from '#kit/list.ts'
import { type KindName, kindFilter, withWritten } from '../robot-kinds.ts'
import type { Text } from '../texts.ts'

type Named = { text: Text; kinds: readonly string[]; kindName: KindName }

/** What the person's robots differ by. */
export const noChoices: RobotChoices = { models: [], softwareVersions: [], tags: [], tenants: [], stores: [] }

/** The filters of the list of robots, by their names in the address. */
export const robotFilters = ({ text, kinds, kindName }: Named, choices: RobotChoices, address: URLSearchParams) => {
  const yesOrNo = [true, false]
  const hasSeveral = choices.tenants.length > 1
  const wordsOf = (part: 'model' | 'softwareVersion' | 'tag', words: readonly string[]) =>
    oneOf(
      filterParts[part].inAddress,
      text(`column.${part}`),
      withWritten(words, address.get(filterParts[part].inAddress)),
      word => word
    )
  const tenants = {
    kind: 'one',
    key: 'tenant',
    label: text('column.tenant'),
    options: choices.tenants.map(({ tenantId, name }) => ({ value: tenantId, name })),
    ids: true,
    rare: !hasSeveral
  } as const
  const stores = {
    kind: 'one',
    key: 'store',
    label: text('column.store'),
    options: choices.stores.map(({ storeId, name, tenantName }) => ({
      value: storeId,
      name: hasSeveral ? `${name} · ${tenantName}` : name
    })),
    ids: true,
    more: true
  } as const
  return [
    tenants,
    kindFilter(text('column.kind'), kinds, kindName, address),
    wordsOf('model', choices.models),
    { ...wordsOf('tag', choices.tags), rare: choices.tags.length === 0 },
    oneOf('state', text('column.state'), robotConditions, value =>
      value === 'offline' ? text('online.false') : text(`state.${value}`)
    ),
    oneOf('online', text('column.connection'), yesOrNo, value => text(`online.${value}`)),
    oneOf('fault', text('filters.fault'), yesOrNo, value => text(`fault.${value}`)),
    { ...wordsOf('softwareVersion', choices.softwareVersions), more: true },
    {
      kind: 'numbers',
      from: 'batteryFrom',
      to: 'batteryTo',
      label: text('column.battery'),
      least: 0,
      most: 100,
      unit: '%',
      more: true
    },
    { ...oneOf('locked', text('state.locked'), yesOrNo, value => text(`yesOrNo.${value}`)), more: true },
    { kind: 'days', from: 'seenFrom', to: 'seenTo', label: text('column.lastSeen'), more: true },
    stores,
    { ...oneOf('bound', text('filters.bound'), yesOrNo, value => text(`yesOrNo.${value}`)), more: true },
    { ...oneOf('gateway', text('filters.gateway'), yesOrNo, value => text(`yesOrNo.${value}`)), more: true },
    // Charts lead here with the days of a bar.
    { kind: 'days', from: 'from', to: 'to', label: text('filters.tasks'), more: true }
  ] as const
}
