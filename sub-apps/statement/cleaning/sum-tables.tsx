/** @jsxImportSource solid-js */
import { linkTo, request, sentenceOf } from '@portal/session'
import { createMemo } from 'solid-js'
import type { CallData } from '#contract/call.ts'
import {
  type CleaningFigures,
  cleaningByRobot,
  cleaningByStore,
  cleaningColumns
} from '#contract/calls/figures/statistics.ts'
import * as limits from '#contract/limits.ts'
import { useOwnRoute } from '#kit/adapters/solid.ts'
import type { Choice } from '../period/periods-address.pure.ts'
import { useText } from '../texts.ts'
import { type UseLoaded, useLoaded } from '../use-loaded.ts'
import { inUnit } from '../written.ts'
import { placeIn } from './list-place.pure.ts'

type Column = NonNullable<HTMLElementTagNameMap['portal-table']['columns']>[number]
type StoreRow = CallData<typeof cleaningByStore>['list'][number]
type RobotRow = CallData<typeof cleaningByRobot>['list'][number]

type SumTableProps<Row extends CleaningFigures> = {
  title: string
  name: string
  rowKey: string
  first: readonly Column[]
  of: UseLoaded<{ list: Row[]; total: number }>
}

const SumTable = <Row extends CleaningFigures>(props: SumTableProps<Row>) => {
  const text = useText()
  const columns = createMemo((): Column[] => [
    ...props.first,
    ...cleaningColumns.map(
      (key): Column => ({
        key,
        title: text()(`column.${key}`),
        type: 'number',
        sortable: true,
        value: (row: Row) => inUnit(key, row[key])
      })
    )
  ])
  const failure = () => {
    const loaded = props.of.loaded()
    return loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined
  }
  return (
    <portal-table
      remote
      row-key={props.rowKey}
      address-key={props.name}
      keep-as={`statement ${props.name}`}
      label={props.title}
      columns={columns()}
      rows={props.of.shown()?.list}
      total={props.of.shown()?.total ?? 0}
      size={limits.pageSize}
      loading={props.of.loaded().state === 'loading'}
      error={failure()}
      empty-title={text()('empty.cleaning')}
      empty-text={text()('empty.text')}
      on:portal-table-retry={props.of.load}
    />
  )
}

const useList = <Row,>(
  name: string,
  key: () => string,
  ask: (place: ReturnType<typeof placeIn>) => Promise<{ list: Row[]; total: number }>
) => {
  const route = useOwnRoute()
  const place = () => placeIn(route().search, name)
  return useLoaded(
    () => JSON.stringify([key(), place()]),
    () => ask(place())
  )
}

/** The stores in which something was cleaned in the first period. */
export const StoreTable = (props: { choice: Choice }) => {
  const text = useText()
  const of = useList<StoreRow>(
    'stores',
    () => JSON.stringify(props.choice.period),
    place => request(cleaningByStore, { query: { ...props.choice.period, ...place } }, { quiet: true })
  )
  const first = (): Column[] => [
    {
      key: 'storeName',
      title: text()('column.store'),
      type: 'link',
      value: ({ storeId, storeName }: StoreRow) => {
        const address = linkTo('store.detail', { storeId })
        return address === undefined ? storeName : { text: storeName, address }
      }
    }
  ]
  return <SumTable title={text()('by.stores')} name="stores" rowKey="storeId" first={first()} of={of} />
}

/** The robots that cleaned something in the first period. */
export const RobotTable = (props: { choice: Choice }) => {
  const text = useText()
  const of = useList<RobotRow>(
    'robots',
    () => JSON.stringify([props.choice.period, props.choice.storeId]),
    place =>
      request(
        cleaningByRobot,
        { query: { ...props.choice.period, storeId: props.choice.storeId, ...place } },
        { quiet: true }
      )
  )
  const first = (): Column[] => [
    { key: 'name', title: text()('column.robot'), detail: ({ serial }: RobotRow) => serial },
    { key: 'storeName', title: text()('column.store') }
  ]
  return <SumTable title={text()('by.robots')} name="robots" rowKey="robotId" first={first()} of={of} />
}
