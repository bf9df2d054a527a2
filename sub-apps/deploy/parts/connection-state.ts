import type { Text } from '../texts.ts'

/** Whether the cloud hears from a robot, as the table shows a state. */
export const connectionState = (text: Text, online: boolean) =>
  online
    ? ({ text: text('online.true'), shape: 'dot', tone: 'success' } as const)
    : ({ text: text('online.false'), shape: 'ring', tone: 'muted' } as const)

/** The filter of lists of robots by their connection. */
export const onlineFilter = (text: Text) =>
  ({
    kind: 'one',
    key: 'online',
    label: text('column.connection'),
    options: [true, false].map(value => ({ value, name: text(`online.${value}`) }))
  }) as const
