/** A second worktree, in which a fault can stand while this one stays as it is. */
import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run, Stop } from '../../support/process.mjs'

/** Made by a build. Each fault finds them as they were before any fault, so that a build makes only what it changes. */
const built = ['build', 'node_modules/.cache/bundles']

const copyFolder = async (from: string, to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, filter: source => !source.includes('portal-test-') })
}

/** Makes the copy, unless there is one of an earlier run. */
export const prepareCopy = async (copy: string): Promise<void> => {
  if (existsSync(copy)) return
  const { code, output } = await run('git', ['worktree', 'add', '--detach', copy, 'HEAD'])
  if (code !== 0) throw new Stop(output.trim())
  // Links instead of copies: nothing writes into a package. Builds and caches are copied, since something writes there.
  await run('cp', ['--archive', '--link', join(root, 'node_modules'), join(copy, 'node_modules')])
  for (const folder of ['node_modules/.cache', 'build']) await copyFolder(join(root, folder), join(copy, folder))
  for (const folder of built) await copyFolder(join(copy, folder), join(copy, `${folder}-kept`))
  // A fault must not bring new demo data with it: one image serves all faults.
  const image = join(copy, 'cloud/test-image.ts')
  const text = await readFile(image, 'utf8')
  await writeFile(image, text.replace(/versionOf\(globSync.*\)$/m, "Promise.resolve('faults')"))
}

/** Puts a text in the place of a file of the copy, does something, and takes the text away again. */
export const withPlanted = async <Result>(
  copy: string,
  file: string,
  planted: string,
  act: () => Promise<Result>
): Promise<Result> => {
  const before = await readFile(join(copy, file), 'utf8')
  await writeFile(join(copy, file), planted)
  try {
    return await act()
  } finally {
    await writeFile(join(copy, file), before)
    for (const folder of built) await copyFolder(join(copy, `${folder}-kept`), join(copy, folder))
  }
}
