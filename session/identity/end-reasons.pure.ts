/** Why a session ended that nobody chose to end: used elsewhere, by time, or because its cookie is gone. */
export const endReasons = ['elsewhere', 'expired', 'gone'] as const

export type EndReason = (typeof endReasons)[number]
