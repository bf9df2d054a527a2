import type { OutputChunk } from 'rollup'

/** A module that was built: its path below build/, and what the rest of the build reads of it. */
export type BuiltChunk = Pick<OutputChunk, 'name' | 'fileName' | 'isEntry' | 'imports' | 'exports' | 'code'> & {
  address: string
  /** The code of each source in it, after unused parts are gone. */
  modules: Record<string, { code: string | null }>
}

/** The modules of one bundle, and the files that it was made of. */
export type Bundle = { chunks: BuiltChunk[]; inputs: string[] }
