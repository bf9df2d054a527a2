/** The first and the last day of a period. They are loaded when somebody asks for a range. */
import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { isPeriod } from '#contract/days/period.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { $today, $wish, changeView } from './current-view.ts'
import { mostDays } from './view.ts'

export const RangeFields = () => {
  const translate = useTranslate()
  const id = useId()
  const { days } = useStore($wish)
  const today = useStore($today)
  const [from, setFrom] = useState(days[0] ?? today)
  const [to, setTo] = useState(days.at(-1) ?? today)
  const [tried, setTried] = useState(false)
  const fits = isPeriod({ from, to }, mostDays)
  const refused = tried && !fits
  const show = (): void => {
    setTried(!fits)
    if (fits) changeView({ period: { kind: 'range', from, to } })
  }
  return (
    <form
      className="range-fields"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        show()
      }}
    >
      <DayField
        name={translate('home.from')}
        value={from}
        max={today}
        problem={refused ? id : undefined}
        onChange={setFrom}
      />
      <DayField
        name={translate('home.to')}
        value={to}
        max={today}
        problem={refused ? id : undefined}
        onChange={setTo}
      />
      <button data-click="dashboard.filter" type="submit" className="button">
        {translate('home.show')}
      </button>
      <p id={id} role="alert" className={refused ? 'problem' : undefined}>
        {refused && translate('home.badRange', { count: mostDays })}
      </p>
    </form>
  )
}

type DayFieldProps = {
  name: string
  value: string
  max: string
  problem: string | undefined
  onChange: (day: string) => void
}

const DayField = ({ name, value, max, problem, onChange }: DayFieldProps) => (
  <label>
    {name}
    <input
      className="select"
      type="date"
      required
      max={max}
      value={value}
      aria-invalid={problem !== undefined}
      aria-describedby={problem}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)
