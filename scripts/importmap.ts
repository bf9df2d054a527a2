/**
 * `npm run importmap`: shows, changes and checks the sub-applications of an environment. A running portal serves the
 * changes without a restart.
 */
import { parseArgs } from 'node:util'
import { qualityLevels } from '../contract/modules/quality.ts'
import { addEntry } from './importmap/add-entry.ts'
import { checkEntries } from './importmap/check-entries.ts'
import { readEnvironment } from './importmap/read-environment.ts'
import { removeEntry } from './importmap/remove-entry.ts'
import { setEntry } from './importmap/set-entry.ts'
import { oneOf } from './support/options.ts'
import { main, Stop } from './support/process.mjs'

const usage = `npm run importmap -- <command> [--env <name>]
  list                    the modules of the environment and where they lie
  add <prefix> <address>  makes a sub-application known, with its module: add fleet https://…/fleet.mjs --title Fleet
  set <module> <address>  adds a module or moves it, with the hash of what lies there: set @portal/ota https://…/ota.mjs
  remove <module>         takes a module away
  check                   asks every address, compares what it answers with the hashes, and reads each module

  --title "Fleet"         for add: its title; titles by language stand in environment.json
  --icon robot            for add: the icon in the menu
  --permission fleet      for add: who may open it; its prefix when nothing is said
  --allow styles,images   for add: what else its origin may send: styles, images, fonts, calls, sockets
  --isolation frame       for add: runs code that is not trusted in a frame of its own
  --quality silver        for add and set: the level that robot-portal check found

  --env local             the environment: local, or the name of a folder in environments/`

const readCommand = (args: string[]) => {
  try {
    const options = {
      env: { type: 'string', default: 'local' },
      title: { type: 'string' },
      icon: { type: 'string' },
      permission: { type: 'string' },
      allow: { type: 'string' },
      isolation: { type: 'string' },
      quality: { type: 'string' },
      help: { type: 'boolean' }
    } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

await main(async () => {
  const { values, positionals } = readCommand(process.argv.slice(2))
  const [command, name, address, ...rest] = positionals
  if (values.help === true || rest.length > 0) throw new Stop(usage)
  const quality = values.quality === undefined ? undefined : oneOf('quality', values.quality, qualityLevels)
  const environment = await readEnvironment(process.cwd(), values.env)
  if (command === 'list' && name === undefined) {
    for (const [module, at] of Object.entries(environment.importMap.imports)) console.log(`${module.padEnd(24)}${at}`)
    return 0
  }
  if (command === 'check' && name === undefined) {
    const faults = await checkEntries(environment)
    const { imports } = environment.importMap
    for (const module of new Set([...Object.keys(imports), ...faults.keys()])) {
      const fault = faults.get(module)
      console.log(`${fault === undefined ? 'ok   ' : 'wrong'} ${module.padEnd(24)}${imports[module] ?? ''}`)
      if (fault !== undefined) console.log(`      ${fault}`)
    }
    return faults.size === 0 ? 0 : 1
  }
  if (command === 'add' && name !== undefined && address !== undefined) {
    console.log(await addEntry(environment, name, address, { ...values, quality }))
    return 0
  }
  if (command === 'set' && name !== undefined && address !== undefined) {
    console.log(await setEntry(environment, name, address, { quality }))
    return 0
  }
  if (command === 'remove' && name !== undefined && address === undefined) {
    console.log(await removeEntry(environment, name))
    return 0
  }
  throw new Stop(usage)
})
