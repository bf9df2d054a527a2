/** How much a notice matters. */
export const noticeLevels = ['info', 'success', 'warning', 'error'] as const
export type Level = (typeof noticeLevels)[number]

/** The level that an attribute names. Anything unknown is information. */
export const levelOf = (text: string | undefined): Level => noticeLevels.find(level => level === text) ?? 'info'

/** Screen readers speak these at once, the others when they are idle. */
export const isUrgent = (level: Level): boolean => level === 'warning' || level === 'error'
