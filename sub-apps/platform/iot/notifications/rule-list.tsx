import { Refused, request } from '@portal/session'
import {
  deleteNotificationRule,
  type NotificationRule,
  notificationRuleList,
  switchNotificationRule,
  testNotificationRule
} from '#contract/calls/mobile-notifications/notification-rules.ts'
import { codes } from '#contract/codes.ts'
import { iotPermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { ListPage } from '../../parts/list-page.tsx'
import { refusalOf } from '../../parts/refusal.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { iotPaths } from '../routes.pure.ts'
import { eventOptions, waysOf } from './states.ts'

const quiet = { quiet: true }

const columns = ({ text, to, format }: Tools): Columns => [
  {
    key: 'name',
    title: text('rule.name'),
    type: 'link',
    value: ({ name, ruleId }: NotificationRule) => ({
      text: name,
      address: to(`${iotPaths.mobileNotification}/${ruleId}`)
    }),
    detail: ({ tenantName }: NotificationRule) => tenantName
  },
  {
    key: 'eventKind',
    title: text('column.event'),
    value: ({ eventKind }: NotificationRule) => text(`deviceEvent.${eventKind}`),
    detail: ({ eventKind, severity }: NotificationRule) =>
      eventKind === 'robotFault' ? text('rule.atLeast', { severity: text(`severity.${severity}`) }) : ''
  },
  {
    key: 'storeName',
    title: text('column.store'),
    value: ({ storeName }: NotificationRule) => storeName ?? text('everyStore'),
    onlyWide: true
  },
  {
    key: 'audienceNames',
    title: text('rule.audience'),
    value: ({ audienceNames }: NotificationRule) => format.list(audienceNames),
    detail: ({ ways }: NotificationRule) => format.list(waysOf(text, ways))
  },
  { key: 'perHour', title: text('rule.perHour'), type: 'number', onlyWide: true },
  {
    key: 'enabled',
    title: text('column.state'),
    type: 'state',
    value: ({ enabled }: NotificationRule) => ({
      text: text(enabled ? 'setting.on' : 'setting.off'),
      ...(enabled ? { shape: 'dot', tone: 'success' } : { shape: 'ring', tone: 'muted' })
    })
  }
]

/** The rules of mobile notification. */
export const RuleList = () => {
  const { text, to, may, format } = useTools()
  const { ask, notify } = useSubApp()
  const mayEdit = may(iotPermissions.editRules)
  const turn = async ({ ruleId, name, enabled }: NotificationRule): Promise<boolean> => {
    try {
      await request(switchNotificationRule, { body: { ruleId, enabled: !enabled } }, quiet)
      notify('success', text('saved', { name }))
      return true
    } catch (error) {
      notify('error', refusalOf(text, error))
      return false
    }
  }
  const test = ({ ruleId, name }: NotificationRule): Promise<boolean> =>
    ask({
      heading: text('rule.test.ask', { name }),
      text: text('rule.test.text'),
      yes: text('rule.test'),
      act: async () => {
        try {
          const { ways } = await request(testNotificationRule, { body: { ruleId } }, quiet)
          notify('success', text('rule.test.sent', { ways: format.list(ways.map(way => text(`way.${way}`))) }))
        } catch (error) {
          // The usual sentence is about a number that somebody typed.
          if (!(error instanceof Refused && error.code === codes.cellphoneInvalid)) throw error
          notify('warning', text('rule.test.noMobile'))
        }
      }
    })
  const remove = ({ ruleId, name }: NotificationRule): Promise<boolean> =>
    ask({
      heading: text('rule.delete.ask', { name }),
      text: text('rule.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteNotificationRule, { body: { ruleId } }, quiet)
    })
  return (
    <ListPage
      name="notification rules"
      title={text('notification.title')}
      lead={text('notification.lead')}
      rowKey="ruleId"
      columns={columns}
      searchHelp={text('rule.name')}
      filters={[{ kind: 'one', key: 'event', label: text('column.event'), options: eventOptions(text) }]}
      emptyTitle={text('rules.none')}
      emptyText={text('rules.none.text')}
      ask={({ event, ...page }) => request(notificationRuleList, { query: { ...page, eventKind: event } }, quiet)}
      acts={
        mayEdit
          ? [
              { key: 'on', text: text('open.turnOn'), offered: ({ enabled }) => !enabled, run: turn },
              { key: 'off', text: text('open.turnOff'), offered: ({ enabled }) => enabled, run: turn },
              { key: 'test', text: text('rule.test'), run: test },
              { key: 'delete', text: text('delete'), danger: true, run: remove }
            ]
          : []
      }
      action={
        mayEdit && (
          <a className="button primary" href={to(`${iotPaths.mobileNotification}/new`)}>
            {text('rule.new')}
          </a>
        )
      }
    />
  )
}
