import { codes } from '#contract/codes.ts'
import { isTaken } from '../../database/rows/is-taken.ts'
import { Refusal } from '../../refusal.pure.ts'

/**
 * Waits for a change that may give a device the serial of another one.
 * @throws Refusal 610602 for a serial that is taken, also since a moment ago
 */
export const refuseTakenSerial = async (change: Promise<void>): Promise<void> => {
  try {
    await change
  } catch (error) {
    throw isTaken(error) ? new Refusal(codes.recordExists) : error
  }
}
