// Defines the tags; it is loaded with the first booking alone.
import { dateFormat, firstWeekday } from '@portal/session'
import 'cally'
import type { CalendarDate } from 'cally'
import { type DetailedHTMLProps, type HTMLAttributes, useMemo, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { useTranslate } from '../../../../pieces/use-translate.ts'

type Tag<Own> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Own

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'calendar-date': Tag<{
        value: string
        min: string
        max: string
        locale: string
        firstDayOfWeek: number
        formatWeekday: 'narrow' | 'short'
        focusedDate: string | undefined
        isDateDisallowed: (date: Date) => boolean
        getDayParts: (date: Date) => string
        onchange: (event: Event) => void
        onfocusday: (event: CustomEvent<Date>) => void
      }>
      'calendar-month': Tag<{ offset?: number }>
    }
  }
}

type CalendarProps = {
  language: Language
  /**
   * The days that stand in the calendar, as `2026-11-25`. The open ones can be chosen. So can the used ones, on which the person
   * has booked all that one day allows: choosing one says so.
   */
  days: readonly { day: string; open: boolean; used: boolean }[]
  value: string | undefined
  /** The calendar begins with the month of this day. */
  first: string | undefined
  onChoose: (day: string) => void
}

/** A day comes as midnight in UTC: it is a day of the calendar, and no moment. */
const textOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The days of a month as a grid (`cally`). Arrow keys go from day to day. Years are Gregorian in Thai too. */
export const Calendar = ({ language, days, value, first, onChoose }: CalendarProps) => {
  const translate = useTranslate()
  const begin = value ?? first ?? days.find(day => day.open)?.day
  /** Of the month that is shown. The calendar says it each time that the focus goes to another day or month. */
  const [shown, setShown] = useState(begin)
  const month = dateFormat(language, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric'
  })
  const { isDateDisallowed, getDayParts } = useMemo(() => {
    const parts = new Map(days.flatMap(({ day, open, used }) => (open ? [[day, 'free']] : used ? [[day, 'used']] : [])))
    return {
      isDateDisallowed: (date: Date) => !parts.has(textOf(date)),
      getDayParts: (date: Date) => parts.get(textOf(date)) ?? ''
    }
  }, [days])
  return (
    <calendar-date
      className="reserve-calendar"
      value={value ?? ''}
      min={days[0]?.day ?? ''}
      max={days.at(-1)?.day ?? ''}
      focusedDate={begin}
      locale={`${language}-u-ca-gregory`}
      firstDayOfWeek={firstWeekday(language) % 7}
      formatWeekday="short"
      isDateDisallowed={isDateDisallowed}
      getDayParts={getDayParts}
      onfocusday={({ detail }) => setShown(textOf(detail))}
      onchange={({ target }) => onChoose((target as InstanceType<typeof CalendarDate>).value)}
    >
      <span slot="previous">
        <sl-icon name="chevron-left" />
        <span className="unseen">{translate('reserve.previousMonth')}</span>
      </span>
      <span slot="next">
        <sl-icon name="chevron-right" />
        <span className="unseen">{translate('reserve.nextMonth')}</span>
      </span>
      <span slot="heading" aria-hidden="true" className="reserve-month">
        {shown !== undefined && month.format(Date.parse(shown))}
      </span>
      <calendar-month />
    </calendar-date>
  )
}
