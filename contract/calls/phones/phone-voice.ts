import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import { languageCodes } from '../../languages.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery } from '../../paging.ts'
import { phonePermissions } from '../../permissions.ts'
import { localTexts, shownTexts } from '../shop/local-texts.ts'

/* The sentences that robots of a store say on the phone, and how often the robots call. */

const path = '/api/platformservice/v1/phones/voice'
const whole = v.pipe(v.number(), v.integer())

const voice = {
  /** The language that robots speak there. */
  language: v.picklist(languageCodes),
  /** Per cent. */
  volume: v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(100, 'at most 100')),
  /** How often a robot calls again after a call without an answer. */
  retries: v.pipe(
    whole,
    v.minValue(0, 'at least 0'),
    v.maxValue(limits.phoneRetriesMax, `at most ${limits.phoneRetriesMax}`)
  )
}

const storeVoice = v.object({
  storeId: v.number(),
  storeName: v.string(),
  ...voice,
  /** The sentences that a robot says when it has arrived. */
  sentences: shownTexts,
  /** Null for a store whose voice nobody has changed yet. */
  updateTime: v.nullable(whole),
  /** 0 while nobody has changed it. */
  version: readVersion
})
export type StoreVoice = v.InferOutput<typeof storeVoice>

export const voiceDetail = defineCall({
  method: 'GET',
  path,
  summary:
    'The voice of a store; the usual one where nobody has changed it. 610702 for a store that the user may not see.',
  access: { permission: phonePermissions.section },
  query: v.object({ storeId: idInQuery }),
  data: storeVoice
})

const writtenVoice = v.object({ storeId: id, ...voice, sentences: localTexts(limits.voiceSentenceMaxLength) })
export type WrittenVoice = v.InferOutput<typeof writtenVoice>

export const saveVoice = defineCall({
  method: 'PUT',
  path,
  summary:
    'Changes the voice of a store. It counts for calls that begin later. 610702 for a store that the user may not see.',
  access: { permission: phonePermissions.configure },
  body: v.object({ ...writtenVoice.entries, version: v.optional(seenVersion) }),
  data: v.null()
})
