import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf, StartError } from '../start-error.pure.ts'

/**
 * Takes a data folder for this process alone, and makes it where there is none.
 *
 * PGlite would let two processes write into the same files. The lock is the operating system's, on a file, by way of
 * SQLite, since Node has no other access to such locks: it ends with the process however that ends, so that no lock
 * is ever left behind by a crash.
 * @returns what gives the folder back
 * @throws StartError when the folder can't be written to, or another process has it
 */
export const lockDataFolder = async (folder: string): Promise<() => void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`The data folder ${folder} (DATA_DIR) cannot be written to: ${reasonOf(error)}`, {
      cause: error
    })
  }
  const lock = openLock(join(folder, 'lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error))
      throw new StartError(`The data folder ${folder} (DATA_DIR) is in use by another process. Stop that one first.`)
    throw new StartError(`The data folder ${folder} (DATA_DIR) cannot be locked: ${reasonOf(error)}`, { cause: error })
  }
  return () => lock.close()
}

const openLock = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file)
  } catch (error) {
    throw new StartError(`The lock ${file} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/** SQLite's result code for a database that somebody else has locked. */
const sqliteBusy = 5
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
