/** Writes a package as npm takes it: its files, its README, the license and its package.json. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { npmCommand } from '../support/install.mjs'
import { root, run, Stop } from '../support/process.mjs'

export type PackageParts = {
  /** The folder of `packages/` that has the package.json. */
  folder: string
  /** The page of `docs/` that becomes the README. */
  readme: string
  files: { name: string; text: string }[]
  /** The fields that package.json lacks, or has for the sources beside it: exports, dependencies. */
  manifest: Record<string, unknown>
  /** Where folder and tarball are written. */
  packages?: string
}

/** @returns the path of the tarball */
export const writePackage = async ({
  folder,
  readme,
  files,
  manifest,
  packages = join(root, 'build/packages')
}: PackageParts): Promise<string> => {
  const out = join(packages, folder)
  await rm(out, { recursive: true, force: true })
  const own: { name: string; version: string } = JSON.parse(
    await readFile(join(root, 'packages', folder, 'package.json'), 'utf8')
  )
  const written = [...files, { name: 'package.json', text: `${JSON.stringify({ ...own, ...manifest }, null, 2)}\n` }]
  for (const { name, text } of written) {
    await mkdir(dirname(join(out, name)), { recursive: true })
    await writeFile(join(out, name), text)
  }
  await copyFile(join(root, 'docs', readme), join(out, 'README.md'))
  await copyFile(join(root, 'LICENSE'), join(out, 'LICENSE'))
  const [command, ...npm] = npmCommand(process.env)
  const { code, output } = await run(command, [...npm, 'pack', '--pack-destination', packages], { cwd: out })
  if (code !== 0) throw new Stop(`npm could not pack ${own.name}:\n${output.trim()}`)
  return join(packages, `${own.name}-${own.version}.tgz`)
}
