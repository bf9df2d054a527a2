import { copyFile, mkdir } from 'node:fs/promises'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { packFrame } from '../pack/pack-frame.ts'
import { packKit } from '../pack/pack-kit.ts'
import { build } from '../support/prepare.mjs'
import { say } from '../support/process.mjs'

/** How package.json of a project names the packages of the portal; the frame where there is one. */
export type OwnPackages = { kit: string; frame: string | undefined }

/**
 * Finds the packages of the portal for a new project. The registry does not have them yet. So a project keeps the tarballs
 * in `vendor/`, and its clones install on any machine.
 * @param given the kit as a tarball, or as a version of the registry; without it this repository packs its own, and the frame
 */
export const findPackages = async (given: string | undefined, folder: string): Promise<OwnPackages> => {
  if (given !== undefined && !given.endsWith('.tgz')) return { kit: given, frame: undefined }
  if (given !== undefined)
    return { kit: await keep(resolve(process.env.INIT_CWD ?? '.', given), folder), frame: undefined }
  await build(process.execPath)
  say('Packing the kit and the frame …')
  return { kit: await keep(await packKit(), folder), frame: await keep(await packFrame(), folder) }
}

const keep = async (tarball: string, folder: string): Promise<string> => {
  const kept = join('vendor', basename(tarball))
  await mkdir(join(folder, 'vendor'), { recursive: true })
  await copyFile(isAbsolute(tarball) ? tarball : resolve(tarball), join(folder, kept))
  return `file:${kept}`
}
