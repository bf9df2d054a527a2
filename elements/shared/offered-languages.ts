import { type Language, pickerLanguages } from '#contract/languages.ts'

/** The languages that a person can pick, beside the current one. */
export let offeredLanguages: readonly Language[] = pickerLanguages

/** Offers others than the portal does. */
export const offerLanguages = (languages: readonly Language[]): void => {
  offeredLanguages = languages
}
