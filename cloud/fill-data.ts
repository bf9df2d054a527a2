import { lockDataFolder } from './data-folder.ts'
import { findAccount } from './database/accounts.ts'
import { openDatabase } from './database/open.ts'
import { tidyTables } from './database/tidy-tables.ts'
import { accounts } from './demo/accounts.ts'
import { addManyMenuEntries, addManyMessages } from './demo/many.ts'
import { makePassword } from './demo/password.ts'
import { type DemoState, seedDemo } from './demo/seed.ts'
import { languageFolder } from './language-folder.ts'
import { StartError } from './start-error.ts'

export type FillOptions = {
  data: { kind: 'server'; url: string } | { kind: 'folder'; folder: string }
  /** Where a password for the demo accounts is kept, when they are made and none is given. */
  passwordFolder: string
  password?: string | undefined
  messages: number
  menuEntries: number
}

/**
 * Fills a database that no cloud need have opened yet for load tests: tables and demo data where they are missing, then
 * so many more messages of one account and menu entries.
 * @returns whether the demo data was made, and whose the messages are
 * @throws StartError where the database can't be opened, a cloud has the folder, or the data are not the demo's
 */
export const fillData = async ({
  data,
  passwordFolder,
  password,
  messages,
  menuEntries
}: FillOptions): Promise<{ demo: DemoState; account: string }> => {
  const unlock = data.kind === 'folder' ? await lockDataFolder(data.folder) : () => undefined
  try {
    const onLost = () => undefined
    const { database, exclusively, close } = await openDatabase(data.kind === 'server' ? { ...data, onLost } : data)
    try {
      const newPassword = async () => password ?? (await makePassword(passwordFolder))
      const account = accounts[0]?.email ?? ''
      const demo = await exclusively(async patient => {
        const state = await seedDemo({ database: patient, now: Date.now, newPassword, languageFolder })
        const owner = await findAccount(patient, { kind: 'email', value: account })
        if (owner === undefined || state === 'absent')
          throw new StartError(
            `There is no ${account} in this database, and its data are somebody's own: left as they are.`
          )
        await addManyMessages(patient, owner.userId, messages, Date.now())
        await addManyMenuEntries(patient, menuEntries)
        return state
      })
      await tidyTables(database)
      return { demo, account }
    } finally {
      await close()
    }
  } finally {
    unlock()
  }
}
