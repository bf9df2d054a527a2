import * as v from 'valibot'
import { boundSerials } from '#contract/calls/robot-credentials/gateways.ts'

/** The serial numbers that somebody wrote, one a line or with commas between; each once. */
export const serialsOf = (written: string): string[] => [
  ...new Set(
    written
      .split(/[\n,;]/)
      .map(serial => serial.trim())
      .filter(serial => serial !== '')
  )
]

/** Whether one call can bind them. */
export const areSerials = (serials: readonly string[]): boolean => v.is(boundSerials, serials)
