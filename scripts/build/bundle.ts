import { dirname, join } from 'node:path'
import { type OutputChunk, rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { compileEarly } from './compile-early.ts'
import { keepApart } from './keep-apart.ts'

/** A module that was built: its path below build/, and what the rest of the build reads of it. */
export type BuiltChunk = Pick<OutputChunk, 'name' | 'fileName' | 'isEntry' | 'imports' | 'exports' | 'code'> & {
  address: string
  /** The code of each source in it, after unused parts are gone. */
  modules: Record<string, { code: string | null }>
}

/** The modules of one Rollup configuration, and the addresses of all its files. */
export type Bundled = { chunks: BuiltChunk[]; addresses: string[] }

const chunkOf = (
  { name, fileName, isEntry, imports, exports, code, modules }: OutputChunk,
  address: string
): BuiltChunk => ({
  name,
  fileName,
  isEntry,
  imports,
  exports,
  code,
  address,
  modules: Object.fromEntries(Object.entries(modules).map(([id, module]) => [id, { code: module.code }]))
})

/** Builds all entries of one Rollup configuration into build/. */
export const bundle = async (file: string): Promise<Bundled> => {
  const bundled: Bundled = { chunks: [], addresses: [] }
  const { options, warnings } = await loadConfigFile(join(process.cwd(), file), {})
  warnings.flush()
  for (const entry of options.map(keepApart).map(compileEarly)) {
    const made = await rollup(entry)
    for (const output of [entry.output ?? []].flat()) {
      const written = await made.write(output)
      const folder = `${output.dir ?? dirname(output.file ?? '')}`.replaceAll('\\', '/').replace(/^.*\bbuild\//, '/')
      for (const chunk of written.output) {
        const address = `${folder}/${chunk.fileName}`
        bundled.addresses.push(address)
        if (chunk.type === 'chunk') bundled.chunks.push(chunkOf(chunk, address))
      }
    }
    await made.close()
  }
  return bundled
}
