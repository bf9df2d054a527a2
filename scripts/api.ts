/**
 * `npm run check` compares the public types of `robot-portal-kit` and of the session with those in `packages/kit/api`.
 * A person who changes them sees which lines guests will notice. `npm run api` accepts the change: it writes the files anew.
 */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { changedLines, withSortedUnions } from './pack/changed-lines.ts'
import { bundleDeclarations } from './pack/declarations.ts'
import { ownEntries } from './pack/kit-entries.ts'
import { readArguments } from './support/options.ts'
import { main, root } from './support/process.mjs'

const folder = join(root, 'packages/kit/api')

const kept = async (): Promise<Map<string, string>> => {
  const files = await Array.fromAsync(glob(`${folder}/**/*.d.ts`))
  return new Map(
    await Promise.all(
      files.map(async file => [relative(folder, file).replaceAll('\\', '/'), await readFile(file, 'utf8')] as const)
    )
  )
}

const current = async (): Promise<Map<string, string>> => {
  const made = await bundleDeclarations(await ownEntries(), 'any')
  return new Map(made.map(({ name, text }) => [name, withSortedUnions(text)]))
}

const accept = async (files: ReadonlyMap<string, string>): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  console.log(`${files.size} files of public types written.`)
}

await main(async () => {
  const { accept: isAccepted } = readArguments(
    process.argv.slice(2),
    { accept: { type: 'boolean', default: false } },
    'npm run api'
  )
  const now = await current()
  if (isAccepted) {
    await accept(now)
    return 0
  }
  const before = await kept()
  const changes = [...new Set([...before.keys(), ...now.keys()])].flatMap(name =>
    changedLines(before.get(name) ?? '', now.get(name) ?? '').map(line => `packages/kit/api/${name}: ${line}`)
  )
  for (const change of changes) console.error(change)
  if (changes.length > 0) console.error('Guests of the portal use these types. `npm run api` accepts the change.')
  console.log(`${now.size} files of public types compared, ${changes.length} lines changed.`)
  return changes.length === 0 ? 0 : 1
})
