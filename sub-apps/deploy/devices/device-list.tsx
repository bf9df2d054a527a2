import { request } from '@portal/session'
import { type Device, deviceList } from '#contract/calls/deploy/measures.ts'
import { PageHead, useOwnRoute, useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { connectionState, onlineFilter } from '../parts/connection-state.ts'
import { useText } from '../texts.ts'
import { useWritten } from './written.ts'

/** The computers of the robots, each with its last measure. */
export const DeviceList = () => {
  const text = useText()
  const written = useWritten()
  const path = useSubApp().basePath + paths.devices
  const kept = keptQuery(useOwnRoute().search)
  const measured = (kind: 'processor' | 'memory' | 'disk' | 'temperature') => ({
    key: kind,
    title: text(`measure.${kind}`),
    value: ({ last }: Device) => (last === null ? '' : written.measure(kind, last[kind]))
  })
  const list = defineList({
    label: text('devices.title'),
    keepAs: 'deploy devices',
    rowKey: 'robotId',
    searchHelp: text('robots.searchHelp'),
    emptyTitle: text('devices.none'),
    filters: [onlineFilter(text)],
    ask: query => request(deviceList, { query }, { quiet: true }),
    columns: [
      {
        key: 'name',
        title: text('column.robot'),
        type: 'link',
        value: ({ name, robotId }) => ({ text: name, address: `${path}/${robotId}${kept}` }),
        detail: ({ serial }) => serial
      },
      { key: 'storeName', title: text('column.store'), onlyWide: true, value: ({ storeName }) => storeName ?? '' },
      {
        key: 'online',
        title: text('column.connection'),
        type: 'state',
        value: ({ online }) => connectionState(text, online)
      },
      ...(['processor', 'memory', 'disk', 'temperature'] as const).map(measured),
      { key: 'last', title: text('column.measured'), type: 'date', value: ({ last }) => last?.time }
    ]
  })
  return (
    <>
      <PageHead title={text('devices.title')} lead={text('devices.lead')} />
      <portal-list {...list} />
    </>
  )
}
