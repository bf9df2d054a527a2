import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import { packElements } from '../../../scripts/pack/pack-elements.ts'
import { root } from '../../../scripts/support/process.mjs'

/** The elements as a project installs them: the files of the tarball that npm made, in a `node_modules` of its own. */
export type PackedElements = { modules: string; remove: () => Promise<void> }

export const installPackedElements = async (): Promise<PackedElements> => {
  process.chdir(root)
  const folder = await mkdtemp(join(tmpdir(), 'portal-elements-'))
  const tarball = createPackageFromTarballData(new Uint8Array(await readFile(await packElements(folder))))
  // Paths of a package begin with /node_modules.
  for (const path of tarball.listFiles()) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, tarball.readFile(path))
  }
  return { modules: join(folder, 'node_modules'), remove: () => rm(folder, { recursive: true, force: true }) }
}
