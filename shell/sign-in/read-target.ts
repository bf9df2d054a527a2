import type { KnownAccountName } from '@portal/session'
import { $account, readAccount } from './account-name.ts'
import { type AccountProblem, accountProblemOf, onlyWay } from './code-ways.ts'

/**
 * Reads the target of a code from the account's field.
 * @param showProblem shows by the field why nothing can be sent there
 */
export const readTarget = async (
  showProblem: (problem: AccountProblem) => void
): Promise<KnownAccountName | undefined> => {
  const typed = $account.get()
  const account = await readAccount(typed)
  const problem = accountProblemOf(typed, account, onlyWay())
  if (problem === undefined && account.kind !== 'invalid') return account
  showProblem(problem ?? 'login.accountInvalid')
  return undefined
}
