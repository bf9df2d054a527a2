import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'
import { isTaken } from './is-taken.ts'

/** The usual refusal of what another record has. */
export const recordExists = (): Refusal => new Refusal(codes.recordExists)

/**
 * Does an act that may find a name, code or number taken, also by somebody of the same moment.
 * @throws the refusal, where it is taken
 */
export const takenAs = async <Result>(refusal: () => Refusal, act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act()
  } catch (error) {
    throw isTaken(error) ? refusal() : error
  }
}
