import type { StoreVoice, WrittenVoice } from '#contract/calls/phones/phone-voice.ts'
import { type Language, languageCodes } from '#contract/languages.ts'
import type { Draft } from '../parts/form-draft.pure.ts'

/* Pure: the voice of a store as a form holds it, and as the cloud takes it. */

/** Each sentence is a field of its own: `sentence.th`. */
export type VoiceField = 'language' | 'volume' | 'retries' | `sentence.${Language}`

const sentenceField = (language: Language) => `sentence.${language}` as const

/** The values that the form begins with. */
export const voiceDraftOf = ({ language, volume, retries, sentences }: StoreVoice): Draft<VoiceField> => ({
  language,
  volume: String(volume),
  retries: String(retries),
  'sentence.en': sentences.en,
  'sentence.zh': sentences.zh ?? '',
  'sentence.ja': sentences.ja ?? '',
  'sentence.ko': sentences.ko ?? '',
  'sentence.th': sentences.th ?? '',
  'sentence.fr': sentences.fr ?? ''
})

const numberOf = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** A store's voice as the cloud takes it. Empty sentences are left out. English stays, so that the rule finds it empty. */
export const writtenVoiceOf = (storeId: number, draft: Draft<VoiceField>): WrittenVoice => ({
  storeId,
  language: languageCodes.find(it => it === draft.language) ?? 'en',
  volume: numberOf(draft.volume),
  retries: numberOf(draft.retries),
  sentences: {
    en: draft['sentence.en'].trim(),
    ...Object.fromEntries(
      languageCodes
        .map(language => [language, draft[sentenceField(language)].trim()] as const)
        .filter(([, sentence]) => sentence !== '')
    )
  }
})
