import { useMemo } from 'react'
import type { Store } from '#contract/calls/stores/stores.ts'
import { useText } from '../texts.ts'
import { type RobotsState, stateOf } from './map-view.pure.ts'

const tones = { online: 'success', some: 'warning', offline: 'danger', none: 'muted' } as const satisfies Record<
  RobotsState,
  string
>

type MapTableProps = { stores: readonly Store[]; addressOf: (store: Store) => string; emptyTitle: string }

/** The same stores as a table below the map, also those without a place: for people who read it, or go by keys. */
export const MapTable = ({ stores, addressOf, emptyTitle }: MapTableProps) => {
  const text = useText()
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: (store: Store) => ({ text: store.name, address: addressOf(store) }),
        detail: ({ city }: Store) => city
      },
      {
        key: 'state',
        title: text('column.connection'),
        type: 'state',
        value: (store: Store) => {
          const state = stateOf([store])
          return { text: text(`map.state.${state}`), tone: tones[state] }
        }
      },
      { key: 'robotCount', title: text('column.robots'), type: 'number', sortable: true },
      { key: 'onlineCount', title: text('column.online'), type: 'number', sortable: true }
    ],
    [text, addressOf]
  )
  return (
    <portal-table rowKey="storeId" label={text('title')} columns={columns} rows={[...stores]} emptyTitle={emptyTitle} />
  )
}
