import { dirname, join } from 'node:path'
import { type MergedRollupOptions, rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { type BuiltChunk, type Bundle, chunkOf } from './built-chunk.ts'
import { bundleSubApp, isSubApp } from './bundle-sub-app.ts'
import { compileEarly } from './compile-early.ts'
import { keepApart } from './keep-apart.ts'

/** One bundle of a configuration, by its place among the bundles there. */
export type BundleName = { file: string; index: number }

const optionsOf = async (file: string): Promise<MergedRollupOptions[]> => {
  const { options, warnings } = await loadConfigFile(join(process.cwd(), file), {})
  warnings.flush()
  return options
}

/** The bundles of configurations, in their order. A sub-application's configuration is one of Vite, and makes one bundle. */
export const bundlesOf = async (files: readonly string[]): Promise<BundleName[]> => {
  const names: BundleName[] = []
  // One after the other: each reading listens to the process's warnings.
  for (const file of files) {
    if (isSubApp(file)) names.push({ file, index: 0 })
    else names.push(...(await optionsOf(file)).map((_, index) => ({ file, index })))
  }
  return names
}

/** Makes one bundle, and writes nothing. */
export const makeBundle = async ({ file, index }: BundleName): Promise<Bundle> => {
  if (isSubApp(file)) return bundleSubApp(file)
  const options = (await optionsOf(file))[index]
  if (options === undefined) throw new Error(`${file} has no bundle ${index}.`)
  const entry = compileEarly(keepApart(options))
  const made = await rollup(entry)
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
