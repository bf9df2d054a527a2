/** The steps of a booking. A move keeps its remark, so it has two. */
export const steps = ['time', 'person', 'remark'] as const
export type Step = (typeof steps)[number]

export const stepsFor = (isMove: boolean): readonly Step[] => (isMove ? ['time', 'person'] : steps)
