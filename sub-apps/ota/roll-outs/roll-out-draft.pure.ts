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

export const newRollOut = (): RollOutDraft => ({
  machineVersionId: '',
  models: [],
  storeId: '',
  fromVersion: '',
  nightFrom: 22,
  nightTo: 6,
  failureShareMax: 5
})

export type RollOutProblem = 'machine' | 'models' | 'fromVersion' | 'share'

/** The first field that is wrong. */
export const problemOf = (draft: RollOutDraft): RollOutProblem | undefined => {
  if (draft.machineVersionId === '') return 'machine'
  if (draft.models.length === 0) return 'models'
  if (draft.fromVersion.trim() !== '' && !isVersionNumber(draft.fromVersion.trim())) return 'fromVersion'
  const { failureShareMax } = draft
  return Number.isInteger(failureShareMax) && failureShareMax >= 1 && failureShareMax <= 100 ? undefined : 'share'
}

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
