import type { GroupItem, MaterialGroupDetail } from '#contract/calls/materials/groups.ts'
import { dayMinutes } from '#contract/calls/materials/material-facts.ts'
import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import * as limits from '#contract/limits.ts'

/* A group as somebody writes it: the typed values, and the group that they become. */

export type DraftItem = Omit<GroupItem, 'seconds'> & {
  /** As typed; empty for a material that has a length of its own. */
  seconds: string
}

export type GroupDraft = {
  name: string
  model: MaterialModel | ''
  fromMinute: number
  toMinute: number
  items: readonly DraftItem[]
}

/** Seconds that a picture begins with. */
const usualSeconds = 10

export const emptyGroup: GroupDraft = { name: '', model: '', fromMinute: 0, toMinute: dayMinutes, items: [] }

export const draftOfGroup = ({ name, model, fromMinute, toMinute, items }: MaterialGroupDetail): GroupDraft => ({
  name,
  model,
  fromMinute,
  toMinute,
  items: items.map(({ seconds, ...item }) => ({ ...item, seconds: seconds === null ? '' : String(seconds) }))
})

type Added = Pick<GroupItem, 'materialId' | 'name' | 'kind'>

/** Puts materials behind the others, as many as a group may have. */
export const addItems = (items: readonly DraftItem[], added: readonly Added[]): DraftItem[] => {
  const rows = added.map(({ materialId, name, kind }) => ({
    materialId,
    name,
    kind,
    seconds: kind === 'picture' ? String(usualSeconds) : ''
  }))
  return [...items, ...rows].slice(0, limits.groupItemsMax)
}

const isSeconds = (typed: string): boolean =>
  /^\d{1,3}$/.test(typed.trim()) &&
  Number(typed) >= limits.pictureSecondsMin &&
  Number(typed) <= limits.pictureSecondsMax

/** Whether the seconds of an item are missing or out of range. */
export const hasWrongSeconds = ({ kind, seconds }: DraftItem): boolean => kind === 'picture' && !isSeconds(seconds)

/** The problems of each field, by the field's name on the page. */
export const groupProblems = ({ name, model, fromMinute, toMinute, items }: GroupDraft) =>
  ({
    name: name.trim() === '' ? 'empty' : undefined,
    model: model === '' ? 'empty' : undefined,
    toMinute: fromMinute === toMinute ? 'span' : undefined,
    items: items.length === 0 ? 'items' : undefined,
    seconds: items.some(hasWrongSeconds) ? 'seconds' : undefined
  }) as const

/** The materials of a group as a person reads them, one a line, with the seconds that a picture stays. */
export const itemLines = (items: readonly DraftItem[], unit: string): string =>
  items.map(({ name, seconds }) => (seconds === '' ? name : `${name}, ${seconds} ${unit}`)).join('\n')

/** Tells the uses of materials apart: the material of each, and a number for each use of one material. */
export const usesOf = (items: readonly DraftItem[]): string[] => {
  const counts = new Map<number, number>()
  return items.map(({ materialId }) => {
    const count = (counts.get(materialId) ?? 0) + 1
    counts.set(materialId, count)
    return `${materialId} ${count}`
  })
}

/** The values that are sent for a draft without problems. */
export const writtenGroup = ({ name, fromMinute, toMinute, items }: GroupDraft) => ({
  name: name.trim(),
  fromMinute,
  toMinute,
  items: items.map(({ materialId, kind, seconds }) => ({
    materialId,
    seconds: kind === 'picture' ? Number(seconds) : null
  }))
})

/** A minute of the day as clocks show it: `07:30`, and `24:00` for the end of the day. */
export const clockOf = (minute: number): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

const stepMinutes = 30

/** The minutes to choose from, every half hour, with the one that is chosen. */
export const minuteChoices = (from: number, until: number, chosen: number): number[] => {
  const steps = Array.from({ length: (until - from) / stepMinutes + 1 }, (_, step) => from + step * stepMinutes)
  return [...new Set([...steps, chosen])].toSorted((one, other) => one - other)
}
