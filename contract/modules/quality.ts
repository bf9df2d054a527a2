import * as v from 'valibot'

/**
 * How good a sub-application is, as `robot-portal check` of its team found (docs/quality.md). A level is reached when all of its
 * rules and those of the levels below are kept. Gold is the highest.
 */
export const qualityLevels = ['bronze', 'silver', 'gold'] as const
export type QualityLevel = (typeof qualityLevels)[number]

export const qualityLevel = v.picklist(qualityLevels, 'bronze, silver or gold')
