/**
 * `npm run demo`: says what there is of demo data in a data folder, or in the database that DATABASE_URL names, and
 * takes it away.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DemoStock,
  dependentLines,
  readSettings,
  removeDemo,
  rowLines,
  StartError,
  takeStock,
  withDatabase
} from '../cloud/index.ts'
import { dataPlace } from './support/data-place.ts'
import { readArguments } from './support/options.ts'
import { main, Stop } from './support/process.mjs'
import { confirm } from './support/terminal.ts'

const usage = `npm run demo -- status
npm run demo -- remove [options]
  --yes                asks nothing; needed where there is no terminal
  --with-dependents    also takes from other accounts what hangs on the demo data: roles, tenants, appointments,
                       notices, goods and lessons done; the accounts stay
Both work on the database of DATABASE_URL, else on the folder of DATA_DIR while no portal runs on it.`

const options = {
  yes: { type: 'boolean', default: false },
  'with-dependents': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false }
} as const

const print = (...lines: string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

const describe = ({ rows, dependents }: DemoStock, place: string): string[] => {
  const lines = rowLines(rows)
  if (lines.length === 0) return [`There is no demo data in ${place}.`]
  const others = dependentLines(dependents)
  return [`Demo data in ${place}:`, ...lines, ...(others.length === 0 ? [] : ['What others have on it:', ...others])]
}

const noAdministrator =
  'Nobody else administers this portal: without the demo data, `npm run admin -- create` has to make an administrator.'

const whyRefused = ({ dependents }: DemoStock): string =>
  dependents.robots > 0
    ? 'Nothing was removed: move the robots of others to a tenant of your own first.'
    : 'Nothing was removed: what others have on it would go too. With --with-dependents it may; their accounts stay.'

const run = async (command: 'status' | 'remove', flags: { yes: boolean; 'with-dependents': boolean }) => {
  const { data, name } = dataPlace(readSettings(process.env))
  if (data.kind === 'folder' && !existsSync(join(data.folder, 'database'))) {
    print(`There is no database in ${name}.`)
    return 0
  }
  return withDatabase(data, async ({ database, exclusively }) => {
    const before = await takeStock(database)
    print(...describe(before, name))
    if (rowLines(before.rows).length > 0 && !before.administratorStays) print(noAdministrator)
    if (command === 'status' || rowLines(before.rows).length === 0) return 0
    if (!flags.yes && !(await confirm('Remove all of it? This cannot be undone.', '--yes'))) {
      print('Nothing was removed.')
      return 1
    }
    const wish = { withDependents: flags['with-dependents'], time: Date.now() }
    const removed = await exclusively(patient => removeDemo(patient, wish))
    if (removed.outcome === 'refused') throw new Stop(whyRefused(removed))
    print('Removed all of it, in one transaction.')
    return 0
  })
}

await main(async () => {
  const [command, ...args] = process.argv.slice(2)
  const { help, ...flags } = readArguments(args, options, usage)
  if (help || (command !== 'status' && command !== 'remove')) throw new Stop(usage)
  try {
    return await run(command, flags)
  } catch (error) {
    if (error instanceof StartError) throw new Stop(error.message, { cause: error })
    throw error
  }
})
