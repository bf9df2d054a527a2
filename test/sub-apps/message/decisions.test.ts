import { expect, test } from '@playwright/test'
import { conflictsIn, mergedOf } from '../../../packages/kit/conflict.pure.ts'
import {
  draftOfEdit as announcementOfEdit,
  draftOf,
  editOf as editOfAnnouncement,
  problemOf as problemOfAnnouncement
} from '../../../sub-apps/message/announcements/announcement-draft.pure.ts'
import { audienceOf, noAudience, withPerson } from '../../../sub-apps/message/sent/audience-draft.pure.ts'
import { problemOf } from '../../../sub-apps/message/sent/message-draft.pure.ts'
import {
  editOf as editOfTemplate,
  problemOf as problemOfTemplate,
  draftOfEdit as templateOfEdit
} from '../../../sub-apps/message/templates/template-draft.pure.ts'
import { draftsOf, missingText, textFields, textsOf, writtenIn } from '../../../sub-apps/message/text-drafts.pure.ts'
import { momentOf, wallTime, zonesFor } from '../../../sub-apps/message/zone-time.pure.ts'

/* The decisions of the message application, tested without a browser. */

const times: [zone: string, wall: string, moment: string | undefined][] = [
  ['Asia/Tokyo', '2026-11-24T09:30', '2026-11-24T00:30:00Z'],
  ['UTC', '2026-11-24T09:30', '2026-11-24T09:30:00Z'],
  ['Europe/Paris', '2026-07-01T12:00', '2026-07-01T10:00:00Z'],
  ['Europe/Paris', '2026-01-01T00:00', '2025-12-31T23:00:00Z'],
  // Clocks go from 02:00 to 03:00 on 29 March, and from 03:00 back to 02:00 on 25 October.
  ['Europe/Paris', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
  ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00Z'],
  ['Asia/Tokyo', '', undefined],
  ['Asia/Tokyo', '2026-13-24T09:30', undefined]
]
for (const [zone, wall, moment] of times)
  test(`${wall || 'no time'} in ${zone} is ${moment ?? 'no moment'}`, () => {
    expect(momentOf(zone, wall)).toBe(moment === undefined ? undefined : Date.parse(moment))
  })

test('shows a moment as clocks of a zone do', () => {
  expect(wallTime('Asia/Tokyo', Date.parse('2026-11-23T23:59:59Z'))).toBe('2026-11-24T08:59')
  expect(wallTime('America/New_York', Date.parse('2026-11-24T00:00:00Z'))).toBe('2026-11-23T19:00')
})

test('offers the own zone first, and each zone once', () => {
  expect(zonesFor('Asia/Tokyo')[0]).toBe('Asia/Tokyo')
  expect(new Set(zonesFor('Asia/Tokyo')).size).toBe(zonesFor('Asia/Tokyo').length)
})

const en = { title: 'Inspection', content: 'On {{day}}' }

test('sends the languages that are written, with values in their places', () => {
  const drafts = draftsOf({ en, th: { title: ' ', content: '' } })
  expect(writtenIn(drafts)).toEqual(['en'])
  expect(textsOf(drafts, text => text.replace('{{day}}', 'Monday'))).toEqual({
    en: { title: 'Inspection', content: 'On Monday' }
  })
})

test('misses a title or a text, and a title where nothing is written', () => {
  expect(missingText(draftsOf(), 'th')).toEqual({ language: 'th', field: 'title' })
  expect(missingText(draftsOf({ en, fr: { title: '', content: 'x' } }), 'en')).toEqual({
    language: 'fr',
    field: 'title'
  })
  expect(missingText(draftsOf({ en: { ...en, content: ' ' } }), 'en')).toEqual({ language: 'en', field: 'content' })
  expect(missingText(draftsOf({ en }), 'th')).toBeUndefined()
})

const mei = { userId: 3, nickname: 'Mei', tenantName: null }
test('knows whom a message is for', () => {
  expect(audienceOf(noAudience)).toBeUndefined()
  expect(audienceOf({ ...noAudience, people: [mei] })).toEqual({ kind: 'users', userIds: [3] })
  expect(audienceOf({ ...noAudience, kind: 'tenants' })).toBeUndefined()
  expect(audienceOf({ ...noAudience, kind: 'tenants', tenantIds: [1, 2] })).toEqual({
    kind: 'tenants',
    tenantIds: [1, 2]
  })
  expect(audienceOf({ ...noAudience, kind: 'role' })).toBeUndefined()
  expect(audienceOf({ ...noAudience, kind: 'role', roleId: 4 })).toEqual({ kind: 'role', roleId: 4 })
  expect(audienceOf({ ...noAudience, kind: 'everybody' })).toEqual({ kind: 'everybody' })
  expect(withPerson(withPerson([], mei), mei)).toEqual([mei])
})

const now = Date.parse('2026-11-24T00:00:00Z')
const message = {
  drafts: draftsOf({ en }),
  shown: 'en' as const,
  names: ['day'],
  values: { day: 'Monday' },
  audience: { ...noAudience, kind: 'everybody' as const },
  url: '/reserve',
  time: undefined
}
const problems: [what: string, part: Partial<Parameters<typeof problemOf>[0]>, field: string | undefined][] = [
  ['nothing', {}, undefined],
  ['a text', { drafts: draftsOf() }, 'title'],
  ['a value', { values: { day: ' ' } }, 'value-day'],
  ['a link', { url: 'javascript:alert(1)' }, 'url'],
  ['people', { audience: noAudience }, 'audience'],
  ['a time', { time: { sendTime: undefined } }, 'sendTime'],
  ['a time to come', { time: { sendTime: now - 1 } }, 'sendTime']
]
for (const [what, part, field] of problems)
  test(`a message lacks ${what}`, () => {
    expect(problemOf({ ...message, ...part }, now)?.field).toBe(field)
  })

test('a template needs a name, a text, and the same placeholders in each language', () => {
  const whole = { name: 'Inspection', url: '', drafts: draftsOf({ en }) }
  expect(problemOfTemplate(whole, 'en')).toBeUndefined()
  expect(problemOfTemplate({ ...whole, name: ' ' }, 'en')?.field).toBe('name')
  expect(problemOfTemplate({ ...whole, drafts: draftsOf() }, 'en')?.field).toBe('title')
  const fr = { title: 'Inspection', content: 'Lundi' }
  expect(problemOfTemplate({ ...whole, drafts: draftsOf({ en, fr }) }, 'en')?.problem).toBe('placeholders')
  expect(problemOfTemplate({ ...whole, url: '//evil.example' }, 'en')?.field).toBe('url')
})

test('a new announcement is shown for a day, and ends after it begins', () => {
  const draft = { ...draftOf(undefined, 'Asia/Tokyo', now), drafts: draftsOf({ en }) }
  expect([draft.start, draft.end]).toEqual(['2026-11-24T09:00', '2026-11-25T09:00'])
  expect(problemOfAnnouncement(draft, 'en', now)).toBeUndefined()
  expect(problemOfAnnouncement({ ...draft, end: draft.start }, 'en', now)?.problem).toBe('order')
  expect(problemOfAnnouncement({ ...draft, start: '' }, 'en', now)?.field).toBe('start')
  expect(problemOfAnnouncement(draft, 'en', now + 3 * 24 * 60 * 60_000)?.problem).toBe('past')
  expect(problemOfAnnouncement({ ...draft, url: 'evil' }, 'en', now)?.problem).toBe('link')
})

test('two people who write two languages of a template lose neither text', () => {
  const fr = { title: 'Inspection', content: 'Lundi' }
  const start = editOfTemplate({ name: 'Inspection', url: '', drafts: draftsOf({ en }) })
  const mine = { ...start, fr }
  const theirs = { ...start, en: { ...en, title: 'Check' } }
  const differing = conflictsIn(textFields, { start, mine, theirs })
  expect(differing).toMatchObject([
    { label: 'English', mine: 'Inspection\nOn {{day}}', theirs: 'Check\nOn {{day}}', changed: false },
    { label: 'Français', mine: 'Inspection\nLundi', theirs: '', changed: true }
  ])
  const kept = differing.filter(({ changed }) => changed).map(({ name }) => name)
  const { drafts } = templateOfEdit(mergedOf(mine, theirs, kept))
  expect(textsOf(drafts)).toEqual({ en: theirs.en, fr })
})

test('a draft is the same after its texts were fields of their own', () => {
  const announcement = draftOf(undefined, 'Asia/Tokyo', now)
  expect(announcementOfEdit(editOfAnnouncement(announcement))).toEqual(announcement)
  const template = { name: 'Inspection', url: '', drafts: draftsOf({ en }) }
  expect(templateOfEdit(editOfTemplate(template))).toEqual(template)
})
