import { $translate, request } from '@portal/session'
import { robotList } from '#contract/calls/robots/robots.ts'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { connectionState, onlineFilter } from '../parts/connection-state.ts'
import { useText } from '../texts.ts'

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
  const path = useSubApp().basePath + paths[list]
  const kept = keptQuery(useOwnRoute().search)
  const robots = defineList({
    label: title,
    keepAs: `deploy ${list}`,
    rowKey: 'robotId',
    searchHelp: text('robots.searchHelp'),
    emptyTitle: text('devices.none'),
    filters: [onlineFilter(text)],
    ask: query => request(robotList, { query: { ...query, own: true } }, { quiet: true }),
    columns: [
      {
        key: 'name',
        title: text('column.robot'),
        type: 'link',
        value: ({ name, robotId }) => ({ text: name, address: `${path}/${robotId}${kept}` }),
        detail: ({ serial }) => serial
      },
      { key: 'model', title: text('column.model') },
      { key: 'storeName', title: text('column.store'), onlyWide: true, value: ({ storeName }) => storeName ?? '' },
      {
        key: 'online',
        title: text('column.connection'),
        type: 'state',
        value: ({ online }) => connectionState(text, online)
      }
    ]
  })
  return (
    <>
      <PageHead title={title} lead={text(`lead.${list}`)} />
      <portal-list {...robots} />
    </>
  )
}
