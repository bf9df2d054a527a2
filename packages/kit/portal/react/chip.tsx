import { useStore, useSubApp } from '../../adapters/react.ts'

type ChipProps = {
  label: string
  value: string
  options: readonly { value: string; name: string }[]
  /** There is no choice of nothing. */
  always?: boolean
  onChange: (value: string) => void
}

/** A choice among the filters of a page. */
export const Chip = ({ label, value, options, always = false, onChange }: ChipProps) => (
  <sl-select
    // A control shows the words with which it was made.
    key={useStore(useSubApp().language$)}
    className="chip"
    clearable={!always}
    label={label}
    placeholder={label}
    value={value}
    onsl-change={({ currentTarget }) => onChange(String((currentTarget as HTMLElementTagNameMap['sl-select']).value))}
  >
    {value !== '' && <span slot="prefix">{label}</span>}
    {options.map(option => (
      <sl-option key={option.value} value={option.value}>
        {option.name}
      </sl-option>
    ))}
  </sl-select>
)
