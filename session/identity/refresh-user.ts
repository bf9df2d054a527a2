import { adapter } from '../adapter.ts'
import { createRepeat } from '../network/when-reachable.ts'
import { askUser } from './ask-user.ts'
import { $token, identify } from './session.ts'

/**
 * Loads the signed-in user again after a change of the account, here and in the other tabs. When that fails, the old
 * values stay until the page is loaded again.
 */
export const refreshUser = async (): Promise<void> => {
  adapter().tabs.tell({ kind: 'user' })
  await readUserAnew()
}

const repeat = createRepeat()

/**
 * The same in this tab only. Never fails.
 * @param first what has to be shown before the new permissions; both are asked for at the same time
 */
export const readUserAnew = async (first?: Promise<void>): Promise<void> => {
  repeat.end()
  const token = $token.get()
  if (token === undefined) return
  try {
    const [user] = await Promise.all([askUser(), first])
    identify(token, user)
  } catch (cause) {
    adapter().warn('The account could not be loaded.', cause)
    repeat.after(cause, () => void readUserAnew())
  }
}
