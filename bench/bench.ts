/**
 * `npm run bench -- load`: the door to all benches. Behind a bench may stand one of its cases, then what the bench takes:
 * `npm run bench -- live herd 5000`. Without a name it lists them. The file of a bench or a case has its name.
 */
import { join } from 'node:path'
import { become, main, root, Stop } from '../scripts/support/process.mjs'

type Bench = { what: string; cases?: Record<string, string> }

/** What each one measures, and what may stand behind its name. */
const benches: Record<string, Bench> = {
  load: {
    what: 'how soon header and sidebar stand in a browser, beside two other pages [rounds]',
    cases: { table: 'the frames of a table of 10,000 rows that scrolls, and the first dialog of a page [rounds]' }
  },
  switch: {
    what: 'how soon another sub-application is there, beside single-spa and SystemJS alone [rounds]',
    cases: {
      guards: 'what the comparing of the page costs while an application of others is open',
      leaks: 'the memory that 20, 200 and 380 switches leave [folder for heap snapshots]'
    }
  },
  cloud: {
    what: 'how fast the cloud answers, on each engine [part of a row] [--tasks N --robots N]',
    cases: {
      questions: 'the widest question of each GET, and those above their budget [parts of calls]',
      exports: 'a file of many rows: how long it takes, and how far the memory grows [--rows N]',
      recipients: 'a message to many people: when all have it, and the calls meanwhile [people]'
    }
  },
  attack: {
    what: 'how long honest people wait during each attack [part of an attack]',
    cases: { stop: 'what is lost while one of two processes stops, behind each proxy [requests] [proxies]' }
  },
  live: {
    what: 'the memory of open channels, and when a message to all has arrived [channels]',
    cases: { herd: 'pages that are all told of a change at once, and people who click meanwhile [pages]' }
  }
}

const list = Object.entries(benches)
  .flatMap(([name, { what, cases = {} }]) => [
    [name, what],
    ...Object.entries(cases).map(([word, about]) => [`${name} ${word}`, about])
  ])
  .map(([words = '', about]) => `  npm run bench -- ${words.padEnd(17)} ${about}`)
  .join('\n')

/** The file of the bench or case that the words name, and what is left for it. */
const choose = (words: readonly string[]): { file: string; given: readonly string[] } => {
  const [name = '', word = '', ...rest] = words
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (bench === undefined) throw new Stop(`There is no bench ${JSON.stringify(name)}.\n${list}`)
  const isCase = Object.hasOwn(bench.cases ?? {}, word)
  return isCase ? { file: word, given: rest } : { file: name, given: words.slice(1) }
}

await main(async () => {
  const words = process.argv.slice(2)
  if (words.length === 0) {
    console.log(`What is measured on this machine:\n${list}`)
    return 0
  }
  const { file, given } = choose(words)
  return become(process.execPath, [join(root, 'bench', `${file}.ts`), ...given])
})
