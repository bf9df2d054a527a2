import { copyFile, mkdir } from 'node:fs/promises'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { packKit } from '../pack/pack-kit.ts'
import { say } from '../process.mjs'

/**
 * Finds the name of the kit for a new project. The registry does not have the kit yet. So a project keeps the tarball in
 * `vendor/`, and its clones install on any machine.
 * @param given a tarball, or a version of the registry; without it this repository packs its own
 */
export const findKit = async (given: string | undefined, folder: string): Promise<string> => {
  if (given !== undefined && !given.endsWith('.tgz')) return given
  if (given === undefined) say('Packing the kit …')
  const tarball = given === undefined ? await packKit() : resolve(process.env.INIT_CWD ?? '.', given)
  const kept = join('vendor', basename(tarball))
  await mkdir(join(folder, 'vendor'), { recursive: true })
  await copyFile(isAbsolute(tarball) ? tarball : resolve(tarball), join(folder, kept))
  return `file:${kept}`
}
