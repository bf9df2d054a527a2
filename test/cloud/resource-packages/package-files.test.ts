import { expect, test } from '@playwright/test'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { signIn } from '../support/client.ts'
import { archiveOf, type Entry, manifestOf, packageOf } from '../support/files/archive.ts'
import { uploadPackage } from '../support/packages.ts'

/* Files that no robot may get: each is a real one, made here, and goes the whole way. */

let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { PACKAGE_UPLOADS_PER_DAY: 1_000 } })
  token = await signIn(cloud, 'packs')
})
test.afterAll(() => cloud.close())

const named = (name: string | Buffer, content: string | Buffer = '{}', more: Partial<Entry> = {}): Entry => ({
  name,
  content,
  ...more
})
const withEntry = (...entry: Parameters<typeof named>) => packageOf([named(...entry)])
const zeros = Buffer.alloc(40 * 1_024 * 1_024)
const sound = packageOf()

/** The record at the end of the file, with another number in one of its fields. */
const withEnd = (field: number, change: (number: number) => number): Buffer => {
  const file = Buffer.from(sound)
  const place = file.length - 22 + field
  file.writeUInt16LE(change(file.readUInt16LE(place)), place)
  return file
}

const hostile: [what: string, file: () => Buffer, code: number, place?: string][] = [
  ['no archive', () => Buffer.from('hello, this is a text that is long enough'), 610614],
  ['four bytes', () => Buffer.from('PK\x03\x04', 'latin1'), 610614],
  ['an archive that is cut off', () => sound.subarray(0, sound.length - 30), 612036],
  ['a program in front of the archive', () => Buffer.concat([Buffer.from('PK #!/bin/sh\n'), sound]), 612036],
  ['bytes behind the archive', () => Buffer.concat([sound, Buffer.from('more')]), 612036],
  ['a list that is shorter than it says', () => withEnd(12, length => length + 5), 612036],
  ['a list that is longer than it says', () => withEnd(12, length => length - 5), 612036],
  ['a list that begins elsewhere than it says', () => withEnd(16, offset => offset - 5), 612036],
  ['a file of several disks', () => withEnd(4, () => 1), 612036],
  ['a list on another disk', () => withEnd(6, () => 1), 612036],
  ['entries on another disk', () => withEnd(8, count => count - 1), 612036],
  ['an empty archive', () => archiveOf([]), 612038, 'manifest.json'],
  ['a bomb', () => withEntry('texts/a.bin', zeros), 610617, 'texts/a.bin'],
  [
    'a bomb in small pieces',
    () => packageOf(Array.from({ length: 40 }, (_, n) => named(`a${n}.bin`, zeros.subarray(0, 1_000_000)))),
    610617
  ],
  [
    'an entry that is longer than it says',
    () => withEntry('a.txt', 'long enough', { said: { size: 3 } }),
    612035,
    'a.txt'
  ],
  ['an entry that is shorter than it says', () => withEntry('a.txt', 'long', { said: { size: 300 } }), 612035, 'a.txt'],
  ['a path that climbs', () => withEntry('../../etc/passwd.txt'), 610617],
  ['a path that climbs in its middle', () => withEntry('texts/../../a.txt'), 610617],
  ['an absolute path', () => withEntry('/etc/a.txt'), 610617],
  ['a drive letter', () => withEntry('C:/a.txt'), 610617],
  ['a backslash', () => withEntry('texts\\a.txt'), 610617],
  ['a point at the end of a folder', () => withEntry('texts./a.txt'), 610617],
  ['a very long path', () => withEntry(`${'a'.repeat(252)}.txt`), 610617],
  ['folders without end', () => withEntry(`${'a/'.repeat(20)}a.txt`), 610617],
  ['a link', () => withEntry('texts/a.txt', '/etc/passwd', { mode: 0o120777 }), 610617, 'texts/a.txt'],
  ['a device', () => withEntry('texts/a.txt', '', { mode: 0o060644 }), 610617, 'texts/a.txt'],
  ['a control character in a path', () => withEntry('texts/a\u0007.txt'), 610632],
  ['a mark that turns the direction', () => withEntry('texts/a\u202etxt.bin'), 610632],
  ['a name in Latin-1', () => withEntry(Buffer.from('caf\xe9.txt', 'latin1')), 610633],
  ['a name that is broken UTF-8', () => withEntry(Buffer.from('caf\xe9.txt', 'latin1'), '', { flags: 0x0800 }), 610633],
  [
    'a manifest in Latin-1',
    () => archiveOf([named('manifest.json', Buffer.from('{"name":"caf\xe9"}', 'latin1'))]),
    610633
  ],
  [
    'too many entries',
    () => archiveOf(Array.from({ length: 2_001 }, (_, n) => named(`a${n}.txt`, '', { method: 0 }))),
    612020
  ],
  [
    '65,000 entries',
    () => archiveOf(Array.from({ length: 65_000 }, (_, n) => named(`a${n}.txt`, '', { method: 0 }))),
    612020
  ],
  ['the number that means ZIP64', () => archiveOf([named('a.txt')], { count: 0xffff }), 612020],
  ['an encrypted entry', () => withEntry('a.txt', 'secret', { flags: 0x0001 }), 612036, 'a.txt'],
  ['another method', () => withEntry('a.txt', 'packed', { method: 14 }), 612036, 'a.txt'],
  [
    'another name in front of the entry',
    () => withEntry('a.txt', '', { said: { localName: 'b.txt' } }),
    612036,
    'a.txt'
  ],
  [
    'something between two entries',
    () => packageOf([named('a.txt', '', { behind: Buffer.from('hidden') })]),
    612036,
    'a.txt'
  ],
  ['a wrong sum', () => withEntry('a.txt', 'text', { said: { crc: 1 } }), 612035, 'a.txt'],
  ['an archive in the archive', () => withEntry('a.zip', sound), 612037, 'a.zip'],
  ['an archive by another name', () => withEntry('a.bin', sound), 612037, 'a.bin'],
  ['a program', () => withEntry('run.exe', 'MZ'), 612037, 'run.exe'],
  ['a program by another name', () => withEntry('a.bin', '\x7fELF and more'), 612037, 'a.bin'],
  ['a hidden file', () => withEntry('.profile.txt'), 612037, '.profile.txt'],
  [
    'a file that the manifest does not name',
    () => archiveOf([manifestOf(['b.txt']), named('b.txt'), named('a.txt')]),
    612037,
    'a.txt'
  ],
  ['a file that is not there', () => archiveOf([manifestOf(['b.txt'])]), 612038, 'b.txt'],
  ['two files of one name', () => packageOf([named('a.txt'), named('A.TXT')]), 612020, 'A.TXT'],
  ['a file that is a folder too', () => packageOf([named('a.txt'), named('a.txt/b.txt')]), 612020],
  ['no manifest', () => archiveOf([named('a.txt')]), 612038, 'manifest.json'],
  ['a manifest that is no JSON', () => archiveOf([named('manifest.json', 'format: 1.6')]), 612020, 'manifest.json'],
  ['a manifest of brackets', () => archiveOf([named('manifest.json', '['.repeat(100_000))]), 612020, 'manifest.json'],
  ['a manifest without a name', () => packageOf([], { name: undefined }), 612032, 'name'],
  ['format 1.3', () => packageOf([], { format: '1.3' }), 612018, 'format'],
  ['format 1.7', () => packageOf([], { format: '1.7' }), 614009, 'format'],
  ['another kind of robot', () => packageOf([], { robotKind: 'hotel' }), 612028, 'robotKind'],
  ['another version', () => packageOf([], { version: '9.0' }), 612020, 'version'],
  ['a map that is no map', () => withEntry('maps/floor-1.json', '[1, 2'), 612012, 'maps/floor-1.json'],
  ['a map that is too long', () => withEntry('maps/floor-1.json', Buffer.alloc(2 * 1_024 * 1_024, ' ')), 612012]
]

for (const [what, file, code, place] of hostile)
  test(`refuses ${what} with ${code}`, async () => {
    const answer = await uploadPackage(cloud.url, token, file(), { name: what })
    expect(answer.code).toBe(code)
    if (place !== undefined) expect(answer.data).toEqual([{ field: place, reason: expect.any(String) }])
    const left =
      await cloud.query(`select count(*)::int as parts from package_parts join package_uploads using (upload_id)
      where state <> 'done'`)
    expect(left, 'the bytes of what was refused are gone').toEqual([{ parts: 0 }])
  })

const good: [what: string, file: () => Buffer][] = [
  ['a small package', () => sound],
  ['folders and a map', () => packageOf([named('maps/', ''), named('maps/floor-1.json', '{"floor":1}')])],
  ['names in other scripts', () => packageOf([named('texts/挨拶.json')])],
  ['stored entries', () => packageOf([named('voices/hello.wav', Buffer.alloc(2_000_000, 'RIFF'), { method: 0 })])],
  ['an entry without content', () => packageOf([named('a.txt', '')])],
  [
    'a comment that begins as the end of a file does',
    () => {
      const comment = Buffer.from('PK\x05\x06 and more than twenty-two bytes', 'latin1')
      const file = Buffer.concat([sound, comment])
      file.writeUInt16LE(comment.length, sound.length - 2)
      return file
    }
  ],
  ['format 1.4', () => packageOf([], { format: '1.4' })]
]

for (const [what, file] of good)
  test(`takes ${what}`, async () => {
    const answer = await uploadPackage(cloud.url, token, file(), { name: what })
    expect(answer).toMatchObject({ code: 610_000, data: { state: 'done' } })
  })

const sums = ({ content }: Entry, mark: boolean): Buffer => {
  const one = archiveOf([{ name: 'a', content }])
  // The sums as they stand in the head of the entry, which is at byte 14.
  const three = one.subarray(14, 26)
  return mark ? Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), three]) : three
}

for (const mark of [true, false])
  test(`takes sums behind the content ${mark ? 'with' : 'without'} a mark`, async () => {
    const entry = named('a.txt', 'written by a program that did not know the length', { flags: 0x0008 })
    const file = packageOf([{ ...entry, behind: sums(entry, mark) }])
    expect((await uploadPackage(cloud.url, token, file, { name: `sums ${mark}` })).code).toBe(610_000)
  })
