import { randomInt } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Readable, with letters and digits, some 59 random bits: `k7mq-x2vd-h9pt`. */
export const randomPassword = (): string => {
  const password = Array.from({ length: 14 }, (_, index) =>
    index % 5 === 4 ? '-' : alphabet[randomInt(alphabet.length)]
  ).join('')
  return /[a-z]/.test(password) && /\d/.test(password) ? password : randomPassword()
}

const fileOf = (dataFolder: string): string => join(dataFolder, 'demo-password')

/** The password that an earlier start made, if one did. */
export const keptPassword = async (dataFolder: string): Promise<string | undefined> => {
  try {
    return (await readFile(fileOf(dataFolder), 'utf8')).trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Makes a password and keeps it where only the owner of the data folder can read it. */
export const makePassword = async (dataFolder: string): Promise<string> => {
  const kept = await keptPassword(dataFolder)
  if (kept !== undefined) return kept
  const password = randomPassword()
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const file = await open(fileOf(dataFolder), 'w', 0o600)
  try {
    await file.writeFile(`${password}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return password
}
