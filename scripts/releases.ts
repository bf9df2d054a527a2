/**
 * `npm run releases`: shows, puts in and takes back versions of sub-applications in a running portal, by the calls that
 * its console makes.
 */

import { readCommand } from './releases/command.ts'
import { historyLines, listLines } from './releases/lines.ts'
import { openReleaseCloud } from './releases/release-cloud.ts'
import { main } from './support/process.mjs'

await main(async () => {
  const command = readCommand(process.argv.slice(2), process.env.PORTAL_PASSWORD)
  const cloud = await openReleaseCloud(command.access)
  try {
    if (command.kind === 'list') for (const line of listLines((await cloud.list()).modules)) console.log(line)
    if (command.kind === 'history') for (const line of historyLines((await cloud.history()).list)) console.log(line)
    if (command.kind === 'set') {
      const { module, version, integrity } = await cloud.put(command.body)
      console.log(`${module}: version ${version} is in force, with the hash ${integrity}.`)
    }
    if (command.kind === 'back') {
      const { version } = await cloud.takeBack(command.module)
      console.log(`${command.module}: version ${version} is taken back.`)
    }
  } finally {
    await cloud.signOut()
  }
  return 0
})
