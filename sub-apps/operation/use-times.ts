import { $language, dateFormat } from '@portal/session'
import { type ComputedRef, computed } from 'vue'
import { dayMs, startOfBeijingDay, startOfDay } from '#contract/days/beijing.ts'
import { dashboardTimeZone } from '#contract/limits.ts'
import { useStore } from '#kit/adapters/vue.ts'

/** How moments are written for readers of the current language: years are Gregorian, times are those of Beijing. */
type Times = {
  /** `09:00–10:30` */
  hours: (start: number, end: number) => string
  /** The same in the reader's own zone; undefined where that shows the same. */
  ownHours: (start: number, end: number) => string | undefined
  /** `Thu, 12 March` */
  day: (day: string) => string
  /** `12 Mar 2026`, or several days. */
  days: (first: string, last: string) => string
  /** An absence: days alone where it begins and ends at midnight, with the hours otherwise. */
  span: (start: number, end: number) => string
  /** Monday is 1. */
  weekday: (weekday: number) => string
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** 5 January 1970 was a Monday. */
const mondayMs = 4 * dayMs

export const useTimes = (): ComputedRef<Times> => {
  const language = useStore($language)
  return computed((): Times => {
    const format = (options: Intl.DateTimeFormatOptions, timeZone?: string) =>
      dateFormat(language.value, timeZone === undefined ? options : { ...options, timeZone })
    const there = format(clock, dashboardTimeZone)
    const here = format(clock)
    const days = format({ dateStyle: 'medium' }, dashboardTimeZone)
    const day = format({ weekday: 'short', month: 'long', day: 'numeric' }, dashboardTimeZone)
    const moments = format({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }, dashboardTimeZone)
    const weekdays = format({ weekday: 'long' }, 'UTC')
    const hoursBy = (by: Intl.DateTimeFormat, start: number, end: number) => `${by.format(start)}–${by.format(end)}`
    const isMidnight = (moment: number) => startOfBeijingDay(moment) === moment
    return {
      hours: (start, end) => hoursBy(there, start, end),
      ownHours: (start, end) => {
        const own = hoursBy(here, start, end)
        return own === hoursBy(there, start, end) ? undefined : own
      },
      day: it => day.format(startOfDay(it)),
      days: (first, last) => days.formatRange(startOfDay(first), startOfDay(last)),
      span: (start, end) =>
        isMidnight(start) && isMidnight(end) ? days.formatRange(start, end - 1) : moments.formatRange(start, end),
      weekday: weekday => weekdays.format(mondayMs + (weekday - 1) * dayMs)
    }
  })
}
