import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { liveCloseCodes, livePath } from '#contract/page/live.ts'
import { liveRetryMs } from '#session/live/live-plan.pure.ts'
import { readSettings } from '../../../cloud/settings.pure.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readAnswer, send, signIn } from '../support/client.ts'
import { receiveCode } from '../support/codes.ts'
import { type LiveClient, openChannel, openedChannel } from '../support/live.ts'

const allowedOrigin = 'https://portal.example.com'
let cloud: TestCloud
test.beforeAll(async () => {
  const settings = { SESSIONS_PER_USER: 8, ALLOWED_ORIGINS: [allowedOrigin] }
  cloud = await startTestCloud({ taskDays: 1, settings })
})
test.afterAll(() => cloud.close())

const refresh = { action: 'cloud_message' }
const defaults = readSettings({})
const beat = defaults.LIVE_PING_SECONDS * 1_000
const sendTo = async (to: 'all' | { userIds: number[] }) => {
  const body = { title: 'Hello', content: 'World', to }
  const { code } = await send(cloud.url, calls.sendMessage, { token: await signIn(cloud, 'operator'), body })
  if (code !== 610_000) throw new Error(`nothing was sent: ${code}`)
}
const userIdOf = async (token: string) => (await send(cloud.url, calls.userInfo, { token })).data.userId
const close = (...channels: LiveClient[]) => {
  for (const { socket } of channels) socket.terminate()
}

test('opens with an empty object, and tells each tab of a user that a message came, and nobody else', async () => {
  const token = await signIn(cloud, 'customer')
  const tabs = [await openedChannel(cloud.url, token), await openedChannel(cloud.url, await signIn(cloud, 'customer'))]
  const stranger = await openedChannel(cloud.url, await signIn(cloud, 'tenant'))
  await sendTo({ userIds: [await userIdOf(token)] })
  for (const tab of tabs) expect(await tab.arrived(2)).toEqual([{}, refresh])
  await stranger.settled()
  expect(stranger.frames).toEqual([{}])
  close(...tabs, stranger)
})

test('tells everybody of a message to all', async () => {
  const names = ['operator', 'distributor', 'customer', 'tenant', 'nobody']
  const channels = await Promise.all(names.map(async name => openedChannel(cloud.url, await signIn(cloud, name))))
  await sendTo('all')
  for (const channel of channels) expect(await channel.arrived(2)).toEqual([{}, refresh])
  close(...channels)
})

test('tells the other tabs that a message was read, and that all were', async () => {
  const token = await signIn(cloud, 'distributor')
  const tab = await openedChannel(cloud.url, token)
  const [newest] = (await send(cloud.url, calls.messageList, { token, body: {} })).data.list
  const messageRecordId = newest?.messageRecordId ?? 0
  await send(cloud.url, calls.readMessage, { token, query: { messageRecordId } })
  expect(await tab.arrived(2)).toEqual([{}, refresh])
  await send(cloud.url, calls.readAllMessages, { token, body: { newestMessageRecordId: messageRecordId } })
  expect(await tab.arrived(3)).toEqual([{}, refresh, refresh])
  close(tab)
})

test('tells a page that knows other permissions than the user has now, and no other page', async () => {
  const token = await signIn(cloud, 'distributor')
  const stampNow = async () => (await send(cloud.url, calls.userInfo, { token })).data.permissionStamp ?? ''
  const changed = { action: 'permissions_changed' }
  const framesWith = async (query: string, count: number) => {
    const channel = await openedChannel(cloud.url, token + query)
    await channel.arrived(count)
    // The cloud answers this after it looked up the permissions of the channel's user.
    await stampNow()
    await channel.settled()
    close(channel)
    return channel.frames
  }
  const before = await stampNow()
  expect(await framesWith(`?permissions=${before}`, 1)).toEqual([{}])
  const role = `(select role_id from user_roles join users using (user_id) where email = 'distributor@demo.example')`
  await cloud.query(`insert into role_permissions (role_id, permission) values (${role}, 'study')`)
  expect(await framesWith(`?permissions=${before}`, 2)).toEqual([{}, changed])
  expect(await framesWith(`?permissions=${await stampNow()}`, 1)).toEqual([{}])
  await cloud.query(`delete from role_permissions where role_id = ${role} and permission = 'study'`)
  expect(await stampNow()).toBe(before)
  expect(await framesWith('', 1)).toEqual([{}])
  for (const odd of [
    '?permissions=',
    `?permissions=${'A'.repeat(5_000)}`,
    `?permissions=${before}&permissions=${before}`
  ])
    expect(await framesWith(odd, 2), odd.slice(0, 40)).toEqual([{}, changed])
})

const wrongTokens: [what: string, token: string][] = [
  ['nothing', ''],
  ['a token that nobody has', 'A'.repeat(43)],
  ['half a token', 'A'.repeat(20)],
  ['five thousand characters', 'A'.repeat(5_000)],
  ['a path', 'a/b/../c'],
  ['encoded oddities', '%00%F0%9F%A4%96']
]
for (const [what, token] of wrongTokens)
  test(`closes a channel with 4401 where the token is ${what}, and tells nothing on it`, async () => {
    const channel = openChannel(cloud.url, token)
    expect(await channel.closed).toBe(liveCloseCodes.tokenInvalid)
    expect(channel.frames).toEqual([])
  })

const origins: [origin: string, allowed: boolean][] = [
  ['same host', true],
  [allowedOrigin, true],
  ['https://portal.example.com.evil.example', false],
  ['http://portal.example.com', false],
  ['https://evil.example', false],
  ['null', false],
  ['file://', false],
  ['not an origin', false]
]
for (const [origin, allowed] of origins)
  test(`${allowed ? 'opens' : 'closes with 1008'} a channel from the origin ${origin}`, async () => {
    const token = await signIn(cloud, 'customer')
    const sent = origin === 'same host' ? cloud.url : origin
    const channel = openChannel(cloud.url, token, { origin: sent })
    if (allowed) expect(await channel.arrived(1)).toEqual([{}])
    else expect([await channel.closed, channel.frames]).toEqual([liveCloseCodes.originRefused, []])
    close(channel)
  })

test('closes a channel with 1009 that is sent more than 4 KiB at once, and takes 4 KiB', async () => {
  const channel = await openedChannel(cloud.url, await signIn(cloud, 'customer'))
  channel.socket.send('x'.repeat(limits.liveFrameBytesMax))
  await channel.settled()
  channel.socket.send('x'.repeat(limits.liveFrameBytesMax + 1))
  expect(await channel.closed).toBe(liveCloseCodes.frameTooLarge)
})

const floods: [what: string, send: (channel: LiveClient) => void][] = [
  ['messages', ({ socket }) => socket.send('hello')],
  ['pings', ({ socket }) => socket.ping()],
  ['pongs', ({ socket }) => socket.pong()]
]
for (const [what, act] of floods)
  test(`takes ten ${what} a second, and closes with 4429 for the eleventh`, async () => {
    const channel = await openedChannel(cloud.url, await signIn(cloud, 'customer'))
    // The last of each ten is a ping whose answer shows that all were read.
    for (let second = 0; second < 3; second += 1) {
      for (let count = 1; count < defaults.LIVE_FRAMES_PER_SECOND; count += 1) act(channel)
      await channel.settled()
      await cloud.clock.advance(1_000)
    }
    for (let count = 0; count <= defaults.LIVE_FRAMES_PER_SECOND; count += 1) act(channel)
    expect(await channel.closed).toBe(liveCloseCodes.tooMuch)
  })

test('refuses a sixth channel of a session, and leaves the five alone', async () => {
  const token = await signIn(cloud, 'tenant')
  const opening = Array.from({ length: 12 }, () => openChannel(cloud.url, token))
  const outcomes = await Promise.all(opening.map(({ arrived, closed }) => Promise.race([arrived(1), closed])))
  expect(outcomes.filter(outcome => outcome === liveCloseCodes.tooMuch)).toHaveLength(7)
  const five = opening.filter((_, index) => typeof outcomes[index] !== 'number')
  await Promise.all(five.map(({ settled }) => settled()))
  const other = await openedChannel(cloud.url, await signIn(cloud, 'tenant'))
  close(...five, other)
})

test('takes its limits from the settings', async () => {
  const narrow = { LIVE_CHANNELS_PER_SESSION: 1, LIVE_FRAMES_PER_SECOND: 2 }
  const other = await startTestCloud({ taskDays: 1, settings: narrow })
  try {
    const token = await signIn(other, 'tenant')
    const channel = await openedChannel(other.url, token)
    expect(await openChannel(other.url, token).closed).toBe(liveCloseCodes.tooMuch)
    for (let count = 0; count < 3; count += 1) channel.socket.send('hello')
    expect(await channel.closed).toBe(liveCloseCodes.tooMuch)
  } finally {
    await other.close()
  }
})

test('makes room for a new channel of a session whose old ones no longer answer', async () => {
  const token = await signIn(cloud, 'tenant')
  const dead = await Promise.all(Array.from({ length: 5 }, () => openedChannel(cloud.url, token, { autoPong: false })))
  const asked = Promise.all(dead.map(({ socket }) => once(socket, 'ping')))
  expect(await openChannel(cloud.url, token).closed).toBe(liveCloseCodes.tooMuch)
  await asked
  await cloud.clock.advance(liveRetryMs)
  close(await openedChannel(cloud.url, token))
  await Promise.all(dead.map(({ closed }) => closed))
})

test('asks every thirty seconds for a sign of life, and drops who gives none', async () => {
  const alive = await openedChannel(cloud.url, await signIn(cloud, 'customer'))
  const dead = await openedChannel(cloud.url, await signIn(cloud, 'customer'), { autoPong: false })
  const asked = [once(alive.socket, 'ping'), once(dead.socket, 'ping')]
  await cloud.clock.advance(beat)
  await Promise.all(asked)
  await alive.settled()
  await cloud.clock.advance(beat)
  expect(await dead.closed).toBe(1006)
  await alive.settled()
  close(alive)
})

test('keeps no more than one refresh for a reader that has stopped reading', async () => {
  const token = await signIn(cloud, 'nopassword').catch(() => signIn(cloud, 'customer'))
  const reader = await openedChannel(cloud.url, token)
  const userId = await userIdOf(token)
  reader.socket.pause()
  const rounds = 400_000
  for (let round = 1; round <= rounds; round += 1) {
    cloud.announce.toUsers([userId])
    if (round % 1_000 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  reader.socket.resume()
  await reader.arrived(2)
  await reader.settled()
  expect(reader.frames.length).toBeLessThan(rounds / 10)
  expect(reader.frames.at(-1)).toEqual(refresh)
  close(reader)
})

/* Every way in which a session ends. */

test('closes the channels of a session that logs out, and no others of the user', async () => {
  const token = await signIn(cloud, 'customer')
  const tabs = [await openedChannel(cloud.url, token), await openedChannel(cloud.url, token)]
  const other = await openedChannel(cloud.url, await signIn(cloud, 'customer'))
  await send(cloud.url, calls.signOut, { body: { token } })
  for (const tab of tabs) expect(await tab.closed).toBe(liveCloseCodes.tokenInvalid)
  await other.settled()
  close(other)
})

test('leaves no channel open that is opened while its session logs out', async () => {
  for (let round = 0; round < 10; round += 1) {
    const token = await signIn(cloud, 'customer')
    const channels = Array.from({ length: 5 }, () => openChannel(cloud.url, token))
    await Promise.race(channels.map(({ socket }) => once(socket, 'open')))
    await send(cloud.url, calls.signOut, { body: { token } })
    for (const channel of channels) expect(await channel.closed).toBe(liveCloseCodes.tokenInvalid)
  }
})

test('closes the channels of all other sessions when the password is changed, and of all when it is reset', async () => {
  const [token, elsewhere] = [await signIn(cloud, 'distributor'), await signIn(cloud, 'distributor')]
  const [here, there] = [await openedChannel(cloud.url, token), await openedChannel(cloud.url, elsewhere)]
  const { password } = cloud
  await send(cloud.url, calls.verifyIdentity, { token, body: { by: 'password', password } })
  await send(cloud.url, calls.changePassword, { token, body: { password: 'another-password-2' } })
  expect(await there.closed).toBe(liveCloseCodes.tokenInvalid)
  await here.settled()
  const email = 'distributor@demo.example'
  const code = await receiveCode(cloud.url, email, 'forgot_password')
  expect(await send(cloud.url, calls.resetPassword, { body: { email, code, password } })).toMatchObject({
    code: 610000
  })
  expect(await here.closed).toBe(liveCloseCodes.tokenInvalid)
})

test('closes the channels of the oldest session of a user who begins too many', async () => {
  const oldest = await openedChannel(cloud.url, await signIn(cloud, 'nobody'))
  for (let count = 0; count < 8; count += 1) await signIn(cloud, 'nobody')
  expect(await oldest.closed).toBe(liveCloseCodes.tokenInvalid)
})

test('closes the channels of a session that expires', async () => {
  const old = await openedChannel(cloud.url, await signIn(cloud, 'customer'))
  await cloud.clock.advance(4 * 24 * 60 * 60_000)
  await old.settled()
  const young = await openedChannel(cloud.url, await signIn(cloud, 'customer'))
  await cloud.clock.advance(3 * 24 * 60 * 60_000)
  expect(await old.closed).toBe(liveCloseCodes.tokenInvalid)
  await young.settled()
  close(young)
})

test('answers who asks for the channel by an ordinary request as it answers an unknown path', async () => {
  const token = await signIn(cloud, 'customer')
  const response = await fetch(`${cloud.url}${livePath}/${token}`)
  expect(await readAnswer(response)).toMatchObject({ status: 200, code: 610404 })
})

/** A handshake written by hand, and all that comes back until the cloud hangs up. */
const handshake = async (path: string): Promise<string> => {
  const { hostname, port, host } = new URL(cloud.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  const head = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: eA==']
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${head.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return text
}

for (const path of [`${livePath}/%zz`, '/api/nowhere', `${livePath}/${'A'.repeat(43)}`, '/api/openapi.json'])
  test(`hangs up after a handshake that it can't take: ${path}`, async () => {
    expect(await handshake(path)).toMatch(/^HTTP\/1\.1 (200|400|404) /)
  })
