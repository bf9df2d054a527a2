import { $translate } from '@portal/session'
import type { GroupRobot } from '#contract/calls/materials/group-robots.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import { failureText } from '../../parts/failure-text.ts'
import type { Text } from '../../texts.ts'

const looks = {
  open: 'ring brand',
  taken: 'dot success',
  partly: 'square warning',
  outdated: 'square warning',
  failed: 'diamond danger'
} as const

/** How a robot stands to a group, as a mark and a word; nothing for a robot that was not asked. */
export const robotMark = (text: Text, { state, leaving }: Pick<GroupRobot, 'state' | 'leaving'>) => {
  if (state === null) return { text: text('groupRobot.none'), shape: 'ring', tone: 'muted' } as const
  return mark(text(leaving && state === 'open' ? 'groupRobot.leaving' : `groupRobot.${state}`), looks[state])
}

/** Why a robot does not show the group: the portal's sentence of a code, or the failure that the robot reported. */
export const reasonOf = (text: Text, { state, code, failure }: GroupRobot): string | undefined => {
  if (state !== 'failed') return undefined
  if (code !== null) return $translate.get()(`code.${code}` as 'code.610703')
  return failureText(text, failure)
}
