import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { badLanguageFiles, fileOfBytes, fileOfTexts } from '../../support/bad-language-files.ts'
import { readAnswer, send, signInAll } from '../support/client.ts'
import { fileOf, hashesOf, type Part, postParts, upload } from '../support/languages.ts'

let cloud: TestCloud
let token = ''
let before: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { REQUEST_SECONDS: 5 } })
  token = (await signInAll(cloud, ['tenant'])).tenant ?? ''
  before = await hashesOf(cloud.url)
})
// Every stored file stays as it was, after each upload.
test.afterEach(async () => expect(await hashesOf(cloud.url)).toEqual(before))
test.afterAll(() => cloud.close())

for (const { about, name, bytes, code } of badLanguageFiles)
  test(`refuses ${about} with ${code}, added or in place of a file`, async () => {
    const replaced = await upload(
      cloud.url,
      token,
      { intLangCode: 'th', langName: 'ไทย', mode: 'replace' },
      bytes,
      name
    )
    const added = await upload(cloud.url, token, { intLangCode: 'de', langName: 'Deutsch', mode: 'add' }, bytes, name)
    for (const answer of [replaced, added]) {
      expect(answer).toMatchObject({ status: 200, code })
      if (answer.data !== null) expect(answer.data).toMatchObject([{ field: 'file' }])
    }
  })

test('says where in the file the fault is', async () => {
  const content = '{"sso":{\n"a":"x",\n"a":"y"}}'
  const { data } = await upload(cloud.url, token, { intLangCode: 'th', langName: 'ไทย', mode: 'replace' }, content)
  expect(data).toEqual([{ field: 'file', reason: 'a key stands there twice (key "a"), line 3' }])
})

const good: Part = { name: 'th.json', content: fileOf({ a: 'x' }) }
const code = ['intLangCode', 'th'] as const
const name = ['langName', 'ไทย'] as const
const mode = ['mode', 'replace'] as const

const badForms: [about: string, parts: (readonly [string, Part])[], code: number, fields: string[]][] = [
  ['nothing', [], 610601, ['intLangCode', 'langName', 'mode']],
  ['no file', [code, name, mode], 610601, ['file']],
  ['a file as a text', [code, name, mode, ['file', '{"sso":{"a":"x"}}']], 610601, ['file']],
  ['a file without a name', [code, name, mode, ['file', { name: '', content: fileOf({ a: 'x' }) }]], 610601, ['file']],
  ['a file without its fields', [['file', good]], 610601, ['intLangCode', 'langName', 'mode']],
  ['two files', [code, name, mode, ['file', good], ['file', good]], 610616, []],
  ['two files under two names', [code, name, mode, ['file', good], ['other', good]], 610616, []],
  ['a file under another name', [code, name, mode, ['document', good]], 610604, ['file']],
  ['a field as a file', [['intLangCode', good], name, mode], 610604, ['file']],
  ['a field twice', [code, code, name, mode, ['file', good]], 610604, ['intLangCode']],
  ['an unknown mode', [code, name, ['mode', 'merge'], ['file', good]], 610604, ['mode']],
  ['a blank name', [code, ['langName', ' '], mode, ['file', good]], 610604, ['langName']],
  ['a name of 41 characters', [code, ['langName', 'x'.repeat(41)], mode, ['file', good]], 610604, ['langName']],
  ['a name with tags', [code, ['langName', '<b>'], mode, ['file', good]], 610604, ['langName']],
  ['a very long field', [code, ['langName', 'x'.repeat(2_000)], mode, ['file', good]], 610604, ['langName']],
  ['__proto__ as a field', [code, name, mode, ['__proto__', 'x'], ['file', good]], 610604, []],
  ['__proto__ as the file', [code, name, mode, ['__proto__', good]], 610604, []],
  ['eleven fields', [...Array.from({ length: 11 }, (_, index) => [`f${index}`, 'x'] as const)], 610604, []]
]

for (const [about, parts, expected, fields] of badForms)
  test(`refuses a form with ${about}`, async () => {
    const answer = await postParts(cloud.url, token, parts)
    expect(answer).toMatchObject({ status: 200, code: expected })
    const named = (answer.data as unknown as { field: string }[] | null) ?? []
    expect(named.map(({ field }) => field)).toEqual(fields)
  })

test('takes a file of exactly 1 MiB and one of 10,000 texts', async () => {
  for (const content of [fileOfBytes(1_024 * 1_024), fileOfTexts(10_000)]) {
    const fields = { intLangCode: 'de', langName: 'Deutsch', mode: 'add' } as const
    expect((await upload(cloud.url, token, fields, content)).code).toBe(610000)
    await send(cloud.url, calls.deleteLanguageFile, { token, body: { intLangCode: 'de' } })
  }
})

test('refuses three megabytes, said beforehand or not', async () => {
  const content = fileOfBytes(3_000_000)
  expect((await upload(cloud.url, token, { intLangCode: 'th', langName: 'x', mode: 'replace' }, content)).code).toBe(
    610616
  )
  const head = partHead('file', 'th.json')
  const body = new Blob([fieldParts, head, content, '\r\n--B--\r\n'])
  const response = await fetch(`${cloud.url}${calls.uploadLanguageFile.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=B' },
    body: body.stream(),
    duplex: 'half'
  } as RequestInit)
  expect(await readAnswer(response)).toMatchObject({ status: 200, code: 610616 })
})

const partHead = (field: string, fileName?: string) => {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`
  return `--B\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`
}
const fieldParts = [code, name, mode].map(([field, value]) => `${partHead(field)}${value}\r\n`).join('')
const whole = `${fieldParts}${partHead('file', 'th.json')}${fileOf({ a: 'x' })}\r\n--B--\r\n`

const post = async (body: string, type = 'multipart/form-data; boundary=B') =>
  readAnswer(
    await fetch(`${cloud.url}${calls.uploadLanguageFile.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body
    })
  )

const badBodies: [about: string, body: string, code: number][] = [
  ['no multipart at all', 'hello', 610604],
  ['only its end', '--B--\r\n', 610601],
  ['no end', whole.replace('--B--\r\n', ''), 610604],
  ['another boundary', whole.replaceAll('--B', '--C'), 610604],
  ['a part without a name', '--B\r\nContent-Disposition: form-data\r\n\r\nx\r\n--B--\r\n', 610601],
  ['a part without a head', '--B\r\n\r\nx\r\n--B--\r\n', 610601],
  ['a head that does not end', `--B\r\n${'X-Header: x\r\n'.repeat(5_000)}`, 610604]
]

for (const [about, body, expected] of badBodies)
  test(`refuses a body with ${about}, and answers on the same connection after it`, async () => {
    expect((await post(body)).code).toBe(expected)
    expect((await send(cloud.url, calls.languageList, { token })).code).toBe(610000)
  })

const badTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=B; boundary=C',
  'multipart/form-data; boundary=B; charset=utf-8',
  `multipart/form-data; boundary=${'B'.repeat(71)}`,
  'multipart/form-data; boundary="B',
  'multipart/mixed; boundary=B',
  'application/json',
  'text/plain'
]

for (const type of badTypes)
  test(`does not take ${type.slice(0, 60)}`, async () => {
    expect(await post(whole, type)).toMatchObject({ status: 415, code: 610633 })
  })

test('does not take multipart for the body of another call', async () => {
  const response = await fetch(`${cloud.url}${calls.deleteLanguageFile.path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=B' },
    body: whole
  })
  expect(await readAnswer(response)).toMatchObject({ status: 415, code: 610633 })
})

/** Says that more will come, sends half of the upload, and then hangs up or says nothing more. */
const sendHalf = async (hangsUp: boolean): Promise<string> => {
  const { hostname, port } = new URL(cloud.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', data => {
    answer += data.toString()
  })
  socket.on('error', () => undefined)
  const head = [
    `POST ${calls.uploadLanguageFile.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=B',
    `Content-Length: ${Buffer.byteLength(whole)}`
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${whole.slice(0, -20)}`)
  if (hangsUp) setTimeout(() => socket.destroy(), 100)
  await once(socket, 'close')
  return answer
}

test('leaves nothing of uploads that were cut off, and goes on', async () => {
  await Promise.all(Array.from({ length: 10 }, () => sendHalf(true)))
  expect((await send(cloud.url, calls.languageList, { token })).code).toBe(610000)
})

test('cuts off an upload that does not go on', async () => {
  expect(await sendHalf(false)).toMatch(/^HTTP\/1\.1 408 |^$/)
})
