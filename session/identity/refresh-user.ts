import { adapter } from '../adapter.ts'
import { askUser } from './ask-user.ts'
import { $token, identify } from './session.ts'

/**
 * Asks the cloud anew who is signed in, here and in the other tabs, after the account was changed. What is shown stays
 * where the answer does not come: the next load of the page brings it.
 */
export const refreshUser = async (): Promise<void> => {
  adapter().tabs.tell({ kind: 'user' })
  await readUserAnew()
}

/** The same in this tab alone. It never fails. */
export const readUserAnew = async (): Promise<void> => {
  const token = $token.get()
  if (token === undefined) return
  try {
    identify(token, await askUser())
  } catch (cause) {
    adapter().warn('The account could not be asked for anew.', cause)
  }
}
