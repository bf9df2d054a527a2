import { ChevronDown } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { is } from 'valibot'
import { day } from '#contract/calls/figures/days.ts'
import type { FilterValue, ListFilter, ListView } from '#contract/page/list.ts'
import { usePopover } from '../../shared/hooks/use-popover.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'

type Change = (name: string, value: FilterValue | undefined) => void
type FieldOf<Kind extends ListFilter['kind']> = {
  filter: Extract<ListFilter, { kind: Kind }>
  values: ListView['filters']
  onChange: Change
}

/** One of some values, in the browser's own field: it has a keyboard, and a wheel on phones. */
const OneField = ({ filter: { key, label, options }, values, onChange }: FieldOf<'one'>) => {
  const translate = useTranslate()
  const value = values[key]
  const isOffered = value === undefined || options.some(option => option.value === value)
  return (
    <label className={value === undefined ? 'chip' : 'chip on'}>
      <span>{label}</span>
      <select
        data-click="list.filter"
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) =>
          onChange(key, options.find(option => String(option.value) === target.value)?.value ?? undefined)
        }
      >
        <option value="">{translate('list.all')}</option>
        {options.map(({ value, name }) => (
          <option key={String(value)} value={String(value)}>
            {name}
          </option>
        ))}
        {!isOffered && <option value={String(value)}>{String(value)}</option>}
      </select>
    </label>
  )
}

/** Any of some values: a button that opens boxes to tick. */
const ManyField = ({ filter: { key, label, options }, values, onChange }: FieldOf<'many'>) => {
  const id = useId()
  const { popover, open, onBeforeToggle } = usePopover('below')
  const value = values[key]
  const chosen = Array.isArray(value) ? value : []
  const names = options.filter(option => chosen.includes(option.value)).map(({ name }) => name)
  return (
    <div>
      <button
        data-click="list.filter"
        type="button"
        className={chosen.length === 0 ? 'chip' : 'chip on'}
        popoverTarget={id}
        aria-expanded={open}
      >
        <span>{label}</span>
        {names.join(', ')}
        <Icon node={ChevronDown} />
      </button>
      <div id={id} ref={popover} className="menu" popover="auto" onBeforeToggle={onBeforeToggle}>
        {open && (
          <fieldset>
            <legend className="unseen">{label}</legend>
            {options.map(option => (
              <label key={String(option.value)} className="item">
                <input
                  data-click="list.filter"
                  type="checkbox"
                  checked={chosen.includes(option.value)}
                  onChange={({ target }) => {
                    const next = options
                      .map(it => it.value)
                      .filter(it => (it === option.value ? target.checked : chosen.includes(it)))
                    onChange(key, next.length === 0 ? undefined : next)
                  }}
                />
                {option.name}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  )
}

type DayProps = {
  name: string
  label: string
  value: FilterValue | undefined
  least?: string | undefined
  most?: string | undefined
  onChange: Change
}

/**
 * A day, as the browser's own field. React does not control the value: it would take back the first digits of a year, which
 * are no day yet. They are no filter either.
 */
const Day = ({ name, label, value, least, most, onChange }: DayProps) => {
  const input = useRef<HTMLInputElement>(null)
  const shown = dayIn(value) ?? ''
  useEffect(() => {
    if (input.current !== null && input.current.value !== shown) input.current.value = shown
  }, [shown])
  return (
    <input
      ref={input}
      data-click="list.filter"
      type="date"
      aria-label={label}
      defaultValue={shown}
      min={least}
      max={most}
      onChange={({ target: { value: typed } }) => {
        if (typed === '' || is(day, typed)) onChange(name, typed === '' ? undefined : typed)
      }}
    />
  )
}

const dayIn = (value: FilterValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

/** From one day to another. */
const DaysField = ({ filter: { from, to, label }, values, onChange }: FieldOf<'days'>) => {
  const translate = useTranslate()
  return (
    <fieldset className="span">
      <legend>{label}</legend>
      <Day
        name={from}
        label={translate('list.from')}
        value={values[from]}
        most={dayIn(values[to])}
        onChange={onChange}
      />
      <span aria-hidden="true">–</span>
      <Day name={to} label={translate('list.to')} value={values[to]} least={dayIn(values[from])} onChange={onChange} />
    </fieldset>
  )
}

/** Whole numbers from and to. A number counts when the person leaves its field, or presses Enter. */
const NumbersField = ({ filter: { from, to, label, least, most, unit }, values, onChange }: FieldOf<'numbers'>) => {
  const translate = useTranslate()
  const field = (name: string, text: string) => (
    <input
      key={`${name} ${String(values[name] ?? '')}`}
      data-click="list.filter"
      type="number"
      aria-label={text}
      min={least}
      max={most}
      step={1}
      defaultValue={typeof values[name] === 'number' ? values[name] : ''}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.reportValidity()) return
        const number = currentTarget.value === '' ? undefined : currentTarget.valueAsNumber
        if (number !== values[name]) onChange(name, number)
      }}
    />
  )
  return (
    <fieldset className="span">
      <legend>{label}</legend>
      {field(from, translate('list.from'))}
      <span aria-hidden="true">–</span>
      {field(to, translate('list.to'))}
      {unit}
    </fieldset>
  )
}

type FilterFieldProps = { filter: ListFilter; values: ListView['filters']; onChange: Change }

/** The field of a filter. */
export const FilterField = ({ filter, values, onChange }: FilterFieldProps) => {
  switch (filter.kind) {
    case 'one':
      return <OneField filter={filter} values={values} onChange={onChange} />
    case 'many':
      return <ManyField filter={filter} values={values} onChange={onChange} />
    case 'day':
      return (
        <span className="span">
          <span aria-hidden="true">{filter.label}</span>
          <Day name={filter.key} label={filter.label} value={values[filter.key]} onChange={onChange} />
        </span>
      )
    case 'days':
      return <DaysField filter={filter} values={values} onChange={onChange} />
    case 'numbers':
      return <NumbersField filter={filter} values={values} onChange={onChange} />
  }
}
