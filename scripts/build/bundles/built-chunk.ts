import type { OutputChunk } from 'rollup'

/** A module that was built: its path below build/, and what the rest of the build reads of it. */
export type BuiltChunk = Pick<OutputChunk, 'name' | 'fileName' | 'isEntry' | 'imports' | 'exports' | 'code'> & {
  address: string
  /** The code of each source in it, after unused parts are gone. */
  modules: Record<string, { code: string | null }>
  /** Its source map as JSON. The page finds the sources of an error by it. */
  map?: string | undefined
}

/** The modules of one bundle, and the files that it was made of. */
export type Bundle = { chunks: BuiltChunk[]; inputs: string[] }

/** What Rollup and Rolldown both say of a module. */
type Made = Pick<BuiltChunk, 'name' | 'fileName' | 'isEntry' | 'imports' | 'exports' | 'code' | 'modules'>

/** A module as the rest of the build reads it. @param folder its folder below build/, with a slash in front */
export const chunkOf = (
  { name, fileName, isEntry, imports, exports, code, modules }: Made,
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
