import type { Language } from '#contract/languages.ts'
import { acceptedLanguage } from '../../texts/accepted-language.ts'
import { deviceOf } from '../../topics/identity/sign-in/device.pure.ts'

/** From where a call is made, and which languages its sender reads, as the request says it. */
export type Origin = { networkAddress: string; userAgent: string; acceptLanguage: string }

/** The language to write to the sender in: nothing else is known of a person who has no account yet. */
export const languageOf = ({ acceptLanguage }: Origin): Language => acceptedLanguage(acceptLanguage)

/** The origin in the form that is stored, which people can read. */
export type StoredOrigin = { browser: string | null; system: string | null; networkAddress: string | null }

export const storedOrigin = ({ networkAddress, userAgent }: Origin): StoredOrigin => ({
  ...deviceOf(userAgent),
  networkAddress
})
