import type {
  MobileNotification,
  NotificationState
} from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import { deviceEventKinds } from '#contract/calls/mobile-notifications/notification-rules.ts'
import type { Text } from '../../texts.ts'

const looks = {
  sending: { shape: 'diamond', tone: 'brand' },
  sent: { shape: 'dot', tone: 'success' },
  failed: { shape: 'square', tone: 'danger' },
  heldBack: { shape: 'ring', tone: 'warning' }
} as const satisfies Record<NotificationState, object>

/** How a message stands, as the table shows a state. */
export const notificationState = (text: Text, state: NotificationState) => ({
  text: text(`notificationState.${state}`),
  ...looks[state]
})

/** Why a message was not sent; nothing for another one. */
export const reasonOf = (text: Text, { reason }: MobileNotification): string =>
  reason === null ? '' : text(`notificationReason.${reason}`)

/** The kinds of events, as a filter and a form offer them. */
export const eventOptions = (text: Text) =>
  deviceEventKinds.map(value => ({ value, name: text(`deviceEvent.${value}`) }))
