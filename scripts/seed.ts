/**
 * `npm run seed`: fills a data folder, or the database that DATABASE_URL names, for load tests: messages of one account,
 * a large menu, robots and tasks, beside the demo data.
 */
import { dataPlace } from './support/data-place.ts'
import { numberOf, readArguments } from './support/options.ts'
import { main, root, Stop } from './support/process.mjs'

const usage = `npm run seed -- [options]
  --messages 100000     adds so many messages of operator@demo.example, 0 to 1,000,000
  --menu 2000           adds so many menu entries, 0 to 10,000
  --robots 100000       adds so many robots with their reports of two months, 0 to 200,000
  --tasks 10000000      adds so many tasks of thirteen months, 0 to 20,000,000
  --data-dir ./.data    the folder to fill; else the database of DATABASE_URL, else the folder of DATA_DIR
A database of DATABASE_URL is filled with PORTAL_DEMO=on alone, and one of an environment in production mode never.`

const options = {
  messages: { type: 'string', default: '0' },
  menu: { type: 'string', default: '0' },
  robots: { type: 'string', default: '0' },
  tasks: { type: 'string', default: '0' },
  'data-dir': { type: 'string' },
  help: { type: 'boolean' }
} as const

const readOptions = (args: readonly string[]) => {
  const { messages, menu, robots, tasks, 'data-dir': dataDir, help } = readArguments(args, options, usage)
  const wanted = {
    messages: numberOf('messages', messages, { from: 0, to: 1_000_000 }),
    menuEntries: numberOf('menu', menu, { from: 0, to: 10_000 }),
    robots: numberOf('robots', robots, { from: 0, to: 200_000 }),
    tasks: numberOf('tasks', tasks, { from: 0, to: 20_000_000 })
  }
  if (help || Object.values(wanted).every(count => count === 0)) throw new Stop(usage)
  if (dataDir?.trim() === '') throw new Stop('--data-dir is empty, but it takes a folder.')
  return { wanted, dataDir }
}

const many = (count: number): string => count.toLocaleString('en')

await main(async () => {
  const { wanted, dataDir } = readOptions(process.argv.slice(2))
  // Its 900 files take seconds to load, which a mistyped option need not wait for.
  const { decideDemo, demoSituation, environmentFolder, fillData, readEnvironment, readSettings, StartError } =
    await import('../cloud/index.ts')
  try {
    const settings = readSettings(process.env)
    const { PORTAL_DEMO_PASSWORD, PORTAL_ENVIRONMENT } = settings
    const place = dataPlace(dataDir === undefined ? settings : { DATA_DIR: dataDir, DATABASE_URL: undefined })
    const { mode } = await readEnvironment(environmentFolder(root, PORTAL_ENVIRONMENT))
    const { demo, account } = await fillData({
      wish: decideDemo({ ...demoSituation(settings), hasServer: place.data.kind === 'server', mode }),
      data: place.data,
      passwordFolder: place.folder,
      password: PORTAL_DEMO_PASSWORD,
      ...wanted
    })
    process.stdout.write(
      `${demo === 'made' ? 'Made the demo data' : 'Kept the demo data'} in ${place.name}.\n` +
        `Added ${many(wanted.messages)} messages of ${account}, ${many(wanted.menuEntries)} menu entries, ` +
        `${many(wanted.robots)} robots and ${many(wanted.tasks)} tasks.\n`
    )
    return 0
  } catch (error) {
    if (error instanceof StartError) throw new Stop(error.message, { cause: error })
    throw error
  }
})
