import { whenIdle } from '../browser/when-idle.ts'
import { $session } from './session.ts'

/** Calls back when the page of a member is idle. It can call back several times. */
export const whenMemberIsIdle = (act: () => void): void => {
  $session.subscribe(({ state }) => {
    if (state === 'member') whenIdle(act, 5_000)
  })
}
