import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../support/process.mjs'
import { compilePageSession } from './compile-page-session.ts'
import { bundleDeclarations } from './declarations.ts'
import { callEntries, type Entries, ownEntries, toolEntries } from './kit-entries.ts'
import { compileModules } from './kit-modules.ts'
import { portalLook } from './portal-look.ts'
import { pageTagTypes } from './tag-types.ts'
import { writePackage } from './write-package.ts'

/** Libraries that the kit's users install with it. */
const libraries = ['acorn', 'nanostores', 'valibot']

/**
 * Makes `robot-portal-kit`.
 * @param packages the folder for the package; `build/packages` when nothing is said
 * @returns the path of the tarball
 */
export const packKit = async (packages?: string): Promise<string> => {
  const entries = { ...(await ownEntries()), ...(await callEntries()) }
  const modules = [...(await compileModules({ ...entries, ...toolEntries })), await compilePageSession()]
  const declarations = await bundleDeclarations(entries, 'keys')
  const look = { name: 'tools/portal-look.css', text: await portalLook() }
  const tags = await pageTagTypes()
  const dependencies = { ...(await dependenciesOf('contract')), ...(await dependenciesOf('packages/kit')) }
  return writePackage({
    folder: 'kit',
    readme: 'kit.md',
    ...(packages === undefined ? {} : { packages }),
    files: [...modules, look, ...declarations, ...tags].map(inDist).concat({ name: commandFile, text: command }),
    manifest: {
      bin: { 'robot-portal': commandFile },
      files: ['bin', 'dist'],
      exports: {
        ...exportsOf(entries),
        ...Object.fromEntries(tags.map(({ name }) => [`./${name.replace('.d.ts', '')}`, { types: `./dist/${name}` }]))
      },
      dependencies: Object.fromEntries(libraries.map(name => [name, `^${dependencies[name]}`])),
      // The contract is compiled in.
      imports: undefined,
      devDependencies: undefined
    }
  })
}

const dependenciesOf = async (folder: string): Promise<Record<string, string>> => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(root, folder, 'package.json'), 'utf8')
  )
  return dependencies
}

type File = { name: string; text: string }

const inDist = ({ name, text }: File): File => ({ name: `dist/${name}`, text })

const commandFile = 'bin/robot-portal.js'

const command = `#!/usr/bin/env node
import { runCommand } from '../dist/tools/command.js'

process.exitCode = await runCommand(process.argv.slice(2), process.cwd())
`

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
