import { is } from 'valibot'
import type { ChosenRobots } from '#contract/calls/robot-acts/many.ts'
import { filterParts, type InAddress, partsOfFilter } from '#contract/calls/robots/filter-parts.ts'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import { tags } from '#contract/calls/robots/tags.ts'
import { deployPermissions, permissions, robotActPermissions } from '#contract/permissions.ts'

/** The acts on many robots at once, and the permissions that each act needs. */
const neededFor = {
  lock: [robotActPermissions.lock],
  unlock: [robotActPermissions.unlock],
  bind: [permissions.stores],
  unbind: [permissions.stores],
  tag: [permissions.stores],
  diagnose: [deployPermissions.diagnose],
  // The template is chosen from the list of templates.
  template: [robotActPermissions.applyTemplates, robotActPermissions.templates]
} as const satisfies Record<string, readonly string[]>

export type ManyAct = keyof typeof neededFor
const manyActs = Object.keys(neededFor) as ManyAct[]

/** The acts that a person may do. */
export const actsFor = (held: readonly string[]): ManyAct[] =>
  manyActs.filter(act => neededFor[act].every(it => held.includes(it)))

/** An act on robots, before a person said more of it. `others`: the chosen robots of organisations below, which it leaves out. */
export type ManyWish = { act: ManyAct; chosen: ChosenRobots; count: number; others: number }

/** The details that a person gives for an act. A detail that the act does not have is ignored. */
export type Said = { reason: string; note: string; storeId: string; templateId: string; add: string; remove: string }

/** The tags of a field, as somebody wrote them; commas of every language stand between them. */
export const tagsIn = (written: string): string[] =>
  written
    .split(/[,，、]/)
    .map(it => it.trim())
    .filter(it => it !== '')

/** The field whose tags the cloud would refuse; one of both has to have some. */
const wrongTagsIn = ({ add, remove }: Pick<Said, 'add' | 'remove'>): 'add' | 'remove' | undefined => {
  if (tagsIn(add).length + tagsIn(remove).length === 0 || !is(tags, tagsIn(add))) return 'add'
  return is(tags, tagsIn(remove)) ? undefined : 'remove'
}

/** The missing detail; undefined where the act can be sent. */
export const missingIn = (act: ManyAct, { note, storeId, templateId, ...said }: Said): keyof Said | undefined => {
  if (act === 'lock' || act === 'unlock') return note.trim() === '' ? 'note' : undefined
  if (act === 'tag') return wrongTagsIn(said)
  if (act === 'bind') return storeId === '' ? 'storeId' : undefined
  return act === 'template' && templateId === '' ? 'templateId' : undefined
}

/** What a person chose in the list, by the names of the address. */
export type Chosen = InAddress<KeptFilter> & Pick<KeptFilter, 'sort'>

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

/** Whose robots a person acts on: undefined for one who acts on those of every organisation. */
export const actingIn = (held: readonly string[], tenantId: number | null | undefined): number | null | undefined =>
  held.includes(permissions.everyTenant) ? undefined : (tenantId ?? null)

/** Those of the chosen robots that the person acts on: a robot of an organisation below is only shown. */
export const ownAmong = <Robot extends { tenantId: number }>(
  robots: readonly Robot[],
  acting: number | null | undefined
): Robot[] => robots.filter(({ tenantId }) => acting === undefined || tenantId === acting)

/** The part of a filter that finds robots the person acts on; undefined where it finds those of others alone. */
export const ownPart = (filter: KeptFilter, acting: number | null | undefined): KeptFilter | undefined => {
  if (acting === undefined) return filter
  if (acting === null || (filter.tenantId !== undefined && filter.tenantId !== acting)) return undefined
  return { ...filter, tenantId: acting }
}
