import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Random } from '../../../random.pure.ts'

/** The places between which a task of some kinds goes, in demo data and by the simulator. Kinds that go round name none. */
export const wayOf = (random: Random, robotKind: RobotKind): { from?: string; to?: string } => {
  if (robotKind === 'delivery') return { from: 'Kitchen', to: `Table ${random.between(1, 30)}` }
  if (robotKind === 'hotel') return { from: 'Reception', to: `Room ${random.between(2, 9)}0${random.between(1, 9)}` }
  return robotKind === 'medical' ? { from: 'Pharmacy', to: `Ward ${random.between(1, 6)}A` } : {}
}
