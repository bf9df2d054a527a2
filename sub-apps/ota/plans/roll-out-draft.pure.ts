import type { CallInput } from '#contract/call.ts'
import { isWhole, type RollOutFilter, usualPatienceDays, usualWaves } from '#contract/calls/ota/roll-out-plan.ts'
import type { RollOutDetail, startRollOut } from '#contract/calls/ota/roll-outs.ts'
import { isVersionNumber } from '#contract/calls/ota/version-number.ts'
import * as limits from '#contract/limits.ts'
import { momentOf, typedTime } from '#kit/portal/local-time.pure.ts'
import { type HandedFilter, handedOf } from './handed-filter.pure.ts'

/** The values that a person chooses for a roll-out. */
export type RollOutDraft = {
  /** The id as a text; empty without a choice. */
  machineVersionId: string
  models: string[]
  storeId: string
  tag: string
  /** One on each line. */
  serials: string
  fromVersion: string
  nightFrom: number
  nightTo: number
  failureShareMax: number
  /** Per cent, as `5, 20, 75`. */
  waves: string
  patienceDays: number
  /** As `2026-03-12T22:00` on the reader's clock; empty for now. */
  start: string
  handed: HandedFilter
}

export const newRollOut: RollOutDraft = {
  machineVersionId: '',
  models: [],
  storeId: '',
  tag: '',
  serials: '',
  fromVersion: '',
  nightFrom: 22,
  nightTo: 6,
  failureShareMax: 5,
  waves: usualWaves.join(', '),
  patienceDays: usualPatienceDays,
  start: '',
  handed: {}
}

/** The draft of a plan that is there. */
export const draftOf = ({ filter, ...plan }: RollOutDetail): RollOutDraft => ({
  machineVersionId: String(plan.machineVersionId),
  models: [...filter.models],
  storeId: String(filter.storeId ?? ''),
  tag: filter.tag ?? '',
  serials: filter.serials?.join('\n') ?? '',
  fromVersion: filter.fromVersion ?? '',
  nightFrom: plan.nightFrom,
  nightTo: plan.nightTo,
  failureShareMax: plan.failureShareMax,
  waves: plan.waveShares.join(', '),
  patienceDays: plan.patienceDays,
  start: plan.startTime === null ? '' : typedTime(plan.startTime),
  handed: handedOf(filter)
})

const wordsIn = (written: string): string[] => written.split(/[\s,;，、；]+/u).filter(word => word !== '')

/** The shares that a text says; undefined for one that says none. */
export const sharesIn = (written: string): number[] | undefined => {
  const words = wordsIn(written)
  const shares = words.filter(word => /^\d{1,3}$/.test(word)).map(Number)
  const isPlan = shares.length === words.length && shares.length <= limits.rollOutWavesMax
  return isPlan && shares.every(share => share >= 1) && isWhole(shares) ? shares : undefined
}

/** The serials of a text, each once. */
export const serialsIn = (written: string): string[] => [...new Set(wordsIn(written))]

export type RollOutProblem = 'machine' | 'models' | 'fromVersion' | 'serials' | 'share' | 'waves' | 'patience' | 'start'

const isWithin = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most

const isDate = (start: string, now: number): boolean => {
  const moment = momentOf(start)
  return moment !== undefined && moment > now && moment <= now + limits.rollOutDaysAhead * 24 * 3_600_000
}

const areSerials = (serials: readonly string[]): boolean =>
  serials.length <= limits.rollOutSerialsMax && serials.every(({ length }) => length <= limits.serialMaxLength)

/** The wrong fields, in the order of the form. */
export const problemsOf = (draft: RollOutDraft, now: number): Partial<Record<RollOutProblem, RollOutProblem>> => ({
  ...(draft.machineVersionId === '' && { machine: 'machine' }),
  ...(draft.models.length === 0 && { models: 'models' }),
  ...(!areSerials(serialsIn(draft.serials)) && { serials: 'serials' }),
  ...(draft.fromVersion.trim() !== '' && !isVersionNumber(draft.fromVersion.trim()) && { fromVersion: 'fromVersion' }),
  ...(!isWithin(draft.failureShareMax, 100) && { share: 'share' }),
  ...(sharesIn(draft.waves) === undefined && { waves: 'waves' }),
  ...(!isWithin(draft.patienceDays, limits.rollOutPatienceDaysMax) && { patience: 'patience' }),
  ...(draft.start !== '' && !isDate(draft.start, now) && { start: 'start' })
})

/** The robots that a draft chooses. */
export const filterOf = ({ models, storeId, tag, serials, fromVersion, handed }: RollOutDraft): RollOutFilter => ({
  ...handed,
  models,
  ...(storeId === '' ? {} : { storeId: Number(storeId) }),
  ...(tag === '' ? {} : { tag }),
  ...(serials.trim() === '' ? {} : { serials: serialsIn(serials) }),
  ...(fromVersion.trim() === '' ? {} : { fromVersion: fromVersion.trim() })
})

/** The plan that is sent for a draft without problems. */
export const planOf = (draft: RollOutDraft): Omit<CallInput<typeof startRollOut>['body'], 'machineVersionId'> => ({
  filter: filterOf(draft),
  nightFrom: draft.nightFrom,
  nightTo: draft.nightTo,
  failureShareMax: draft.failureShareMax,
  waveShares: sharesIn(draft.waves),
  patienceDays: draft.patienceDays,
  startTime: momentOf(draft.start)
})

/** The field that a refusal is about, by the place that the cloud names. */
export const fieldAt = (place: string | undefined): RollOutProblem | undefined => {
  if (place === undefined) return undefined
  if (place.startsWith('filter.serials')) return 'serials'
  if (place.startsWith('filter.models')) return 'models'
  return place === 'startTime' ? 'start' : undefined
}
