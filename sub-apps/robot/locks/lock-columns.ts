import type { LastingLock, LockReason, RobotLock } from '#contract/calls/robot-locks/locks.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import { robotLink } from '../robot-link.ts'
import type { Mark } from '../states.ts'
import type { Text } from '../texts.ts'
import { mayUnlock } from './lock-acts.pure.ts'

type Table = HTMLElementTagNameMap['portal-table']
type Columns = NonNullable<Table['columns']>

/** The mark of each reason. Shape and word say the same as the colour. */
const marks = {
  unpaid: 'square warning',
  service: 'ring brand',
  theft: 'diamond danger',
  repeatedFaults: 'diamond warning',
  emergencyStop: 'dot danger'
} as const

export const lockMark = (text: Text, { reason }: { reason: LockReason }): Mark =>
  mark(text(`lock.${reason}`), marks[reason])

const byOf = (text: Text, { reason, lockedBy }: Pick<RobotLock, 'reason' | 'lockedBy'>): string =>
  reason === 'repeatedFaults' || reason === 'emergencyStop'
    ? text('locks.byRobot')
    : (lockedBy ?? text('locks.byNobody'))

const ofLock = (text: Text): Columns => [
  {
    key: 'reason',
    title: text('column.reason'),
    type: 'state',
    value: (lock: RobotLock) => lockMark(text, lock),
    detail: ({ note }: RobotLock) => note || undefined,
    detailTitle: text('column.note')
  },
  { key: 'lockTime', title: text('locks.since'), type: 'date', value: ({ lockTime }: RobotLock) => lockTime },
  { key: 'lockedBy', title: text('locks.by'), value: (lock: RobotLock) => byOf(text, lock) }
]

/** The columns of the locks that last, of all robots. */
export const lastingColumns = (text: Text, kindOf: (kind: LastingLock['robotKind']) => string): Columns => [
  {
    key: 'robot',
    title: text('column.name'),
    type: 'link',
    value: ({ robotId, robotName }: LastingLock) => robotLink(robotId, robotName),
    detail: ({ serial }: LastingLock) => serial,
    detailTitle: text('column.serial')
  },
  ...ofLock(text),
  {
    key: 'store',
    title: text('column.store'),
    onlyWide: true,
    value: ({ storeName }: LastingLock) => storeName ?? text('store.none'),
    detail: ({ robotKind }: LastingLock) => kindOf(robotKind),
    detailTitle: text('column.kind')
  }
]

/** The columns of the locks of one robot, also of those that were lifted. */
export const storyColumns = (text: Text): Columns => [
  ...ofLock(text),
  {
    key: 'endTime',
    title: text('locks.until'),
    type: 'date',
    value: ({ endTime }: RobotLock) => endTime ?? text('locks.lasts'),
    detail: ({ endNote }: RobotLock) => endNote || undefined,
    detailTitle: text('locks.endNote')
  },
  { key: 'unlockedBy', title: text('locks.unlockedBy'), onlyWide: true, value: (it: RobotLock) => it.unlockedBy }
]

/** The actions in the menu of a row, by the lock and by the person's permissions. */
export const lockActions = (text: Text, held: readonly string[]): NonNullable<Table['actions']> => [
  {
    key: 'unlock',
    text: text('locks.unlock'),
    offered: ({ reason, endTime }: RobotLock) => endTime === null && mayUnlock(reason, held)
  }
]
