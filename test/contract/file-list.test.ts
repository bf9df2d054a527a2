import { expect, test } from '@playwright/test'
import * as limits from '../../contract/limits.ts'
import { type ListedFile, listFaults, readFileList } from '../../contract/modules/file-list.ts'
import { readParts, writeParts } from '../../contract/modules/parts.ts'

const hashOf = (letter: string): string => `sha384-${letter.repeat(64)}`
const file = (name: string, more: Partial<ListedFile> = {}): ListedFile => ({
  name,
  size: 10,
  integrity: hashOf('A'),
  kind: 'module',
  ...more
})
const listOf = (...files: unknown[]): string =>
  JSON.stringify({ entry: 'fleet-1.mjs', files: [file('fleet-1.mjs'), ...files] })

test('reads the list of a build', () => {
  const later = file('assets/later-_x-1.mjs')
  expect(readFileList(listOf(later))).toEqual({ entry: 'fleet-1.mjs', files: [file('fleet-1.mjs'), later] })
})

const manyFiles = Array.from({ length: 10_000 }, (_, at) => file(`part-${at}.mjs`))

for (const [what, text, said] of [
  ['a name that leads out of the folder', listOf(file('../later.mjs')), 'Rename the file.'],
  ['a name that leads out by its middle', listOf(file('a/../../later.mjs')), 'Rename the file.'],
  ['a name from the root', listOf(file('/later.mjs')), 'Rename the file.'],
  ['an address', listOf(file('https://evil.example/later.mjs')), 'Rename the file.'],
  ['an address of the same scheme', listOf(file('//evil.example/later.mjs')), 'Rename the file.'],
  ['a name with the other slash', listOf(file('..\\later.mjs')), 'Rename the file.'],
  ['a name with an encoded slash', listOf(file('..%2flater.mjs')), 'Rename the file.'],
  ['a name with letters that look like others', listOf(file('lаter.mjs')), 'Rename the file.'],
  ['a name that ends with a dot', listOf(file('later.')), 'Rename the file.'],
  ['a name with a line break', listOf(file('later.mjs\n')), 'Rename the file.'],
  ['a folder too deep', listOf(file('a/b/c/d/e/later.mjs')), 'Rename the file.'],
  ['a name that is too long', listOf(file(`${'a'.repeat(limits.releaseFileNameMaxLength)}.mjs`)), 'at most 200'],
  ['two names for one file', listOf(file('Later.mjs'), file('later.mjs')), 'Rename one of the files.'],
  ['the same name twice', listOf(file('fleet-1.mjs')), 'Rename one of the files.'],
  ['10,000 files', listOf(...manyFiles), 'Make fewer files.'],
  ['a file too many', listOf(...manyFiles.slice(0, limits.releaseFilesMax)), 'at most 500'],
  ['a file that is too large', listOf(file('a.mjs', { size: limits.releaseFileBytesMax + 1 })), 'with a call instead'],
  ['a size below nothing', listOf(file('a.mjs', { size: -1 })), 'size'],
  [
    'files that are too large together',
    listOf(...['a', 'b', 'c', 'd'].map(name => file(name, { size: limits.releaseFileBytesMax }))),
    'Leave out what no page needs.'
  ],
  ['a weaker hash', listOf(file('a.mjs', { integrity: 'sha1-AAAA' })), 'sha384'],
  ['an entry that is not there', JSON.stringify({ entry: 'a.mjs', files: [file('b.mjs')] }), 'Build again.'],
  ['an entry that is no module', JSON.stringify({ entry: 'a', files: [file('a', { kind: 'map' })] }), 'Build again.'],
  ['no JSON', '<!doctype html>', 'Build again.'],
  ['another value', '[]', 'entry']
] as const)
  test(`refuses a list with ${what}, and says what to do`, () => {
    const read = readFileList(text)
    expect('problem' in read ? read.problem : '').toContain(said)
  })

test('finds the hashes of the parts in the first file, in front of its source map', () => {
  const parts = { 'later-1.mjs': [hashOf('B'), 'shared-1.mjs'], 'shared-1.mjs': [hashOf('C')] }
  expect(readParts(`export const a = 1\n${writeParts(parts)}//# sourceMappingURL=fleet-1.mjs.map`)).toEqual(parts)
})

for (const [what, text] of [
  ['one file', 'export const a = 1\n'],
  ['a function that is cut off', '\nfunction __portalParts(){return {"a'],
  ['a function that returns no JSON', '\nfunction __portalParts(){return load()}\n'],
  ['hashes of another form', '\nfunction __portalParts(){return {"a.mjs":["md5-x"]}}\n']
] as const)
  test(`finds no parts in ${what}`, () => {
    expect(readParts(text)).toBeUndefined()
  })

const found = { name: 'fleet-1.mjs', integrity: hashOf('A'), parts: { 'later-1.mjs': [hashOf('B')] } }
const first = file('fleet-1.mjs')
const later = file('later-1.mjs', { integrity: hashOf('B') })

for (const [what, list, said] of [
  ['of another build', { entry: 'fleet-2.mjs', files: [file('fleet-2.mjs'), later] }, 'The list is for fleet-2.mjs.'],
  [
    'with other bytes of the first file',
    { entry: 'fleet-1.mjs', files: [file('fleet-1.mjs', { integrity: hashOf('D') }), later] },
    'another hash for fleet-1.mjs'
  ],
  [
    'with other bytes of a part',
    { entry: 'fleet-1.mjs', files: [first, file('later-1.mjs')] },
    'another hash for later-1.mjs'
  ],
  ['without a part', { entry: 'fleet-1.mjs', files: [first] }, 'another hash for later-1.mjs'],
  [
    'with a module of its own',
    { entry: 'fleet-1.mjs', files: [first, later, file('more.mjs')] },
    'more.mjs is a module that fleet-1.mjs does not name.'
  ]
] as const)
  test(`takes no list ${what}`, () => {
    expect(listFaults({ entry: list.entry, files: [...list.files] }, found)[0]).toContain(said)
  })

test('takes the list that its first file agrees with', () => {
  const font = file('font.woff2', { kind: 'font', integrity: hashOf('E') })
  expect(listFaults({ entry: 'fleet-1.mjs', files: [first, later, font] }, found)).toEqual([])
})
