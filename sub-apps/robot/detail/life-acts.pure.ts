import type { RobotDetail } from '#contract/calls/robot-details/records.ts'

export type LifeAct = 'move' | 'retire' | 'return' | 'freeSerial'

/** The acts on a robot's life that somebody may do now. */
export const lifeActs = (
  { retireTime, serialFreed }: Pick<RobotDetail, 'retireTime' | 'serialFreed'>,
  { mayMove, mayRetire, seesAll }: { mayMove: boolean; mayRetire: boolean; seesAll: boolean }
): LifeAct[] => {
  if (retireTime === null) return [...(mayMove ? (['move'] as const) : []), ...(mayRetire ? (['retire'] as const) : [])]
  if (serialFreed || !mayRetire) return []
  return [...(seesAll ? (['freeSerial'] as const) : []), 'return']
}
