import type { CallRequest } from '#contract/call.ts'
import type { RollOutFilter, startRollOut } from '#contract/calls/ota/roll-outs.ts'
import { isVersionNumber } from '#contract/calls/ota/version-number.ts'

/** The values that a person chooses for a roll-out. */
export type RollOutDraft = {
  /** The id as a text; empty without a choice. */
  machineVersionId: string
  models: string[]
  storeId: string
  fromVersion: string
  nightFrom: number
  nightTo: number
  failureShareMax: number
}

export const newRollOut: RollOutDraft = {
  machineVersionId: '',
  models: [],
  storeId: '',
  fromVersion: '',
  nightFrom: 22,
  nightTo: 6,
  failureShareMax: 5
}

export type RollOutProblem = 'machine' | 'models' | 'fromVersion' | 'share'

const isShare = (share: number): boolean => Number.isInteger(share) && share >= 1 && share <= 100

/** The wrong fields, in the order of the form. */
export const problemsOf = ({
  machineVersionId,
  models,
  fromVersion,
  failureShareMax
}: RollOutDraft): Partial<Record<RollOutProblem, RollOutProblem>> => ({
  ...(machineVersionId === '' && { machine: 'machine' }),
  ...(models.length === 0 && { models: 'models' }),
  ...(fromVersion.trim() !== '' && !isVersionNumber(fromVersion.trim()) && { fromVersion: 'fromVersion' }),
  ...(!isShare(failureShareMax) && { share: 'share' })
})

/** The robots that a draft chooses. */
export const filterOf = ({ models, storeId, fromVersion }: RollOutDraft): RollOutFilter => ({
  models,
  ...(storeId === '' ? {} : { storeId: Number(storeId) }),
  ...(fromVersion.trim() === '' ? {} : { fromVersion: fromVersion.trim() })
})

/** The body that is sent for a draft without problems. */
export const bodyOf = (draft: RollOutDraft): CallRequest<typeof startRollOut>['body'] => ({
  machineVersionId: Number(draft.machineVersionId),
  filter: filterOf(draft),
  nightFrom: draft.nightFrom,
  nightTo: draft.nightTo,
  failureShareMax: draft.failureShareMax
})
