import { request } from '@portal/session'
import { useMemo } from 'react'
import { type Device, deviceList } from '#contract/calls/deploy/measures.ts'
import { useOwnRoute, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { connectionState } from '../parts/connection-state.ts'
import { PageHead } from '../parts/page-head.tsx'
import { RemoteList, useListAddress } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'
import { useWritten } from './written.ts'

const onlineOptions = ['true', 'false'] as const

/** The computers of the robots, each with its last measure. */
export const DeviceList = () => {
  const text = useText()
  const written = useWritten()
  const { address, show } = useListAddress({ online: onlineOptions }, [])
  const path = useSubApp().basePath + paths.devices
  const kept = keptQuery(useOwnRoute().search)
  const columns = useMemo((): HTMLElementTagNameMap['portal-table']['columns'] => {
    const measured = (kind: 'processor' | 'memory' | 'disk' | 'temperature') => ({
      key: kind,
      title: text(`measure.${kind}`),
      value: ({ last }: Device) => (last === null ? '' : written.measure(kind, last[kind]))
    })
    return [
      {
        key: 'name',
        title: text('column.robot'),
        type: 'link',
        value: ({ name, robotId }: Device) => ({ text: name, address: `${path}/${robotId}${kept}` }),
        detail: ({ serial }: Device) => serial
      },
      {
        key: 'storeName',
        title: text('column.store'),
        onlyWide: true,
        value: ({ storeName }: Device) => storeName ?? ''
      },
      {
        key: 'online',
        title: text('column.connection'),
        type: 'state',
        value: ({ online }: Device) => connectionState(text, online)
      },
      ...(['processor', 'memory', 'disk', 'temperature'] as const).map(measured),
      { key: 'last', title: text('column.measured'), type: 'date', value: ({ last }: Device) => last?.time }
    ]
  }, [text, written, path, kept])
  return (
    <>
      <PageHead title={text('devices.title')} lead={text('devices.lead')} />
      <RemoteList
        name="devices"
        title={text('devices.title')}
        rowKey="robotId"
        columns={columns}
        address={address}
        ask={() =>
          request(
            deviceList,
            {
              query: {
                ...pageQuery(address),
                online: address.chosen.online === '' ? undefined : address.chosen.online === 'true'
              }
            },
            { quiet: true }
          )
        }
        emptyTitle={text('devices.none')}
        searchHelp={text('robots.searchHelp')}
        choice={{
          label: text('column.connection'),
          value: address.chosen.online,
          options: onlineOptions.map(value => ({ value, name: text(`online.${value}`) })),
          change: online => show({ chosen: { online } })
        }}
        onSearch={searched => show({ text: searched })}
      />
    </>
  )
}
