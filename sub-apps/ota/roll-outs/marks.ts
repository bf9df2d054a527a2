/** The mark of each state. Shape and word say the same as the colour. */
export const rollOutMarks = {
  waitingForApproval: 'ring warning',
  scheduled: 'ring muted',
  running: 'square brand',
  paused: 'square warning',
  takingBack: 'square warning',
  done: 'dot success',
  ended: 'diamond muted',
  takenBack: 'diamond danger'
} as const

export const upgradeMarks = {
  waiting: 'ring muted',
  asked: 'square brand',
  done: 'dot success',
  failed: 'diamond danger',
  timedOut: 'diamond warning',
  cancelled: 'diamond muted'
} as const
