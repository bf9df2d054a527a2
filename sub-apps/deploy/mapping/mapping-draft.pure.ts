import {
  type MappingFeatures,
  type MappingRange,
  type MappingSwitch,
  mappingRangeNames,
  mappingRanges
} from '#contract/calls/deploy/mapping-features.ts'

/* Pure: a configuration as a form holds it, and as the cloud takes it. */

export type MappingDraft = Record<MappingSwitch, boolean> & Record<MappingRange, string>

/** The values that the form begins with. */
export const draftOf = (features: MappingFeatures): MappingDraft => ({
  ...features,
  resolution: String(features.resolution),
  largestArea: String(features.largestArea)
})

/** A typed whole number within its range; undefined for any other text. */
const numberOf = (range: MappingRange, typed: string): number | undefined => {
  const { from, to } = mappingRanges[range]
  const value = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

/** The ranges whose text is no number within them, in the order of the form. */
export const wrongRanges = (draft: MappingDraft): MappingRange[] =>
  mappingRangeNames.filter(range => numberOf(range, draft[range]) === undefined)

/** The features as the cloud takes them; undefined while a number is wrong. */
export const featuresOf = (draft: MappingDraft): MappingFeatures | undefined => {
  const resolution = numberOf('resolution', draft.resolution)
  const largestArea = numberOf('largestArea', draft.largestArea)
  return resolution === undefined || largestArea === undefined ? undefined : { ...draft, resolution, largestArea }
}
