import { mkdir, readdir } from 'node:fs/promises'
import { root, Stop } from '../support/process.mjs'

/**
 * Makes the folder of a new project.
 * @throws Stop where it is there and not empty, or lies in this repository
 */
export const makeEmptyFolder = async (folder: string): Promise<void> => {
  if (`${folder}/`.startsWith(`${root}/`)) throw new Stop(`${folder} is in this repository. Choose a folder outside.`)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).some(name => name !== '.git')) throw new Stop(`${folder} is not empty.`)
}
