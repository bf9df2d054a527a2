import type { ChosenRobots } from '#contract/calls/robot-acts/many.ts'
import { filterParts, type InAddress, partsOfFilter } from '#contract/calls/robots/filter-parts.ts'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import { deployPermissions, permissions, robotActPermissions } from '#contract/permissions.ts'

/** The acts on many robots at once, and the permissions that each act needs. */
const neededFor = {
  lock: [robotActPermissions.lock],
  unlock: [robotActPermissions.unlock],
  bind: [permissions.stores],
  unbind: [permissions.stores],
  diagnose: [deployPermissions.diagnose],
  // The template is chosen from the list of templates.
  template: [robotActPermissions.applyTemplates, robotActPermissions.templates]
} as const satisfies Record<string, readonly string[]>

export type ManyAct = keyof typeof neededFor
const manyActs = Object.keys(neededFor) as ManyAct[]

/** The acts that a person may do. */
export const actsFor = (held: readonly string[]): ManyAct[] =>
  manyActs.filter(act => neededFor[act].every(it => held.includes(it)))

/** An act on robots, before a person said more of it. */
export type ManyWish = { act: ManyAct; chosen: ChosenRobots; count: number }

/** The details that a person gives for an act. A detail that the act does not have is ignored. */
export type Said = { reason: string; note: string; storeId: string; templateId: string }

/** The missing detail; undefined where the act can be sent. */
export const missingIn = (act: ManyAct, { note, storeId, templateId }: Said): keyof Said | undefined => {
  if (act === 'lock' || act === 'unlock') return note.trim() === '' ? 'note' : undefined
  if (act === 'bind') return storeId === '' ? 'storeId' : undefined
  return act === 'template' && templateId === '' ? 'templateId' : undefined
}

type Chosen = InAddress<KeptFilter> & Pick<KeptFilter, 'sort'>

/** The filter of the list by the names that the cloud has for it. */
export const filterOf = ({ sort, ...chosen }: Chosen): KeptFilter => {
  const parts = partsOfFilter.flatMap(part => {
    const value = chosen[filterParts[part].inAddress]
    return value === undefined ? [] : [[part, value]]
  })
  return { ...(Object.fromEntries(parts) as KeptFilter), ...(sort === undefined ? {} : { sort }) }
}

/** All robots that the filter of the list finds, in any order and on any page. */
export const allThat = ({ sort: _, ...filter }: KeptFilter): ChosenRobots => ({ by: 'filter', filter })
