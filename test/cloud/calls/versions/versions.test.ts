import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../../cloud/testing.ts'
import { peopleOf } from '../../support/calls/people.ts'
import type { Person, World } from '../../support/calls/sample.ts'
import { readAnswer } from '../../support/client.ts'
import { newerVersionIn } from '../../support/newer-version.ts'
import { type EditedThing, editedThings } from './edited-things.ts'
import { cannotOverwrite } from './no-version.ts'

/*
 * Nobody's change is put back silently. A call that changes something names the version that was read. For each other call
 * there is a reason why it can't go over the change of another person.
 */

let cloud: TestCloud
let people: ReturnType<typeof peopleOf>
let world: World
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  people = peopleOf(cloud)
  world = people.worldOf('operator', 'versions', () => undefined)
  // The second person may do whatever the first one may.
  await cloud.query(`insert into role_permissions (role_id, permission)
    select mine.role_id, theirs.permission from user_roles as mine join users using (user_id), role_permissions as theirs
    where email = 'tenant@demo.example' and theirs.role_id = (select role_id from roles where built_in = 'administrator')
    on conflict do nothing`)
})
test.afterAll(() => cloud.close())

const fieldsOf = ({ body }: Call): string[] =>
  body !== undefined && 'entries' in body ? Object.keys(body.entries as object) : []

/** `version`, or `edition` where that word is taken. */
const countOf = (call: Call): 'version' | 'edition' | undefined => {
  const fields = fieldsOf(call)
  if (fields.includes('edition')) return 'edition'
  return fields.includes('version') && !otherVersions.includes(call) ? 'version' : undefined
}

/** Their `version` is that of software, and no count of changes that a save goes over. */
const otherVersions: readonly Call[] = [
  calls.addDeviceVersion,
  calls.addSoftwareVersion,
  calls.beginSoftwareFile,
  calls.createMachineVersion,
  calls.createReleaseNote,
  calls.updateReleaseNote,
  calls.putRelease,
  calls.beginPackageUpload,
  // A removal; its own test is with the mapping features.
  calls.removeMapping
]

const writing = Object.entries<Call>(calls).filter(([, { method, isQuestion }]) => method !== 'GET' && !isQuestion)

test('each call that changes something carries a version, or can not overwrite for a reason', () => {
  const reasons = Object.entries(cannotOverwrite)
  const judged = writing.map(([name, call]) => ({
    name,
    versioned: countOf(call) !== undefined,
    reasons: reasons.filter(([, names]) => (names as readonly string[]).includes(name)).length
  }))
  expect(judged.filter(({ versioned, reasons: given }) => versioned === given > 0 || given > 1)).toEqual([])
})

test('no reason speaks of a call that changes nothing', () => {
  const names = new Set(writing.map(([name]) => name))
  expect(Object.values(cannotOverwrite).flatMap(listed => listed.filter(name => !names.has(name)))).toEqual([])
})

const bodyOf = (call: Call, thing: EditedThing, read: Record<string, unknown>, mark: number) => {
  const known = fieldsOf(call).flatMap(field => (field in read ? [[field, read[field]]] : []))
  const body = { ...Object.fromEntries(known), ...thing.change(read, mark) }
  // What was read and is not for the call falls away.
  const parsed = call.body === undefined ? undefined : v.safeParse(call.body, body)
  return parsed?.success && call.encoding !== 'multipart' ? (parsed.output as object) : body
}

const formOf = (body: object, mark: number): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(body)) form.append(field, String(value))
  form.append('file', new Blob([JSON.stringify({ sso: { 'page.title': `T ${mark}` } })]), 'fr.json')
  return form
}

const save = async (who: Person, call: Call, body: object, mark: number) => {
  const headers = new Headers({ Authorization: `Bearer ${await people.permittedToken(who, call)}` })
  if (call.encoding !== 'multipart') headers.set('Content-Type', 'application/json')
  const sent = call.encoding === 'multipart' ? formOf(body, mark) : JSON.stringify(body)
  return readAnswer(await fetch(cloud.url + call.path, { method: call.method, headers, body: sent }))
}

for (const [name, call] of writing) {
  const count = countOf(call)
  if (count === undefined) continue
  test(`${name} goes over no version that its person did not read`, async () => {
    const thing = editedThings[name as keyof typeof calls]
    if (thing === undefined) throw new Error('edited-things.ts does not say how this is read and changed')
    const read = await thing.read(world)
    const saveOver = (who: Person, seen: Record<string, unknown>, mark: number) =>
      save(who, call, bodyOf(call, thing, seen, mark), mark)

    const first = await saveOver('operator', read, 1)
    expect(first).toMatchObject({ code: codes.success })
    const second = await saveOver('tenant', read, 2)
    expect(second.code).toBe(codes.updateFailed)
    const newer = newerVersionIn(second.data)
    // The operator is of no tenant, and the reader is of one.
    expect(newer).toMatchObject({ field: count, changedBy: null, changedAt: cloud.clock.now() })
    const now = await thing.read(world)
    expect(now[count]).toBe(newer?.version)

    const again = await saveOver('operator', read, 1)
    expect(again, 'the same save again').toMatchObject({ code: codes.success })
    expect(await thing.read(world)).toEqual(now)

    const atOnce = await Promise.all([saveOver('operator', now, 3), saveOver('tenant', now, 2)])
    expect(atOnce.map(({ code }) => code).sort()).toEqual([codes.success, codes.updateFailed])
    const newest = await thing.read(world)
    expect(await saveOver('tenant', newest, 4)).toMatchObject({ code: codes.success })
    const { [count]: _left, ...unaware } = newest
    expect(await saveOver('operator', unaware, 5), 'without a version').toMatchObject(
      name in needsVersion ? { code: codes.parameterMissing } : { code: codes.success }
    )
  })
}

/** They had versions before others did, and never did without. */
const needsVersion: Partial<Record<keyof typeof calls, true>> = {
  saveMapping: true,
  saveMaterialGroup: true,
  saveScene: true
}
