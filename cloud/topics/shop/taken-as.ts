import type { Code } from '#contract/codes.ts'
import { isTaken } from '../../database/rows/is-taken.ts'
import { Refusal } from '../../refusal.pure.ts'

/** Does what may find a name or code taken, also by somebody of the same moment, and refuses with a code then. */
export const takenAs = async <Result>(code: Code, act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act()
  } catch (error) {
    throw isTaken(error) ? new Refusal(code) : error
  }
}
