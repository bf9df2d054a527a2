import type {
  MobileNotification,
  NotificationState
} from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import { deviceEventKinds, type NotificationRule } from '#contract/calls/mobile-notifications/notification-rules.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../../texts.ts'

const looks = {
  sending: 'diamond brand',
  sent: 'dot success',
  failed: 'square danger',
  heldBack: 'ring warning'
} as const

/** How a message stands, as the table shows a state. */
export const notificationState = (text: Text, state: NotificationState) =>
  mark(text(`notificationState.${state}`), looks[state])

/** Why a message was not sent; nothing for another one. */
export const reasonOf = (text: Text, { reason }: MobileNotification): string =>
  reason === null ? '' : text(`notificationReason.${reason}`)

/** The ways of a rule in words. */
export const waysOf = (text: Text, { cellphone, email, webhook }: NotificationRule['ways']): string[] => [
  ...(cellphone ? [text('way.cellphone')] : []),
  ...(email ? [text('way.email')] : []),
  ...(webhook === null ? [] : [text('way.webhook')])
]

/** The kinds of events, as a filter and a form offer them. */
export const eventOptions = (text: Text) =>
  deviceEventKinds.map(value => ({ value, name: text(`deviceEvent.${value}`) }))
