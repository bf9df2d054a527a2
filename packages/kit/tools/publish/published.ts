import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** A publication: which address took the place of which. Null stands for none. */
const publication = v.object({
  environment: v.string(),
  address: v.string(),
  before: v.nullable(v.string()),
  integrity: v.string(),
  time: v.string(),
  takenBack: v.boolean()
})
export type Publication = v.InferOutput<typeof publication>

const fileOf = (folder: string): string => join(folder, 'published.json')

/** The publications of a project, the newest last. It is kept beside package.json, for the whole team. */
export const readPublished = async (folder: string): Promise<Publication[]> => {
  try {
    return v.parse(v.array(publication), JSON.parse(await readFile(fileOf(folder), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export const writePublished = (folder: string, list: readonly Publication[]): Promise<void> =>
  writeFile(fileOf(folder), `${JSON.stringify(list, null, 2)}\n`)

/** The publication that is in force in an environment. */
export const inForce = (list: readonly Publication[], environment: string): Publication | undefined =>
  list.findLast(it => it.environment === environment && !it.takenBack)
