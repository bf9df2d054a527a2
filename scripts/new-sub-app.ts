/**
 * `npm run new-sub-app`: makes the project of a sub-application outside this repository. The project has a list, a page below
 * it, tests, and the commands of the kit.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { readCommand, usage } from './new-sub-app/command.ts'
import { findPackages } from './new-sub-app/find-packages.ts'
import { makeProject } from './new-sub-app/make-project.ts'
import { main, root, Stop } from './support/process.mjs'

/**
 * Makes the folder of a new project.
 * @throws Stop where it is there and not empty, or lies in this repository
 */
const makeEmptyFolder = async (folder: string): Promise<void> => {
  if (`${folder}/`.startsWith(`${root}/`)) throw new Stop(`${folder} is in this repository. Choose a folder outside.`)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).some(name => name !== '.git')) throw new Stop(`${folder} is not empty.`)
}

await main(async () => {
  const command = readCommand(process.argv.slice(2))
  if (command === 'help') {
    console.log(usage)
    return 0
  }
  const folder = resolve(process.env.INIT_CWD ?? root, command.dir)
  await makeEmptyFolder(folder)
  const files = await makeProject({ ...command, folder, packages: await findPackages(command.kit, folder) })
  console.log(`${files.length} files in ${folder}. Now:\n`)
  const place = relative(process.env.INIT_CWD ?? root, folder)
  for (const line of [`cd ${place}`, 'npm install', 'npm run dev', 'npm test']) console.log(`  ${line}`)
  return 0
})
