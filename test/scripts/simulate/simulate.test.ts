import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { reportElevators } from '#contract/calls/elevators/elevator-reports.ts'
import { reportRobotEvents } from '#contract/calls/robot-reports/report.ts'
import { type RobotRequest, reportRequests } from '#contract/calls/robot-requests/robot-requests.ts'
import { shippedKindNames } from '#contract/calls/robots/capabilities.ts'
import { robotStates } from '#contract/calls/robots/robots.ts'
import { reportWatches, reportWatchTasks } from '#contract/calls/watches/watch-tasks.ts'
import * as limits from '#contract/limits.ts'
import { randomFrom } from '../../../cloud/testing.ts'
import { logPartText } from '../../../cloud/topics/robot-logs/demo/log-text.pure.ts'
import { nextElevatorReport } from '../../../scripts/simulate/devices/elevators.ts'
import { nextTaskReport, nextWatchReport } from '../../../scripts/simulate/devices/watches.ts'
import { type LivingRobot, robotLife } from '../../../scripts/simulate/life.ts'
import { readOptions } from '../../../scripts/simulate/options.ts'
import { nextRequestReport, partsBefore } from '../../../scripts/simulate/requests.ts'
import { robotMemory } from '../../../scripts/simulate/robot-memory.ts'
import { withFiles } from '../../../scripts/simulate/show-materials.ts'
import { summaryOf } from '../../../scripts/simulate/summary.ts'

const robots: LivingRobot[] = Array.from({ length: 40 }, (_, index) => ({
  serial: `T10${index}`,
  robotKind: shippedKindNames[index % shippedKindNames.length] ?? 'delivery',
  state: robotStates[index % robotStates.length] ?? 'idle',
  battery: 5 + index * 2
}))

const clock = (from: number) => {
  let time = from
  return () => {
    time += 1_000
    return time
  }
}
const start = Date.UTC(2026, 2, 12)
const lives = (seed: string, from = start) => robotLife(seed, robots, clock(from)).take(4_000).toArray()

test('gives the same events for the same seed, and others for another', () => {
  expect(lives('1')).toEqual(lives('1'))
  expect(lives('2')).not.toEqual(lives('1'))
})

test('gives every event an id of its own, also in a later run with the same seed', () => {
  const ids = [...lives('1'), ...lives('1', start + 1)].map(({ eventId }) => eventId)
  expect(new Set(ids).size).toBe(8_000)
})

test('reports only what the contract takes', () => {
  const all = lives('1')
  for (let index = 0; index < all.length; index += 500)
    v.parse(reportRobotEvents.body as v.GenericSchema, { events: all.slice(index, index + 500) })
})

test('lets a robot do one task at a time, that drives on and ends', () => {
  const running = new Map<string, { startTime: number; mileage: number }>()
  const ends = new Set<string>()
  for (const event of lives('3')) {
    if (event.type !== 'task' && event.type !== 'mileage') continue
    const { serial, startTime, mileage } = event
    if (event.type === 'task' && event.status === 'started') {
      expect(running.has(serial)).toBe(false)
      running.set(serial, { startTime, mileage: 0 })
    } else {
      expect(running.get(serial)?.startTime).toBe(startTime)
      expect(mileage).toBeGreaterThan(running.get(serial)?.mileage ?? Number.POSITIVE_INFINITY)
      running.set(serial, { startTime, mileage })
    }
    if (event.type === 'task' && event.status !== 'started') {
      ends.add(event.status)
      running.delete(serial)
    }
  }
  expect([...ends].sort()).toEqual(['abnormal', 'cancelled', 'ended', 'interrupted'])
})

test('drains batteries, charges them, and clears each fault that arose', () => {
  const all = lives('4')
  const batteries = all.flatMap(event => (event.type === 'state' ? [event.battery] : []))
  expect(Math.min(...batteries)).toBeLessThan(20)
  expect(Math.max(...batteries)).toBeGreaterThan(94)
  const lasting = new Map<string, string>()
  let cleared = 0
  for (const event of all) {
    if (event.type !== 'fault') continue
    if (event.active) {
      expect(lasting.has(event.serial)).toBe(false)
      lasting.set(event.serial, event.faultCode)
    } else if (lasting.get(event.serial) === event.faultCode) {
      lasting.delete(event.serial)
      cleared += 1
    }
  }
  expect(cleared).toBeGreaterThan(10)
})

test('says in one line what happened', () => {
  const [first] = lives('1')
  if (first === undefined) throw new Error('no event')
  const { eventId, serial, time } = first
  const who = { eventId, serial, time }
  expect(summaryOf([])).toBe('0 events')
  expect(
    summaryOf([
      { ...who, type: 'task', startTime: time, status: 'started', mileage: 0 },
      { ...who, type: 'task', startTime: time, status: 'ended', mileage: 0 },
      { ...who, type: 'task', startTime: time, status: 'abnormal', mileage: 0 },
      { ...who, type: 'fault', faultCode: 'E-1', active: true },
      { ...who, type: 'fault', faultCode: 'E-2', active: true },
      { ...who, type: 'fault', faultCode: 'E-1', active: false }
    ])
  ).toBe('6 events: 1 task started, 1 ended, 1 broken off, 2 faults, 1 cleared')
})

test('has an option for all that it needs, and a default for most', () => {
  expect(readOptions([])).toEqual({
    url: 'http://localhost:8080',
    account: 'robot@demo.example',
    password: undefined,
    rate: 10,
    seed: '1',
    minutes: undefined
  })
  expect(readOptions(['--url', 'https://c.example/', '--rate=500', '--seed', 'x', '--minutes', '0.5'])).toMatchObject({
    url: 'https://c.example',
    rate: 500,
    seed: 'x',
    minutes: 0.5
  })
})

const wrong: [args: string[], says: RegExp][] = [
  [['--rate', '0'], /^--rate is "0", but it takes a number from 1 to 500\.$/],
  [['--rate', '501'], /^--rate is "501"/],
  [['--rate', '1.5'], /^--rate is "1\.5"/],
  [['--rate', 'fast'], /^--rate is "fast"/],
  [['--minutes', '-1'], /minutes/],
  [['--minutes', '0'], /^--minutes is "0"/],
  [['--url', 'localhost:8080'], /^--url is "localhost:8080"/],
  [['--url', 'ftp://c.example'], /^--url is/],
  [['--url', 'http://a:b@c.example'], /^--url is/],
  [['--sped', '1'], /--sped[\s\S]*npm run simulate -- \[options\]/],
  [['fast'], /fast[\s\S]*npm run simulate/],
  [['--rate'], /rate[\s\S]*npm run simulate/]
]

for (const [args, says] of wrong)
  test(`says what is wrong with ${args.join(' ')}`, () => {
    expect(() => readOptions(args)).toThrow(says)
  })

const asked: RobotRequest = {
  requestId: 1,
  serial: 'T10',
  state: 'asked',
  progress: 0,
  ask: { kind: 'upgrade', version: 'V2.0.0', parts: [] }
}

/** A robot's last report of a request, undefined when the robot falls silent, and the seconds until then. */
const lifeOf = (requestId: number, seed: string, rate: number) => {
  let request: RobotRequest = { ...asked, requestId }
  for (let seconds = 1; ; seconds += 1) {
    const report = nextRequestReport(request, { seed, rate, memory: robotMemory(seed, robots) })
    if (report?.state !== 'working') return { end: report, seconds }
    request = { ...request, state: 'taken', progress: report.progress }
  }
}

test('answers most requests, can not carry some out, and leaves a few without an answer', () => {
  const ends = Array.from({ length: 1_000 }, (_, id) => lifeOf(id + 1, '1', 10).end)
  for (const report of ends) if (report) v.parse(reportRequests.body as v.GenericSchema, { reports: [report] })
  const count = (state: string | undefined) => ends.filter(end => end?.state === state).length
  expect(count('done')).toBeGreaterThan(850)
  expect(count('failed')).toBeGreaterThan(20)
  expect(count(undefined)).toBeGreaterThan(5)
})

test('answers the same request the same way for the same seed, and sooner at a higher rate', () => {
  const all = (seed: string, rate: number) => Array.from({ length: 100 }, (_, id) => lifeOf(id, seed, rate))
  expect(all('1', 10)).toEqual(all('1', 10))
  expect(all('2', 10)).not.toEqual(all('1', 10))
  const secondsOf = (rate: number) => all('1', rate).reduce((sum, { seconds }) => sum + seconds, 0)
  expect(secondsOf(50)).toBeLessThan(secondsOf(10))
})

test('robots keep the settings that they were told, and begin with some that fit', () => {
  const memory = robotMemory('1', robots)
  const life = { seed: '1', rate: 10, memory }
  const request = (requestId: number, ask: RobotRequest['ask']): RobotRequest => ({ ...asked, requestId, ask })
  const answerTo = (ask: RobotRequest['ask']) => {
    for (let requestId = 1; ; requestId += 1) {
      const report = nextRequestReport({ ...request(requestId, ask), state: 'taken', progress: 99 }, life)
      if (report?.state === 'done') return report.answer
    }
  }
  const first = answerTo({ kind: 'readSettings' })
  v.parse(reportRequests.body as v.GenericSchema, { reports: [{ requestId: 1, state: 'done', answer: first }] })
  const speed = { key: 'speed', value: 25 } as const
  expect(answerTo({ kind: 'changeSettings', values: [speed] })).toEqual({ kind: 'changeSettings', values: [speed] })
  const again = answerTo({ kind: 'readSettings' })
  expect('values' in again && again.values).toContainEqual(speed)
  expect('values' in first && 'values' in again && first.values.length === again.values.length).toBe(true)
})

test('a log is sent in parts, each once and in turn, and none is too large', () => {
  const hour = 60 * 60_000
  const ask = { kind: 'sendLog', log: 'navigation', from: start, to: start + 24 * hour - 1 } as const
  const life = { seed: '1', rate: 10, memory: robotMemory('1', robots) }
  const sent: number[] = []
  let request: RobotRequest = { ...asked, requestId: 3, ask }
  for (let report = nextRequestReport(request, life); report; report = nextRequestReport(request, life)) {
    const { from, to } = partsBefore(ask, request.progress, report)
    for (let part = from; part < to; part += 1) sent.push(part)
    if (report.state !== 'working') break
    request = { ...request, state: 'taken', progress: report.progress }
  }
  expect(sent).toEqual(Array.from({ length: 24 }, (_, part) => part))
  const text = logPartText('1', 'T10', ask, 23)
  expect(text).toBe(logPartText('1', 'T10', ask, 23))
  expect(text).not.toBe(logPartText('2', 'T10', ask, 23))
  expect(text.split('\n').length).toBe(60 * 40 + 1)
  expect(Buffer.byteLength(text)).toBeLessThan(limits.logPartBytes)
})

test('robots fetch the files that they are asked to show, each once, and leave out what arrived otherwise', async () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const sums = new Map([
    ['/1', sha256('picture')],
    ['/2', sha256('sound')]
  ])
  const fetched: string[] = []
  const cloud = {
    materialSum: async (address: string) => {
      fetched.push(address)
      return sums.get(address)
    }
  }
  const material = (materialId: number, content: string) => ({
    materialId,
    name: content,
    format: 'png' as const,
    size: content.length,
    seconds: 5,
    sha256: sha256(content),
    address: `/${materialId}`
  })
  const materials = [material(1, 'picture'), material(2, 'other'), material(1, 'picture')]
  const group = { groupId: 1, name: 'Lunch', version: 1, fromMinute: 0, toMinute: 60, materials }
  const request = { ...asked, ask: { kind: 'showMaterials' as const, group } }
  const done = {
    requestId: 1,
    state: 'done' as const,
    answer: { kind: 'showMaterials' as const, materialIds: [1, 2] }
  }
  const memory = robotMemory('1', robots)
  for (let time = 0; time < 2; time += 1) {
    const report = await withFiles(cloud, memory, request, done)
    expect(report).toEqual({ ...done, answer: { kind: 'showMaterials', materialIds: [1] } })
  }
  expect(fetched).toEqual(['/1', '/2', '/2'])
  const none = { ...asked, ask: { kind: 'showMaterials' as const, group: null } }
  expect(await withFiles(cloud, memory, none, done)).toMatchObject({ answer: { materialIds: [] } })
  const working = { requestId: 1, state: 'working' as const, progress: 5 }
  expect(await withFiles(cloud, memory, request, working)).toEqual(working)
})

test('elevators are ridden by people, and what happened to one ends with its next report', () => {
  const random = randomFrom('test', 'elevators')
  const elevator = { controllerSerial: 'EC-1', floors: ['B1', '1', '2'], floor: '1' }
  const reports = Array.from({ length: 1_000 }, () => nextElevatorReport({ ...elevator, state: 'online' }, random))
  for (const report of reports) v.parse(reportElevators.body as v.GenericSchema, { reports: [report] })
  expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(['online', 'moving', 'fault', 'offline']))
  for (const state of ['moving', 'fault', 'offline'] as const)
    expect(nextElevatorReport({ ...elevator, state }, random)).toMatchObject({ state: 'online', floor: '1' })
})

test('watches lose their battery and are charged, people call by them, and robots do what they were called for', () => {
  const random = randomFrom('test', 'watches')
  const reports = [...Array(200).keys()].map(place =>
    nextWatchReport({ serial: 'WT-1', battery: place % 100 }, random, `call-${place}`)
  )
  for (const report of reports) v.parse(reportWatches.body as v.GenericSchema, { reports: [report] })
  expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(['seen', 'call']))
  expect(reports).toContainEqual({ kind: 'seen', serial: 'WT-1', battery: 100 })
  const task = { watchTaskId: 1, robotSerial: 'R', kind: 'fetch', place: 'Ward 3' } as const
  const ends = Array.from({ length: 200 }, () => nextTaskReport({ ...task, state: 'arrived' }, random))
  for (const report of ends) v.parse(reportWatchTasks.body as v.GenericSchema, { reports: [report] })
  expect(new Set(ends.map(({ state }) => state))).toEqual(new Set(['done', 'failed']))
  expect(nextTaskReport({ ...task, state: 'onTheWay' }, randomFrom('test')).state).toBe('arrived')
})
