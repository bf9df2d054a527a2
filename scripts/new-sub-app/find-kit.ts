import { copyFile, mkdir } from 'node:fs/promises'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { packKit } from '../pack/pack-kit.ts'
import { say } from '../process.mjs'

/**
 * How a new project names the kit. Until the registry has the kit, a project keeps its tarball in `vendor/`, so that a
 * clone of it installs on any machine.
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
