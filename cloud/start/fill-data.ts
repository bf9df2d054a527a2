import { day } from '../clock.ts'
import { addManyReports, addManyRobots, addManyTasks } from '../database/engine/load-data.ts'
import { findDemoAccounts } from '../database/upkeep/demo-data.ts'
import { tidyTables } from '../database/upkeep/tidy-tables.ts'
import type { DemoWish } from '../demo/decide.pure.ts'
import { addManyMenuEntries, addManyMessages } from '../demo/many.ts'
import { type DemoState, seedDemo } from '../demo/seed.ts'
import { shipData } from '../shipped/ship.ts'
import { StartError } from '../start-error.pure.ts'
import { accounts } from '../topics/identity/demo/accounts.ts'
import { makePassword } from '../topics/identity/demo/password.ts'
import { type DataPlace, withDatabase } from './with-database.ts'

export type FillOptions = {
  data: DataPlace
  /** Whether there may be demo data, as a start would decide. */
  wish: DemoWish
  /** Where a password for the demo accounts is kept, when they are made and none is given. */
  passwordFolder: string
  password?: string | undefined
  messages: number
  menuEntries: number
  robots: number
  tasks: number
}

/** Thirteen months: tasks that are older than HISTORY_DAYS would be dropped at the next start. */
const historyMs = 395 * day

/**
 * Fills a database that no cloud need have opened yet for load tests: tables and demo data where they are missing, then
 * so many more messages of one demo account, menu entries, robots and tasks. The robots get stretches, measures and faults.
 * @returns whether the demo data was made, and whose the messages are
 * @throws StartError where the database can't be opened, a cloud has the folder, or no demo data is wished there
 */
export const fillData = ({
  data,
  wish,
  passwordFolder,
  password,
  messages,
  menuEntries,
  robots,
  tasks
}: FillOptions): Promise<{ demo: DemoState; account: string }> =>
  withDatabase(data, async ({ database, exclusively }) => {
    const newPassword = async () => password ?? (await makePassword(passwordFolder))
    const account = accounts[0]?.email ?? ''
    const demo = await exclusively(async patient => {
      await shipData(patient, Date.now())
      const state = await seedDemo({ database: patient, now: Date.now, wish, newPassword })
      const owner = (await findDemoAccounts(patient)).find(({ email }) => email === account)
      if (owner === undefined || state === 'none' || state === 'left')
        throw new StartError(
          `What load tests need is demo data. Nobody asked for any in this database, which is left as it is: set PORTAL_DEMO=on.`
        )
      await addManyMessages(patient, owner.userId, messages, Date.now())
      await addManyMenuEntries(patient, menuEntries)
      const now = Date.now()
      await addManyRobots(patient, robots, now - historyMs)
      await addManyTasks(patient, tasks, now - historyMs, now)
      await addManyReports(patient, now)
      return state
    })
    await tidyTables(database)
    return { demo, account }
  })
