import { adapter } from '../adapter.ts'
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

/** The same in this tab only. Never fails. */
export const readUserAnew = async (): Promise<void> => {
  const token = $token.get()
  if (token === undefined) return
  try {
    identify(token, await askUser())
  } catch (cause) {
    adapter().warn('The account could not be asked for anew.', cause)
  }
}
