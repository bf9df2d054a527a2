/** @jsxImportSource solid-js */
import { For } from 'solid-js'

type OneOfProps<Value extends string> = {
  label: string
  values: readonly Value[]
  chosen: Value
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** A choice of one value among a few. */
export const OneOf = <Value extends string>(props: OneOfProps<Value>) => {
  const choose = (written: string): void => {
    const value = props.values.find(it => it === written)
    if (value !== undefined) props.onChoose(value)
  }
  return (
    <label class="field">
      <span class="quiet">{props.label}</span>
      <select class="select" onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <For each={props.values}>
          {it => (
            <option value={it} selected={it === props.chosen}>
              {props.nameOf(it)}
            </option>
          )}
        </For>
      </select>
    </label>
  )
}
