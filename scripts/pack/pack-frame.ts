import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepare } from '../../cloud/portal/prepare.ts'
import { readPortalFiles } from '../../cloud/portal/read-files.ts'
import { requiredModules } from '../../contract/page/sub-apps/required-modules.ts'
import { root, Stop } from '../support/process.mjs'
import { writePackage } from './write-package.ts'

const build = join(root, 'build')

/** The addresses of the files that the last build made; older files lie beside them. */
const builtFiles = async (): Promise<string[]> => {
  const [newest = []]: string[][] = JSON.parse(await readFile(join(build, 'releases.json'), 'utf8'))
  return newest.filter(address => address.startsWith('/assets/'))
}

/**
 * Makes `robot-portal-frame` out of the built portal: its files, and a page that knows no sub-application.
 * @param packages the folder for the package; `build/packages` when nothing is said
 * @returns the path of the tarball
 */
export const packFrame = async (packages?: string): Promise<string> => {
  const local = await readPortalFiles({ build, environment: root })
  const environment = JSON.parse(await readFile(join(root, 'packages/frame/environment.json'), 'utf8'))
  const own: readonly string[] = requiredModules
  const imports = Object.entries(local.importMap.imports).filter(([name]) => own.includes(name))
  const importMap = { ...local.importMap, imports: Object.fromEntries(imports) }
  const { findPage, policy } = await prepare({
    build,
    files: { ...local, environment, importMap },
    extraMarkup: '',
    findVisitor: undefined
  })
  const page = findPage('', [])
  if (page === undefined) throw new Stop('The build has no page for addresses that nothing is preloaded for.')
  const headers = { 'Content-Security-Policy': policy }
  const assets = await builtFiles()
  return writePackage({
    folder: 'frame',
    readme: 'frame.md',
    ...(packages === undefined ? {} : { packages }),
    files: [
      { name: 'index.html', text: page.write() },
      { name: 'site.json', text: `${JSON.stringify({ headers }, null, 2)}\n` },
      ...(await Promise.all(
        assets.map(async address => ({
          name: address.slice(1),
          text: await readFile(join(build, address), 'utf8')
        }))
      ))
    ],
    manifest: { files: ['index.html', 'site.json', 'assets'], exports: { './package.json': './package.json' } }
  })
}
