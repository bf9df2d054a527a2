import { dateFormat } from '@portal/session'
import type { Language } from '#contract/languages.ts'

/** A moment as clocks in a zone show it, with the zone's name. Years are Gregorian in Thai too. */
export const timeIn = (language: Language, timeZone: string, moment: number): string =>
  `${dateFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(moment)} ${zoneIn(language, timeZone, moment)}`

const zoneIn = (language: Language, timeZone: string, moment: number): string =>
  dateFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** A date and a time that somebody chose, as `2026-11-24T09:30`, in the words of the language. */
export const wallTimeIn = (language: Language, wall: string): string =>
  dateFormat(language, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    timeStyle: 'short'
  }).format(Date.parse(`${wall}Z`))

/** How many of all, as a percentage; undefined where there are none. */
export const shareOf = (count: number, all: number): number | undefined => (all === 0 ? undefined : count / all)
