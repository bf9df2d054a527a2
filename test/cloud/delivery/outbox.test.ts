import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { startTestCloud } from '../../../cloud/testing.ts'

/** With a Host header of our choice, which fetch does not allow. */
const statusFor = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { Host: host } }, response => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

test('answers who sits at this machine, and no page that only pretends to', async () => {
  const cloud = await startTestCloud({ taskDays: 1 })
  const { port } = new URL(cloud.url)
  for (const path of ['/dev/outbox', '/dev/outbox.json']) {
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost', `[::1]:${port}`])
      expect(await statusFor(cloud.url + path, host)).toBe(200)
    for (const host of [`evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect(await statusFor(cloud.url + path, host)).toBe(404)
  }
  expect(await (await fetch(`${cloud.url}/dev/outbox.json?to=nobody`)).json()).toEqual([])
  expect((await fetch(`${cloud.url}/dev/outbox`)).headers.get('Content-Security-Policy')).toContain(
    "default-src 'none'"
  )
  await cloud.close()
})
