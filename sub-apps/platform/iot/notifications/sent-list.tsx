import { request } from '@portal/session'
import {
  type MobileNotification,
  mobileNotificationList,
  notificationStates
} from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import { notificationWays } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { languageNames } from '#contract/languages.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../../parts/list-page.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { eventOptions, notificationState, reasonOf } from './states.ts'

const columns = ({ text }: Tools): Columns => [
  {
    key: 'eventKind',
    title: text('column.event'),
    value: ({ eventKind }: MobileNotification) => text(eventKind === null ? 'rule.test' : `deviceEvent.${eventKind}`),
    detail: ({ deviceName, storeName }: MobileNotification) =>
      storeName === null ? deviceName : `${deviceName} · ${storeName}`
  },
  { key: 'ruleName', title: text('rule.name'), onlyWide: true },
  {
    key: 'nickname',
    title: text('column.person'),
    value: ({ nickname, to }: MobileNotification) => nickname || to,
    detail: ({ nickname, to }: MobileNotification) => (nickname === '' ? '' : to)
  },
  { key: 'way', title: text('column.way'), value: ({ way }: MobileNotification) => text(`way.${way}`) },
  {
    key: 'language',
    title: text('voice.language'),
    value: ({ language }: MobileNotification) => (language === null ? '' : languageNames[language]),
    onlyWide: true
  },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: MobileNotification) => notificationState(text, state),
    detail: (notification: MobileNotification) => reasonOf(text, notification)
  },
  { key: 'createTime', title: text('column.time'), type: 'date' }
]

/** How often the list is asked for again. */
const everyMs = 5_000

/** The notifications that the rules sent, with their recipients, and those that were held back. */
export const SentList = () => {
  const { text } = useTools()
  return (
    <ListPage
      name="mobile notifications"
      title={text('sent.title')}
      lead={text('sent.lead')}
      rowKey="notificationId"
      columns={columns}
      searchHelp={text('sent.searchHelp')}
      filters={[
        { kind: 'one', key: 'event', label: text('column.event'), options: eventOptions(text) },
        oneOf('way', text('column.way'), notificationWays, value => text(`way.${value}`)),
        oneOf('state', text('column.state'), notificationStates, value => text(`notificationState.${value}`))
      ]}
      emptyTitle={text('sent.none')}
      emptyText={text('sent.none.text')}
      everyMs={everyMs}
      ask={({ event, ...page }) =>
        request(mobileNotificationList, { query: { ...page, eventKind: event } }, { quiet: true })
      }
    />
  )
}
