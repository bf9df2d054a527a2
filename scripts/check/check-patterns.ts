/**
 * `npm test -- --only patterns`: holds that the work of every regular expression grows as the text that it reads, and
 * no faster. One that grows faster lets a single long request stop the cloud, or a long text the page. It fails where
 * it could not look.
 */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { main, root } from '../support/process.mjs'
import { madeBy } from './made-patterns.ts'
import { rememberGrowth } from './pattern-growth.ts'
import { countUsed, findPatterns } from './patterns.ts'

/** The modules that read texts of other people. */
const modules = [
  ...['contract', 'cloud', 'clean-centre', 'session', 'shell', 'elements', 'controls', 'root-config', 'packages'],
  'sub-apps'
]

/**
 * Files whose texts are cut to a length first. Of their expressions only a proof counts: a trial takes a large number of
 * steps for a growing one.
 */
const readShortTexts = ['contract/checks/without-secrets.ts']

const sourceFiles = async (): Promise<string[]> => {
  const found = await Array.fromAsync(
    glob(
      modules.map(module => `${module}/**/*.{ts,tsx,vue,svelte,mjs,js}`),
      { cwd: root }
    )
  )
  return found.map(file => file.replaceAll('\\', '/')).filter(file => !file.includes('node_modules/'))
}

await main(async () => {
  const memory = rememberGrowth(join(root, 'node_modules/.cache/pattern-growth.json'))
  const faults: string[] = []
  let read = 0
  for (const file of await sourceFiles()) {
    const text = await readFile(join(root, file), 'utf8')
    const { patterns, unreadable } = findPatterns(file, text)
    read += patterns.length
    const missed = countUsed(text) - patterns.length - unreadable.length
    if (missed > 0) faults.push(`${file} uses ${missed} more regular expressions than were read.`)
    const made = unreadable.length === 0 ? [] : await madeBy(join(root, file))
    read += made.length
    for (const { line } of unreadable)
      if (!made.some(it => it.line === line))
        faults.push(`${file}:${line} makes a regular expression later than the file is loaded: write it as a literal.`)
    for (const { line, source, flags } of [...patterns, ...made]) {
      const growth = memory.growthOf(source, flags)
      const where = `${file}:${line} /${source}/${flags}`
      const isProved = growth.kind === 'worse' && !growth.how.includes('fuzz')
      if (readShortTexts.includes(file) && !isProved) continue
      if (growth.kind === 'worse') faults.push(`${where} is ${growth.how}, as with ${growth.attack}`)
      if (growth.kind === 'unknown') faults.push(`${where} could not be decided: write it more simply.`)
    }
  }
  memory.save()
  for (const fault of faults) console.error(fault)
  console.log(`${read} regular expressions read, ${faults.length} faults.`)
  return faults.length === 0 && read > 0 ? 0 : 1
})
