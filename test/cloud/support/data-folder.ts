import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Asks the database in a data folder that no cloud has open. */
export const queryDataFolder = async <Row>(folder: string, ...texts: string[]): Promise<Row[][]> => {
  const database = await PGlite.create(join(folder, 'database'))
  const results: Row[][] = []
  for (const text of texts) results.push((await database.query<Row>(text)).rows)
  await database.close()
  return results
}
