import type { Database } from '../../../database/open.ts'
import { findDemoAccounts } from '../../../database/upkeep/demo-data.ts'
import { StartError } from '../../../start-error.pure.ts'
import { comparePassword } from '../passwords/passwords.ts'
import { accounts } from './accounts.ts'

/** A demo account as it can be signed in to now. */
export type DemoAccountThere = { email: string | null; cellphone: string | null; about: string }

/** The demo accounts that the database has, and what each is for. */
export const demoAccountsThere = async (database: Database): Promise<DemoAccountThere[]> =>
  (await findDemoAccounts(database)).map(({ email, cellphone }) => {
    const known = accounts.find(account => account.email === email || account.cellphone === cellphone)
    return { email, cellphone, about: known?.about ?? 'changed since it was made' }
  })

/** Whether a password still opens the demo accounts: somebody may have changed it since they were made. */
export const opensDemoAccounts = async (database: Database, password: string): Promise<boolean> => {
  const first = (await findDemoAccounts(database)).find(({ passwordHash }) => passwordHash !== null)
  return (await comparePassword(first?.passwordHash, password)).right
}

/**
 * Keeps demo accounts of an earlier time out of production: a person who knows their password has every permission.
 * @throws StartError where there are any
 */
export const refuseDemoAccounts = async (database: Database): Promise<void> => {
  const { length } = await findDemoAccounts(database)
  if (length > 0)
    throw new StartError(
      `The database holds ${length} demo accounts, and the environment is in production mode. Take them away with \`npm run demo -- remove\`.`
    )
}
