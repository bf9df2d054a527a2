import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'

const older = 'application/csp-report'
const newer = 'application/reports+json'

const report = (body: unknown, type = older) => ({ body: JSON.stringify(body), type })
const script = {
  'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/a?token=secret' }
}

let cloud: TestCloud
let log: string[]
test.beforeEach(async () => {
  log = []
  cloud = await startTestCloud({
    taskDays: 1,
    settings: { POLICY_REPORTS_PER_MINUTE: 40 },
    logTo: { write: line => log.push(line) }
  })
})
test.afterEach(() => cloud.close())

const send = async ({ body, type }: { body: string; type: string }, path = '/policy-reports') => {
  const answer = await fetch(cloud.url + path, { method: 'POST', headers: { 'Content-Type': type }, body })
  return { status: answer.status, text: await answer.text() }
}

/** Closes the cloud, which tells its counts, and gives the lines that hold any. */
const told = async () => {
  await cloud.close()
  return log.map(line => JSON.parse(line) as { blocked?: object }).flatMap(({ blocked }) => blocked ?? [])
}

const kinds: [title: string, sent: { body: string; type: string }, blocked: object][] = [
  [
    'a report of the older form by its directive and origin',
    report(script),
    { 'script-src-elem https://evil.example': 1 }
  ],
  [
    'a whole directive by its name',
    report({ 'csp-report': { 'violated-directive': "img-src 'self' data:", 'blocked-uri': 'inline' } }),
    { 'img-src inline': 1 }
  ],
  [
    'reports of the newer form one by one, and leaves those of other kinds out',
    report(
      [
        { type: 'csp-violation', body: { effectiveDirective: 'connect-src', blockedURL: 'wss://evil.example/x' } },
        { type: 'csp-violation', body: { effectiveDirective: 'connect-src', blockedURL: 'wss://evil.example/y' } },
        {
          type: 'csp-violation',
          body: { effectiveDirective: 'script-src', blockedURL: 'data:text/javascript,secret' }
        },
        { type: 'deprecation', body: { id: 'x' } }
      ],
      newer
    ),
    { 'connect-src wss://evil.example': 2, 'script-src data:': 1 }
  ],
  [
    'what can’t be read in a report as unknown',
    report({ 'csp-report': { 'effective-directive': '\n{"level":60}', 'blocked-uri': 'no address\nat all' } }),
    { 'unknown unknown': 1 }
  ]
]

for (const [title, sent, blocked] of kinds)
  test(`counts ${title}`, async () => {
    expect(await send(sent)).toEqual({ status: 204, text: '' })
    expect(await told()).toEqual([blocked])
    expect(log.join('')).not.toContain('secret')
  })

const refused: [title: string, sent: { body: string; type: string }, status: number][] = [
  ['what is no report', report({ hello: 1 }), 400],
  ['what is no JSON', { body: '{', type: older }, 400],
  ['what is nested too deep', { body: '['.repeat(10_000), type: newer }, 400],
  ['an empty body', { body: '', type: newer }, 400],
  ['JSON of another type', report(script, 'application/json'), 415],
  ['plain text', report(script, 'text/plain'), 415],
  ['more than 16 KiB', report({ ...script, more: 'x'.repeat(16_384) }), 413]
]

for (const [title, sent, status] of refused)
  test(`refuses ${title} with ${status}, says no more and logs nothing`, async () => {
    expect(await send(sent)).toEqual({ status, text: '' })
    expect(await told()).toEqual([])
    expect(log).toEqual([])
  })

test('takes no report of this kind for a call', async () => {
  expect(await send(report({ days: 7 }), calls.signInByEmail.path)).toMatchObject({ status: 415 })
})

test('counts no more than the setting allows from one address, and writes one line for all of them', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => send(report(script))))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(40).fill(204), ...Array<number>(20).fill(429)])
  expect(await told()).toEqual([{ 'script-src-elem https://evil.example': 40 }])
})

test('tells twenty kinds apart, and counts more of them together', async () => {
  for (let kind = 0; kind < 30; kind += 1)
    await send(
      report({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': `https://e${kind}.example` } })
    )
  const [blocked = {}] = await told()
  expect(Object.keys(blocked)).toHaveLength(21)
  expect(blocked).toMatchObject({ others: 10 })
})
