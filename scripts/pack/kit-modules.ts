/** Compiles the kit for other repositories: one module for each entry point, and what several of them share. */
import { isAbsolute } from 'node:path'
import resolve from '@rollup/plugin-node-resolve'
import { type OutputChunk, rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import type { Entries } from './kit-entries.ts'

/** Whether a module is another package. Those of the project are `#contract/x.ts`, `./x.ts` and paths. */
export const isForeign = (id: string): boolean => !/^[.#\0]|^@portal\//.test(id) && !isAbsolute(id)

/** @returns the code of each file by its name */
export const compileModules = async (entries: Entries): Promise<{ name: string; text: string }[]> => {
  const bundle = await rollup({
    input: entries,
    // The session of the page has to stay the only one.
    external: id => isForeign(id) || id === '@portal/session',
    plugins: [
      resolve({ extensions: ['.ts', '.tsx'] }),
      esbuild({ target: 'es2022', tsconfig: false, jsx: 'automatic' })
    ],
    onwarn: warning => {
      throw new Error(warning.message)
    }
  })
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: 'shared/[name].js' })
  await bundle.close()
  return output
    .filter((it): it is OutputChunk => it.type === 'chunk')
    .map(({ fileName, code }) => ({ name: fileName, text: code }))
}
