/**
 * `npm run new-sub-app`: makes the project of a sub-application outside this repository. The project has a list, a page below
 * it, tests, and the commands of the kit.
 */
import { relative, resolve } from 'node:path'
import { readCommand, usage } from './new-sub-app/command.ts'
import { makeEmptyFolder } from './new-sub-app/empty-folder.ts'
import { findPackages } from './new-sub-app/find-packages.ts'
import { makeProject } from './new-sub-app/make-project.ts'
import { main, root } from './support/process.mjs'

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
