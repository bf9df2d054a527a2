import { $translate, request } from '@portal/session'
import { useMemo } from 'react'
import { type Robot, robotList } from '#contract/calls/robots/robots.ts'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { connectionState } from '../parts/connection-state.ts'
import { PageHead } from '../parts/page-head.tsx'
import { RemoteList, useListAddress } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'

const onlineOptions = ['true', 'false'] as const

/** The portal's titles of the pages that begin with a robot. */
export const titleKeys = {
  settings: 'menu.deployRemoteSetting',
  logs: 'menu.deployRemoteLog',
  diagnoses: 'menu.deployRemoteDiagnosis'
} as const

/** The robots to choose from, each with a link to its page. */
export const RobotChoice = ({ list }: { list: keyof typeof titleKeys }) => {
  const text = useText()
  const title = useStore($translate)(titleKeys[list])
  const { address, show } = useListAddress({ online: onlineOptions }, [])
  const path = useSubApp().basePath + paths[list]
  const kept = keptQuery(useOwnRoute().search)
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'name',
        title: text('column.robot'),
        type: 'link',
        value: ({ name, robotId }: Robot) => ({ text: name, address: `${path}/${robotId}${kept}` }),
        detail: ({ serial }: Robot) => serial
      },
      { key: 'model', title: text('column.model') },
      {
        key: 'storeName',
        title: text('column.store'),
        onlyWide: true,
        value: ({ storeName }: Robot) => storeName ?? ''
      },
      {
        key: 'online',
        title: text('column.connection'),
        type: 'state',
        value: ({ online }: Robot) => connectionState(text, online)
      }
    ],
    [text, path, kept]
  )
  const online = address.chosen.online === '' ? undefined : address.chosen.online === 'true'
  return (
    <>
      <PageHead title={title} lead={text(`lead.${list}`)} />
      <RemoteList
        name={list}
        title={title}
        rowKey="robotId"
        columns={columns}
        address={address}
        ask={() => request(robotList, { query: { ...pageQuery(address), online } }, { quiet: true })}
        emptyTitle={text('devices.none')}
        searchHelp={text('robots.searchHelp')}
        choice={{
          label: text('column.connection'),
          value: address.chosen.online,
          options: onlineOptions.map(value => ({ value, name: text(`online.${value}`) })),
          change: chosen => show({ chosen: { online: chosen } })
        }}
        onSearch={searched => show({ text: searched })}
      />
    </>
  )
}
