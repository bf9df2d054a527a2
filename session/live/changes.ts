import { adapter } from '../adapter.ts'
import { noteNews } from '../calls/news-time.ts'
import { type Change, type ChangeEvent, changeStep, noChanges } from './change-plan.pure.ts'

/** Tells of each change when the turn of this page has come. @returns a function that reports what happens to the channel */
export const startChanges = (tell: (change: Change) => void): ((event: ChangeEvent) => void) => {
  let changes = noChanges
  let cancelTimer = (): void => undefined
  const happen = (event: ChangeEvent): void => {
    const { now, random, isVisible, later } = adapter()
    cancelTimer()
    const step = changeStep(changes, event, { now: now(), random: random(), isVisible: isVisible() })
    changes = step.next
    if (step.dueIn !== undefined) cancelTimer = later(() => happen({ kind: 'due' }), step.dueIn)
    if (step.told.length > 0) noteNews()
    for (const change of step.told) tell(change)
  }
  return happen
}
