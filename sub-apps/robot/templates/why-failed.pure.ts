import type { AppliedRobot } from '#contract/calls/robot-settings/settings-templates.ts'
import { codes } from '#contract/codes.ts'

const ofCodes = new Map<number, Why>([
  [codes.robotOffline, 'offline'],
  [codes.robotBusy, 'busy'],
  [codes.parameterIllegal, 'unsupported'],
  [codes.robotAnswerLate, 'late']
])
const ofRobots = ['busy', 'refused', 'unsupported', 'internal'] as const

/** Why a robot did not take a template, as the texts name it. */
export type Why = 'offline' | 'late' | (typeof ofRobots)[number]

/** A reason that has to do with files or batteries is none of settings: it counts as an error in the robot. */
export const whyFailed = ({
  state,
  code,
  failure
}: Pick<AppliedRobot, 'state' | 'code' | 'failure'>): Why | undefined => {
  if (state !== 'failed') return undefined
  return ofCodes.get(code ?? 0) ?? ofRobots.find(it => it === failure) ?? 'internal'
}
