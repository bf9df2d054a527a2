type OneOfProps<Value> = {
  label: string
  options: readonly { value: Value; name: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A choice of one value among a few. */
export const OneOf = <Value extends string | number>({ label, options, chosen, onChoose }: OneOfProps<Value>) => (
  <label className="field">
    <span className="quiet">{label}</span>
    <select
      className="select"
      value={chosen}
      onChange={({ currentTarget }) => {
        const option = options[currentTarget.selectedIndex]
        if (option !== undefined) onChoose(option.value)
      }}
    >
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
