/**
 * `npm run check` compares the public types of `robot-portal-kit` and of the session with those in `packages/kit/api.md`.
 * A person who changes them sees which lines guests will notice. `npm run api` accepts the change: it writes the report anew.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { changedLines } from './api/changed-lines.ts'
import { reportOf } from './api/report.ts'
import { bundleDeclarations } from './pack/declarations.ts'
import { ofContract, ownEntries } from './pack/kit-entries.ts'
import { readArguments } from './support/options.ts'
import { main, root } from './support/process.mjs'

const place = 'packages/kit/api.md'

const current = async (): Promise<string> => {
  const entries = await ownEntries()
  const modules = await Promise.all(
    ofContract.map(async name => [name, await import(join(root, `contract/${name}.ts`))])
  )
  return reportOf({
    files: await bundleDeclarations(entries, 'any'),
    entries: Object.keys(entries),
    values: Object.fromEntries(modules),
    messageKeys: await messageKeys()
  })
}

/** Each topic has a folder; the texts of the first paint lie beside the folders. */
const messageKeys = async (): Promise<Record<string, string[]>> => {
  const folder = join(root, 'session/messages')
  const files = await Array.fromAsync(glob(`${folder}/{,*/}en.json`))
  const topics = files.map(async file => {
    const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
    return [dirname(file) === folder ? 'first paint' : basename(dirname(file)), Object.keys(texts)] as const
  })
  return Object.fromEntries(await Promise.all(topics))
}

await main(async () => {
  const { accept } = readArguments(
    process.argv.slice(2),
    { accept: { type: 'boolean', default: false } },
    'npm run api'
  )
  const now = await current()
  if (accept) {
    await writeFile(join(root, place), now)
    console.log(`${now.split('\n').length} lines of public types written.`)
    return 0
  }
  const changes = changedLines(await readFile(join(root, place), 'utf8'), now)
  for (const change of changes) console.error(`${place}: ${change}`)
  if (changes.length > 0) console.error('Guests of the portal use these types. `npm run api` accepts the change.')
  console.log(`${now.split('\n').length} lines of public types compared, ${changes.length} changed.`)
  return changes.length === 0 ? 0 : 1
})
