import { open, readFile, rename, rm } from 'node:fs/promises'
import type { ImportMap } from '../../contract/page/environment.ts'
import { Stop } from '../support/process.mjs'
import { readMap } from './read-environment.ts'

const waitMs = 50
const triesMax = 200

/**
 * Reads a file, changes it and writes it as JSON in one step: nobody ever reads half a file, and two changes at the same
 * moment are both in it. The file that takes its place in the end is, while it is there, the lock of all others.
 * @param change gives the new value, and what to tell the caller
 * @throws Stop what `change` throws, and where another change seems never to end
 */
export const changeFile = async <Told>(
  file: string,
  change: (text: string) => { value: unknown; told: Told }
): Promise<Told> => {
  const next = `${file}.next`
  const handle = await lock(next)
  try {
    const { value, told } = change(await readFile(file, 'utf8'))
    await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`)
    await handle.sync()
    await handle.close()
    await rename(next, file)
    return told
  } catch (error) {
    await handle.close()
    await rm(next, { force: true })
    throw error
  }
}

/** The same for an import map. */
export const changeMap = <Told>(
  file: string,
  change: (map: ImportMap) => { map: ImportMap; told: Told }
): Promise<Told> =>
  changeFile(file, text => {
    const { map, told } = change(readMap(file, text))
    const { $schema }: { $schema?: string } = JSON.parse(text)
    const value = { ...($schema === undefined ? {} : { $schema }), imports: map.imports, ...integrityOf(map) }
    return { value, told }
  })

const lock = async (next: string) => {
  for (let tries = 0; ; tries++) {
    try {
      return await open(next, 'wx')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (tries === triesMax)
        throw new Stop(`${next} is there: another change is under way, or one was broken off. If so, delete the file.`)
      await new Promise(resolve => setTimeout(resolve, waitMs))
    }
  }
}

/** Hashes of addresses that the map still names. */
const integrityOf = ({ imports, integrity = {} }: ImportMap): Pick<ImportMap, 'integrity'> => {
  const named = new Set(Object.values(imports))
  const kept = Object.entries(integrity).filter(([address]) => named.has(address))
  return kept.length === 0 ? {} : { integrity: Object.fromEntries(kept) }
}
