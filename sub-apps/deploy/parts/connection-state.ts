import { oneOf } from '#kit/list.ts'
import type { Text } from '../texts.ts'

/** Whether the cloud hears from a robot, as the table shows a state. */
export const connectionState = (text: Text, online: boolean) =>
  online
    ? ({ text: text('online.true'), shape: 'dot', tone: 'success' } as const)
    : ({ text: text('online.false'), shape: 'ring', tone: 'muted' } as const)

/** The filter of lists of robots by their connection. */
export const onlineFilter = (text: Text) =>
  oneOf('online', text('column.connection'), [true, false], value => text(`online.${value}`))
