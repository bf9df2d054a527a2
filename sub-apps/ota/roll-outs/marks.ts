import type { RollOutState, UpgradeState } from '#contract/calls/ota/roll-outs.ts'

/** The mark of each state. Shape and word say the same as the colour. */
export const rollOutMarks = {
  running: { shape: 'square', tone: 'brand' },
  paused: { shape: 'square', tone: 'warning' },
  takingBack: { shape: 'square', tone: 'warning' },
  done: { shape: 'dot', tone: 'success' },
  ended: { shape: 'diamond', tone: 'muted' },
  takenBack: { shape: 'diamond', tone: 'danger' }
} as const satisfies Record<RollOutState, object>

export const upgradeMarks = {
  waiting: { shape: 'ring', tone: 'muted' },
  asked: { shape: 'square', tone: 'brand' },
  done: { shape: 'dot', tone: 'success' },
  failed: { shape: 'diamond', tone: 'danger' },
  timedOut: { shape: 'diamond', tone: 'warning' },
  cancelled: { shape: 'diamond', tone: 'muted' }
} as const satisfies Record<UpgradeState, object>
