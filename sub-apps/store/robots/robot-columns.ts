import { $robotKindName } from '@portal/session'
import { useMemo } from 'react'
import type { Robot } from '#contract/calls/robots/robots.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

/** The columns of robots, those of a store and those that could come into it. */
export const useRobotColumns = () => {
  const text = useText()
  const kindName = useStore($robotKindName)
  return useMemo(
    (): TableColumn<Robot>[] => [
      { key: 'name', title: text('column.robot'), detail: (robot: Robot) => robot.serial },
      {
        key: 'kind',
        title: text('column.kind'),
        value: (robot: Robot) => kindName(robot.robotKind),
        detail: (robot: Robot) => robot.model
      },
      {
        key: 'state',
        title: text('column.connection'),
        type: 'state',
        value: ({ online }: Robot) =>
          online
            ? { text: text('online.true'), tone: 'success' }
            : { text: text('online.false'), shape: 'ring', tone: 'muted' }
      }
    ],
    [text, kindName]
  )
}
