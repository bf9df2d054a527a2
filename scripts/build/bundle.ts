import { dirname, join } from 'node:path'
import { type MergedRollupOptions, type OutputChunk, rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { compileEarly } from './compile-early.ts'
import { foundFiles } from './found-files.ts'
import { keepApart } from './keep-apart.ts'

/** One bundle of a Rollup configuration, by its place among the bundles there. */
export type BundleName = { file: string; index: number }

/** A module that was built: its path below build/, and what the rest of the build reads of it. */
export type BuiltChunk = Pick<OutputChunk, 'name' | 'fileName' | 'isEntry' | 'imports' | 'exports' | 'code'> & {
  address: string
  /** The code of each source in it, after unused parts are gone. */
  modules: Record<string, { code: string | null }>
}

/** The modules of one bundle, and the files that it was made of. */
export type Bundle = { chunks: BuiltChunk[]; inputs: string[] }

const optionsOf = async (file: string): Promise<MergedRollupOptions[]> => {
  const { options, warnings } = await loadConfigFile(join(process.cwd(), file), {})
  warnings.flush()
  return options
}

/** The bundles of Rollup configurations, in their order. */
export const bundlesOf = async (files: readonly string[]): Promise<BundleName[]> => {
  const names: BundleName[] = []
  // One after the other: each reading listens to the process's warnings.
  for (const file of files) names.push(...(await optionsOf(file)).map((_, index) => ({ file, index })))
  return names
}

const chunkOf = (
  { name, fileName, isEntry, imports, exports, code, modules }: OutputChunk,
  folder: string
): BuiltChunk => ({
  name,
  fileName,
  isEntry,
  imports,
  exports,
  code,
  address: `${folder}/${fileName}`,
  modules: Object.fromEntries(Object.entries(modules).map(([id, module]) => [id, { code: module.code }]))
})

/** Makes one bundle, and writes nothing. */
export const makeBundle = async ({ file, index }: BundleName): Promise<Bundle> => {
  const options = (await optionsOf(file))[index]
  if (options === undefined) throw new Error(`${file} has no bundle ${index}.`)
  const entry = compileEarly(keepApart(options))
  const made = await rollup({ ...entry, plugins: [entry.plugins ?? [], foundFiles] })
  const chunks: BuiltChunk[] = []
  for (const output of [entry.output ?? []].flat()) {
    const folder = `${output.dir ?? dirname(output.file ?? '')}`.replaceAll('\\', '/').replace(/^.*\bbuild\//, '/')
    for (const part of (await made.generate(output)).output) {
      if (part.type === 'asset') throw new Error(`${file} makes ${part.fileName}, which is no module.`)
      chunks.push(chunkOf(part, folder))
    }
  }
  await made.close()
  return { chunks, inputs: made.watchFiles }
}
