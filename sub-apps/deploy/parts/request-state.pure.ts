import type { ShownRequest } from '#contract/calls/deploy/shown-request.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'

const looks = {
  asked: 'ring brand',
  taken: 'ring brand',
  answered: 'dot success',
  failed: 'diamond danger',
  timedOut: 'diamond warning',
  cancelled: 'square muted'
} as const

/** How a request to a robot stands, as the table shows a state. */
export const requestState = (text: Text, state: ShownRequest['state']) => mark(text(`request.${state}`), looks[state])

/**
 * Why a request came to nothing: the key of the portal's own sentence for a code, or one of this application. The two codes are
 * `robotAnswerLate` and `robotBusy`; the table of all codes would weigh more than these lines.
 */
export const reasonOf = ({ state, failure, code }: Pick<ShownRequest, 'state' | 'failure' | 'code'>) => {
  if (code === 611005) return { portal: 'code.611005' } as const
  if (code === 610704) return { portal: 'code.610704' } as const
  if (state !== 'failed') return undefined
  const own = failure === 'battery' || failure === 'refused' || failure === 'unsupported' ? failure : 'internal'
  return { own: `failure.${own}` } as const
}
