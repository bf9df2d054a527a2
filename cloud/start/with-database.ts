import { openDatabase } from '../database/engine/open-database.ts'
import type { OpenDatabase } from '../database/open.ts'
import { lockDataFolder } from './data-folder.ts'

/** Where the data is: kept by a PostgreSQL server, or in a folder. */
export type DataPlace = { kind: 'server'; url: string } | { kind: 'folder'; folder: string }

/** One thing after another is done here. */
const shares = { connections: 1, waitingMax: 10 }

/**
 * Does something with a database that no cloud need have opened yet, and closes it however that ends.
 * @throws StartError where the database can't be opened, or a cloud has the folder
 */
export const withDatabase = async <Result>(
  data: DataPlace,
  work: (open: OpenDatabase) => Promise<Result>
): Promise<Result> => {
  const unlock = data.kind === 'folder' ? await lockDataFolder(data.folder) : () => undefined
  try {
    const onLost = () => undefined
    const open = await openDatabase(data.kind === 'server' ? { ...data, onLost } : data, shares)
    try {
      return await work(open)
    } finally {
      await open.close()
    }
  } finally {
    unlock()
  }
}
