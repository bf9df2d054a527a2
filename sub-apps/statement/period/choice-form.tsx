/** @jsxImportSource solid-js */
import { request } from '@portal/session'
import { For, Show } from 'solid-js'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { useText } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { type Choice, withEnd, withPeriod } from './periods-address.pure.ts'

const ends = ['from', 'to'] as const

/** The two periods, and of which store. */
export const ChoiceForm = (props: { choice: Choice; onChange: (choice: Choice) => void }) => {
  const text = useText()
  // Where a person may not list stores, the figures are there without this choice.
  const { shown: stores } = useLoaded(
    () => '',
    () => request(storeList, { query: { size: limits.pageSizeMax } }, { quiet: true })
  )
  const moved = (end: 'from' | 'to', day: string): void =>
    props.onChange(withPeriod(props.choice, withEnd(props.choice.period, end, day)))
  const otherMoved = (end: 'from' | 'to', day: string): void =>
    props.onChange({ ...props.choice, other: withEnd(props.choice.other, end, day) })
  return (
    <form class="filters" onSubmit={event => event.preventDefault()}>
      <For each={ends}>
        {end => (
          <label class="field">
            <span class="quiet">{text()(`choice.${end}`)}</span>
            <input
              type="date"
              required
              value={props.choice.period[end]}
              onChange={({ currentTarget }) => moved(end, currentTarget.value)}
            />
          </label>
        )}
      </For>
      <For each={ends}>
        {end => (
          <label class="field">
            <span class="quiet">{text()(`choice.other.${end}`)}</span>
            <input
              type="date"
              required
              value={props.choice.other[end]}
              onChange={({ currentTarget }) => otherMoved(end, currentTarget.value)}
            />
          </label>
        )}
      </For>
      <Show when={stores()}>
        {found => (
          <label class="field">
            <span class="quiet">{text()('choice.store')}</span>
            <select
              class="select"
              onChange={({ currentTarget }) =>
                props.onChange({ ...props.choice, storeId: Number(currentTarget.value) || undefined })
              }
            >
              <option value="">{text()('choice.everyStore')}</option>
              <For each={found().list}>
                {({ storeId, name }) => (
                  <option value={storeId} selected={storeId === props.choice.storeId}>
                    {name}
                  </option>
                )}
              </For>
            </select>
          </label>
        )}
      </Show>
    </form>
  )
}
