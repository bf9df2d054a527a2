/**
 * `npm run bench:packages -- --mebibytes 200`: how long a resource package of so many MiB takes to send, check and fetch.
 * Also by how much the cloud's memory grows. It needs a build; PostgreSQL's programs add a second run.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../test/cloud/support/client.ts'
import { archiveOf, manifestOf } from '../test/cloud/support/files/archive.ts'
import { begin, finish, partsOf, sendPart } from '../test/cloud/support/packages.ts'
import { type Engine, onEachEngine, password } from './support/engines.ts'
import { growthDuring } from './support/memory-of.ts'
import { say } from './support/portal.ts'

const { values } = parseArgs({ options: { mebibytes: { type: 'string', default: '200' } } })
const wanted = Number(values.mebibytes)
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 255)
  throw new Error('How many MiB, 255 at most? npm run bench:packages -- --mebibytes 200')

const mebibyte = 1_024 * 1_024
const fileBytes = 16 * mebibyte

/** A package of so many MiB, whose bytes can't be packed. */
const makeFile = (): Buffer => {
  const sizes = Array.from({ length: Math.ceil(wanted / 16) }, (_, n) =>
    Math.min(fileBytes, (wanted - n * 16) * mebibyte)
  )
  const entries = sizes.map((size, n) => ({ name: `voices/${n}.wav`, content: randomBytes(size) }))
  return archiveOf([manifestOf(entries.map(({ name }) => name)), ...entries])
}

const fetchFile = async (url: string, token: string, versionId: number): Promise<void> => {
  await send(url, calls.publishPackageVersion, { token, body: { versionId } })
  const { path } = (await send(url, calls.packageTicket, { token, body: { versionId, form: 'zip' } })).data
  const { body } = await fetch(url + path)
  if (body === null) throw new Error('There is no file.')
  for await (const _ of body);
}

const file = makeFile()

const measure = async ({ url, pid }: Engine): Promise<void> => {
  const token = await signIn({ url, password }, 'operator')
  const { uploadId } = (await begin(url, token, file, { name: `Bench ${Date.now()}` })).data
  const sent = await growthDuring(pid, async () => {
    for (const [part, content] of partsOf(file).entries()) await sendPart(url, token, { uploadId, part, content })
  })
  const checked = await growthDuring(pid, () => finish(url, token, uploadId))
  const { code, data } = checked.value
  if (code !== 610_000 || data.state !== 'done') throw new Error(`The package was refused with ${code}.`)
  const { versionId } = data
  const fetched = await growthDuring(pid, () => fetchFile(url, token, versionId))
  for (const [what, { seconds, before, growth }] of Object.entries({ sent, checked, fetched }))
    say(`| ${what} | ${seconds.toFixed(1)} | ${Math.round(before / mebibyte)} | ${Math.round(growth / mebibyte)} |`)
}

await onEachEngine({ messages: 0, menuEntries: 0, robots: 0, tasks: 0 }, async engine => {
  say(`A resource package of ${wanted} MiB on ${engine.name}`)
  say('| what | seconds | memory before in MiB | growth in MiB |')
  say('| --- | --- | --- | --- |')
  await measure(engine)
})
process.exit()
