import type { KnownAccountName } from '@portal/session'
import { $account, readAccount } from './account-name.ts'

/**
 * Where a code is to go: what stands in the account's field.
 * @param showProblem shows by the field why nothing can be sent there
 */
export const readTarget = async (
  showProblem: (problem: 'login.accountBlank' | 'login.accountInvalid') => void
): Promise<KnownAccountName | undefined> => {
  const typed = $account.get()
  const account = await readAccount(typed)
  if (account.kind !== 'invalid') return account
  showProblem(typed.trim() === '' ? 'login.accountBlank' : 'login.accountInvalid')
  return undefined
}
