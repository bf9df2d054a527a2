import { type OutsideCallName, outsideCalls } from '#contract/calls/open-platform/outside.ts'

/** A call as people who write programs know it: `/api/open/v1/robots`. */
export const callPath = (name: OutsideCallName): string => outsideCalls[name].path
