import type { MachineVersionState } from '#contract/calls/ota/machine-versions.ts'

/** The mark of each state. Shape and word say the same as the colour. */
export const machineMarks = {
  draft: { shape: 'ring', tone: 'muted' },
  released: { shape: 'dot', tone: 'success' },
  withdrawn: { shape: 'diamond', tone: 'muted' }
} as const satisfies Record<MachineVersionState, object>
