import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { environmentFile, importMapFile } from '../../contract/page/environment-files.ts'

const files = { environment: environmentFile, importmap: importMapFile }

/** Writes the contract's schemas of an environment's two files as JSON Schema, which editors complete and check by. */
export const writeSchemas = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const [name, schema] of Object.entries(files)) {
    // What JSON Schema can't say the cloud checks at its start all the same.
    const json = toJsonSchema(schema, { target: 'draft-07', typeMode: 'input', errorMode: 'ignore' })
    await writeFile(join(folder, `${name}.schema.json`), `${JSON.stringify(json, null, 2)}\n`)
  }
}
