/** Bundles the types of an entry point, so that they need no source of the project beside them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OutputChunk, type Plugin, rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import tsconfig from '../../tsconfig.json' with { type: 'json' }
import { root, say } from '../support/process.mjs'
import type { Entries } from './kit-entries.ts'
import { isForeign } from './kit-modules.ts'

/** The detail in the types of message files: each key, or only that there are texts. */
export type TextsAs = 'keys' | 'any'

const withoutKeys: Plugin = {
  name: 'portal-without-keys',
  resolveId: id => (id.endsWith('.json') ? join(root, 'scripts/pack/any-texts.ts') : null)
}

/** The plugin leaves out what lies below `node_modules`, where npm links the contract. */
const paths = { ...tsconfig.compilerOptions.paths, '#contract/*': ['./contract/*'] }

/** @returns the text of each file by its name */
export const bundleDeclarations = async (
  entries: Entries,
  textsAs: TextsAs
): Promise<{ name: string; text: string }[]> => {
  const { folder, input } = await writeFacades(entries)
  try {
    const bundle = await rollup({
      input,
      external: isForeign,
      plugins: [
        ...(textsAs === 'any' ? [withoutKeys] : []),
        dts({ tsconfig: join(root, 'tsconfig.json'), compilerOptions: { paths } })
      ],
      onwarn: warning => say(warning.message)
    })
    const { output } = await bundle.generate({ chunkFileNames: 'shared/[name].d.ts', entryFileNames: '[name].d.ts' })
    await bundle.close()
    return output
      .filter((it): it is OutputChunk => it.type === 'chunk')
      .map(({ fileName, code }) => ({ name: fileName, text: code }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The plugin makes a program of TypeScript for each folder with an entry point, and keeps all programs. Each of them
 * holds the types of the whole contract, so the many folders of calls took over 4 GB. A facade for each entry point,
 * all in one folder, makes it one program.
 */
const writeFacades = async (entries: Entries): Promise<{ folder: string; input: Entries }> => {
  await mkdir(join(root, 'build'), { recursive: true })
  const folder = await mkdtemp(join(root, 'build/declarations-'))
  const input = await Promise.all(
    Object.entries(entries).map(async ([name, source]) => {
      const facade = join(folder, `${name.replaceAll('/', '-')}.ts`)
      await writeFile(facade, `export * from '../../${source}'\n`)
      return [name, facade] as const
    })
  )
  return { folder, input: Object.fromEntries(input) }
}
