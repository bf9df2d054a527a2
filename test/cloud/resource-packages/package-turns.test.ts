import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { packageFilesMax } from '#contract/limits.ts'
import { checkPackage } from '../../../cloud/testing.ts'
import { archiveOf, type Entry, manifestOf, packageOf } from '../support/files/archive.ts'

/* The check of a long package leaves turns of the event loop to others. */

const announced = { robotKind: 'delivery', version: '1.0.0' }

/** Checks a file in memory, and counts the turns that others had between its reads. */
const checked = async (file: Buffer) => {
  let turns = 0
  let going = true
  const wait = () => {
    turns += 1
    if (going) setImmediate(wait)
  }
  const reads: number[] = []
  const read = async (from: number, length: number) => {
    reads.push(turns)
    return file.subarray(from, from + length)
  }
  wait()
  const outcome = await checkPackage(read, { size: file.length, ...announced }).catch((problem: unknown) => problem)
  going = false
  const ofTurn = Object.values(Object.groupBy(reads, turn => turn)).map(it => it?.length ?? 0)
  // The first three reads are of the file's beginning, its end, and the list of entries.
  return { outcome, mostReads: Math.max(...ofTurn), beforeContents: (reads[3] ?? turns) - (reads[2] ?? 0) }
}

const names = Array.from({ length: packageFilesMax - 2 }, (_, index) => `images/${'deep/'.repeat(8)}${index}.png`)
const stored = (name: string): Entry => ({ name, content: `content of ${name}`, method: 0 })

test('reads the list and the contents of as many files as a package may have in slices, with the same result', async () => {
  const file = packageOf(names.map(stored))
  const { outcome, mostReads, beforeContents } = await checked(file)
  expect(outcome).toMatchObject({
    manifest: { files: ['texts/en.json', ...names] },
    sha256: createHash('sha256').update(file).digest('hex')
  })
  expect((outcome as { files: { path: string }[] }).files.map(({ path }) => path)).toEqual([
    'manifest.json',
    'texts/en.json',
    ...names
  ])
  // Four walks over the entries, a hundred entries at a time; an entry takes two or three reads.
  expect(beforeContents).toBeGreaterThanOrEqual(4 * (packageFilesMax / 100 - 1))
  expect(mostReads).toBeLessThanOrEqual(300)
})

test('walks through one long content in steps', async () => {
  const long: Entry = { name: 'films/long.bin', content: Buffer.alloc(3_000_000, 'abc'), method: 0 }
  const { outcome, mostReads } = await checked(packageOf([long]))
  expect(outcome).toMatchObject({ unpackedSize: expect.any(Number) })
  expect(mostReads).toBeLessThanOrEqual(20)
})

const refused: [what: string, file: () => Buffer, code: number][] = [
  ['70,000 entries', () => archiveOf(Array.from({ length: 70_000 }, (_, at) => stored(`${at}.png`))), 612020],
  [
    '70,000 entries that say they are few',
    () => archiveOf(names.map(stored).concat(names.map(stored)), { count: 9 }),
    612036
  ],
  [
    'two entries of one name, the last ones',
    () => packageOf([...names.slice(2), 'a.png', 'A.png'].map(stored)),
    612020
  ],
  ['a file that is a folder as well', () => packageOf([...names.slice(2), 'a.png', 'a.png/b.png'].map(stored)), 612020],
  ['a hidden file behind all others', () => packageOf([...names.slice(1), '.a.png'].map(stored)), 612037],
  [
    'a file that the manifest does not name',
    () => archiveOf([manifestOf(names.slice(0, 1)), ...names.map(stored)]),
    612037
  ]
]
for (const [what, file, code] of refused)
  test(`refuses ${what} as before`, async () => {
    expect((await checked(file())).outcome).toMatchObject({ code })
  })
