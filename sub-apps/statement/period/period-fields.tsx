import { useEffect, useRef } from 'react'
import { type Period, withEnd } from '#contract/days/period.ts'
import * as limits from '#contract/limits.ts'

type DayFieldProps = { label: string; day: string; onChange: (day: string) => void }

/** One day. A controlled field would take back the first digits of a year, which are no day of these periods yet. */
const DayField = ({ label, day, onChange }: DayFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.value = day
  }, [day])
  return (
    <label className="field">
      <span className="quiet">{label}</span>
      <input
        ref={input}
        type="date"
        required
        defaultValue={day}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}

type PeriodFieldsProps = {
  /** The labels of the first and the last day. */
  labels: readonly [string, string]
  period: Period
  onChange: (period: Period) => void
}

/** The first and the last day of a period. Either one moves the other where it has to. */
export const PeriodFields = ({ labels: [from, to], period, onChange }: PeriodFieldsProps) => (
  <>
    <DayField
      label={from}
      day={period.from}
      onChange={day => onChange(withEnd(period, 'from', day, limits.dashboardDaysMax))}
    />
    <DayField
      label={to}
      day={period.to}
      onChange={day => onChange(withEnd(period, 'to', day, limits.dashboardDaysMax))}
    />
  </>
)
