/** @jsxImportSource solid-js */
import { type ActState, actLock, request } from '@portal/session'
import { createSignal, For, Show } from 'solid-js'
import {
  type ExportDataset,
  type ExportFormat,
  exportDatasets,
  exportFormats,
  startExport
} from '#contract/calls/exports/exports.ts'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { useSubApp } from '#kit/adapters/solid.ts'
import { dayAfter, dayAt } from '../period/days.pure.ts'
import { withEnd } from '../period/periods-address.pure.ts'
import { useText } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { useWritten } from '../written.ts'
import { OneOf } from './one-of.tsx'

const ends = ['from', 'to'] as const

/** The usual days: a month up to yesterday, since today is not over. */
const usualDays = 30

/** The form in which a person chooses the rows of a new file. */
export const ExportForm = (props: { onStarted: () => void }) => {
  const text = useText()
  const written = useWritten()
  const { notify } = useSubApp()
  const today = dayAt(Date.now())
  const [dataset, setDataset] = createSignal<ExportDataset>('cleaning')
  const [format, setFormat] = createSignal<ExportFormat>('csv')
  const [period, setPeriod] = createSignal({ from: dayAfter(today, -usualDays), to: dayAfter(today, -1) })
  const [storeId, setStoreId] = createSignal<number>()
  const [state, tell] = createSignal<ActState>('free')
  const run = actLock(tell)
  const { shown: stores } = useLoaded(
    () => '',
    () => request(storeList, { query: { size: limits.pageSizeMax } }, { quiet: true })
  )
  const send = async (): Promise<void> => {
    try {
      const { rows } = await request(startExport, {
        body: { dataset: dataset(), format: format(), ...period(), storeId: storeId() }
      })
      notify('success', text()('export.started', { rows: written.number(rows) }))
      props.onStarted()
    } catch {
      // The session has told the person why.
    }
  }
  return (
    <form
      class="filters"
      onSubmit={event => {
        event.preventDefault()
        void run(send)
      }}
    >
      <OneOf
        label={text()('export.dataset')}
        values={exportDatasets}
        chosen={dataset()}
        nameOf={it => text()(`dataset.${it}`)}
        onChoose={setDataset}
      />
      <OneOf
        label={text()('export.format')}
        values={exportFormats}
        chosen={format()}
        nameOf={it => text()(`format.${it}`)}
        onChoose={setFormat}
      />
      <For each={ends}>
        {end => (
          <label class="field">
            <span class="quiet">{text()(`choice.${end}`)}</span>
            <input
              type="date"
              required
              value={period()[end]}
              onChange={({ currentTarget }) => setPeriod(withEnd(period(), end, currentTarget.value))}
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
              onChange={({ currentTarget }) => setStoreId(Number(currentTarget.value) || undefined)}
            >
              <option value="">{text()('choice.everyStore')}</option>
              <For each={found().list}>{({ storeId: id, name }) => <option value={id}>{name}</option>}</For>
            </select>
          </label>
        )}
      </Show>
      <button type="submit" class="button primary" aria-disabled={state() !== 'free'}>
        {text()('export.start')}
      </button>
    </form>
  )
}
