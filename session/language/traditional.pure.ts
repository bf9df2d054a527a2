import { firstKnownLanguage, isTraditional, traditionalChinese } from '#contract/languages.ts'

/** Whether a person reads Traditional Chinese: the saved choice says so, or the first language of ours that the browser names. */
export const wantsTraditional = (saved: string | undefined, browserLanguages: readonly string[]): boolean => {
  if (firstKnownLanguage([saved ?? '']) !== undefined) return saved === traditionalChinese
  return isTraditional(browserLanguages.find(tag => firstKnownLanguage([tag]) !== undefined) ?? '')
}

const regionOf = (tag: string): string | undefined => /-([a-z]{2})$/i.exec(tag)?.[1]?.toUpperCase()

/**
 * The language code among those of the cloud that has Traditional Chinese for this person. Best is the browser's own tag,
 * then its region, then the code without a region.
 */
export const traditionalIn = (codes: readonly string[], browserLanguages: readonly string[]): string | undefined => {
  const there = codes.filter(isTraditional).sort()
  const tags = browserLanguages.filter(isTraditional)
  const regions = tags.flatMap(tag => regionOf(tag) ?? [])
  return (
    tags.find(tag => there.includes(tag)) ??
    there.find(code => regions.includes(regionOf(code) ?? '')) ??
    there.find(code => code === traditionalChinese) ??
    there[0]
  )
}
