/** Why a save over a version that is not the newest is refused, as the answer's `reason` says it to developers. */
export const savedMeanwhile = 'somebody else saved it since then'
