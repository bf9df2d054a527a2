import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process.mjs'
import { bundleDeclarations } from './declarations.ts'
import { callEntries, type Entries, ownEntries } from './kit-entries.ts'
import { compileModules } from './kit-modules.ts'
import { writePackage } from './write-package.ts'

/** Libraries that the kit's users install with it. */
const libraries = ['nanostores', 'valibot']

/** Makes `robot-portal-kit`. @returns the path of the tarball */
export const packKit = async (): Promise<string> => {
  const entries = { ...(await ownEntries()), ...(await callEntries()) }
  const modules = await compileModules(entries)
  const declarations = await bundleDeclarations(entries, 'keys')
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8')
  )
  return writePackage({
    folder: 'kit',
    readme: 'kit.md',
    files: [...modules, ...declarations].map(({ name, text }) => ({ name: `dist/${name}`, text })),
    manifest: {
      files: ['dist'],
      exports: exportsOf(entries),
      dependencies: Object.fromEntries(libraries.map(name => [name, `^${dependencies[name]}`]))
    }
  })
}

const exportsOf = (entries: Entries): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.keys(entries)
      .sort()
      .map(name => [
        name === 'index' ? '.' : `./${name}`,
        { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }
      ])
  ),
  './package.json': './package.json'
})
