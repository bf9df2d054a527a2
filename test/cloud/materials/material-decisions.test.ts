import { expect, test } from '@playwright/test'
import { kindOfFileName } from '#contract/calls/materials/material-facts.ts'
import { rangeOf } from '../../../cloud/files/range-of.pure.ts'
import { countShown } from '../../../cloud/topics/materials/count-shown.pure.ts'
import { formatOf } from '../../../cloud/topics/materials/file/format-of.pure.ts'
import { measureFile } from '../../../cloud/topics/materials/file/measure-file.pure.ts'
import { isUsable, mayChange } from '../../../cloud/topics/materials/rights.pure.ts'
import { itemProblems, misfits, spanProblems } from '../../../cloud/topics/materials/validate-group.pure.ts'
import { jpeg, jpegOfTwoFrames, mp3, mp4, png, taggedMp3, wav, webp } from '../support/files/material-files.ts'

/* The decisions about materials and groups, as tables. */

const none = { width: null, height: null, duration: null }
const files: [name: string, file: Buffer, format: string, measured: object][] = [
  ['a PNG', png(640, 360), 'png', { ...none, width: 640, height: 360 }],
  ['a JPEG', jpeg(300, 200), 'jpeg', { ...none, width: 300, height: 200 }],
  ['a JPEG whose comment holds another frame', jpegOfTwoFrames(300, 200), 'jpeg', { ...none, width: 300, height: 200 }],
  ['a WebP', webp(1_000, 20), 'webp', { ...none, width: 1_000, height: 20 }],
  ['an MP4', mp4(), 'mp4', { width: 1_280, height: 720, duration: 2_500 }],
  ['an MP3', mp3(), 'mp3', none],
  ['an MP3 with a tag', taggedMp3(), 'mp3', none],
  ['a WAV', wav(1_500), 'wav', { ...none, duration: 1_500 }],
  ['a WAV that says a length beyond its end', wav(1_500).subarray(0, 8_000), 'wav', { ...none, duration: 993 }]
]
for (const [name, file, format, measured] of files)
  test(`reads ${name}`, async () => {
    const found = formatOf(file)
    expect(found).toBe(format)
    const read = async (from: number, length: number) => file.subarray(from, from + length)
    expect(found && (await measureFile(found, read, file.length))).toEqual(measured)
  })

test('promises a kind by the name of a file', () => {
  const names = [
    'a.PNG',
    'a.jpg',
    'a.jpeg',
    'a.webp',
    'a.b.mp4',
    'a.m4v',
    'a.mp3',
    'a.wav',
    'a.svg',
    'a.html',
    'png',
    ''
  ]
  const kinds = names.map(kindOfFileName)
  const pictures = ['picture', 'picture', 'picture', 'picture']
  expect(kinds).toEqual([...pictures, 'video', 'video', 'sound', 'sound', undefined, undefined, 'picture', undefined])
})

const ranges: [header: string | undefined, range: object | undefined][] = [
  [undefined, undefined],
  ['bytes=0-', { from: 0, until: 100 }],
  ['bytes=10-19', { from: 10, until: 20 }],
  ['bytes=90-500', { from: 90, until: 100 }],
  ['bytes=-10', { from: 90, until: 100 }],
  ['bytes=-500', { from: 0, until: 100 }],
  ['bytes=100-', undefined],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined]
]
for (const [header, range] of ranges)
  test(`a range of ${header}`, () => {
    expect(rangeOf(header, 100)).toEqual(range)
  })

test('says which items of a group do not fit', () => {
  const items = [
    { materialId: 1, seconds: 5 },
    { materialId: 2, seconds: null },
    { materialId: 1, seconds: null },
    { materialId: 2, seconds: 5 }
  ]
  const written = { name: 'x', fromMinute: 0, toMinute: 1_440, items }
  const known = [
    { materialId: 1, kind: 'picture', models: ['T10'] },
    { materialId: 2, kind: 'sound', models: ['T11'] }
  ] as const
  expect(itemProblems(written, known).map(({ field }) => field)).toEqual(['items.2.seconds', 'items.3.seconds'])
  expect(misfits(written, 'T10', known)).toEqual({ missing: [], forbidden: [2] })
  expect(misfits(written, 'T10', known.slice(1))).toEqual({ missing: [1], forbidden: [2] })
})

const spans: [from: number, to: number, isRight: boolean][] = [
  [0, 1_440, true],
  [600, 660, true],
  [1_320, 360, true],
  [600, 600, false]
]
for (const [fromMinute, toMinute, isRight] of spans)
  test(`a span from ${fromMinute} to ${toMinute} is ${isRight ? 'right' : 'wrong'}`, () => {
    expect(spanProblems({ name: 'x', items: [], fromMinute, toMinute })).toHaveLength(isRight ? 0 : 1)
  })

test('lets those change a thing who added it, and administrators of the tenant', () => {
  const administrator = ['resourceweb:materialPacks:everybody']
  expect(mayChange({ userId: 1, perms: [] }, { userId: 1 })).toBe(true)
  expect(mayChange({ userId: 1, perms: [] }, { userId: 2 })).toBe(false)
  expect(mayChange({ userId: 1, perms: [] }, { userId: null })).toBe(false)
  expect(mayChange({ userId: 1, perms: administrator }, { userId: 2 })).toBe(true)
})

test('lets those use a material who have a robot of one of its models', () => {
  expect(isUsable(['T10', 'T11'], ['T11'])).toBe(true)
  expect(isUsable(['T10'], ['T11'])).toBe(false)
  expect(isUsable(['T10'], [])).toBe(false)
})

test('counts each material once that a robot was asked to show, and says that it shows', () => {
  expect(countShown([1, 2, 1, 3], [3, 1, 1, 99])).toBe(2)
  expect(countShown([1], [])).toBe(0)
})
