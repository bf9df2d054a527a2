import { Refused } from '@portal/session'

/** The code of `updateFailed`; the table of all codes would weigh more. */
const updateFailed = 610606

/** Whether a call of a configuration was refused because somebody else came first. */
export const isSavedMeanwhile = (error: unknown): boolean => error instanceof Refused && error.code === updateFailed
