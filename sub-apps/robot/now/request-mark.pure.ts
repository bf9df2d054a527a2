import type { RobotRequestNow } from '#contract/calls/robot-details/today.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Mark } from '../states.ts'
import type { NowText } from './texts.ts'

const looks = {
  asked: 'ring brand',
  taken: 'ring brand',
  answered: 'dot success',
  failed: 'diamond danger',
  timedOut: 'diamond warning',
  cancelled: 'square muted'
} as const

/** How a request stands, as a mark and a word. One that is under way says how far it is. */
export const requestMark = (text: NowText, { state, progress }: RobotRequestNow, percent: string): Mark =>
  mark(
    state === 'taken' && progress > 0 ? text('request.progress', { percent }) : text(`request.${state}`),
    looks[state]
  )

/** Why a request came to nothing; undefined for every other. */
export const whyNot = (text: NowText, { state, failure }: RobotRequestNow): string | undefined => {
  if (state === 'timedOut') return text('failure.late')
  return state === 'failed' ? text(`failure.${failure ?? 'internal'}`) : undefined
}
