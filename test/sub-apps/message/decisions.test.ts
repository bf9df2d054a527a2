import { expect, test } from '@playwright/test'
import { conflictsIn, mergedOf } from '../../../packages/kit/conflict.pure.ts'
import {
  draftOf,
  problemsOf as problemsOfAnnouncement
} from '../../../sub-apps/message/announcements/announcement-draft.pure.ts'
import { audienceFrom, audienceOf, noAudience, withPerson } from '../../../sub-apps/message/sent/audience-draft.pure.ts'
import { type MessageDraft, newMessage, problemsOf } from '../../../sub-apps/message/sent/message-draft.pure.ts'
import { problemsOf as problemsOfTemplate } from '../../../sub-apps/message/templates/template-draft.pure.ts'
import {
  draftsOf,
  languageOfField,
  missingTexts,
  textFields,
  textsOf,
  writtenIn
} from '../../../sub-apps/message/text-drafts.pure.ts'
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

test('misses each title and text of a language that is begun, and a title where nothing is written', () => {
  expect(missingTexts(draftsOf(), 'th')).toEqual({ 'th.title': 'title' })
  expect(missingTexts(draftsOf({ en, fr: { title: '', content: 'x' } }), 'en')).toEqual({ 'fr.title': 'title' })
  expect(missingTexts(draftsOf({ en: { ...en, content: ' ' }, th: { title: '', content: 'x' } }), 'en')).toEqual({
    'en.content': 'content',
    'th.title': 'title'
  })
  expect(missingTexts(draftsOf({ en }), 'th')).toEqual({})
})

test('knows the language of a text by its field', () => {
  expect(['th.title', 'en.content', 'url', 'english', undefined].map(languageOfField)).toEqual([
    'th',
    'en',
    undefined,
    undefined,
    undefined
  ])
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

const fromAddress: [address: string | undefined, robotIds: number[]][] = [
  [undefined, []],
  ['', []],
  ['12-15', [12, 15]],
  ['12-12-15', [12, 15]],
  ['0-07-x-1e3-9999999999', []],
  [Array.from({ length: 200 }, (_, index) => index + 1).join('-'), Array.from({ length: 100 }, (_, index) => index + 1)]
]
for (const [address, robotIds] of fromAddress)
  test(`an address with ${address?.slice(0, 20) ?? 'no'} robots chooses ${robotIds.length}`, () => {
    const chosen = audienceFrom(address)
    expect(chosen.robotIds).toEqual(robotIds)
    expect(audienceOf(chosen)).toEqual(robotIds.length === 0 ? undefined : { kind: 'robots', robotIds })
  })

const now = Date.parse('2026-11-24T00:00:00Z')
const everybody = { ...noAudience, kind: 'everybody' as const }
const message: MessageDraft = {
  ...newMessage('UTC', everybody),
  en,
  values: { day: 'Monday' },
  url: '/reserve'
}
const empty = { title: '', content: '' }
const later = (sendTime: string) => ({ isLater: true, sendTime })
const problems: [what: string, part: Partial<MessageDraft>, problems: ReturnType<typeof problemsOf>][] = [
  ['nothing', {}, {}],
  ['nothing, and goes out later', later('2026-11-24T00:01'), {}],
  ['a text', { en: empty }, { 'fr.title': 'title' }],
  ['a value', { values: { day: ' ' } }, { 'value-day': 'value' }],
  ['a link', { url: 'javascript:alert(1)' }, { url: 'link' }],
  ['people', { audience: noAudience }, { audience: 'audience' }],
  ['a time', later(''), { sendTime: 'time' }],
  ['a time to come', later('2026-11-24T00:00'), { sendTime: 'past' }],
  ['a link and people', { url: 'x', audience: noAudience }, { url: 'link', audience: 'audience' }]
]
for (const [what, part, found] of problems)
  test(`a message lacks ${what}`, () => {
    expect(problemsOf({ ...message, ...part }, 'fr', now)).toEqual(found)
  })

test('a template needs a name, a text, and the same placeholders in each language', () => {
  const whole = { name: 'Inspection', url: '', ...draftsOf({ en }) }
  expect(problemsOfTemplate(whole, 'en')).toEqual({})
  expect(problemsOfTemplate({ ...whole, name: ' ' }, 'en')).toEqual({ name: 'name' })
  expect(problemsOfTemplate({ ...whole, en: empty }, 'en')).toEqual({ 'en.title': 'title' })
  const fr = { title: 'Inspection', content: 'Lundi' }
  expect(problemsOfTemplate({ ...whole, fr }, 'en')).toEqual({ 'en.content': 'placeholders' })
  expect(problemsOfTemplate({ ...whole, url: '//evil.example' }, 'en')).toEqual({ url: 'link' })
})

test('a new announcement is shown for a day, and ends after it begins', () => {
  const draft = { ...draftOf(undefined, 'Asia/Tokyo', now), en }
  expect([draft.start, draft.end]).toEqual(['2026-11-24T09:00', '2026-11-25T09:00'])
  expect(problemsOfAnnouncement(draft, 'en', now)).toEqual({})
  expect(problemsOfAnnouncement({ ...draft, end: draft.start }, 'en', now)).toEqual({ end: 'order' })
  expect(problemsOfAnnouncement({ ...draft, start: '', end: '' }, 'en', now)).toEqual({ start: 'time', end: 'time' })
  expect(problemsOfAnnouncement(draft, 'en', now + 3 * 24 * 60 * 60_000)).toEqual({ end: 'past' })
  expect(problemsOfAnnouncement({ ...draft, url: 'evil' }, 'en', now)).toEqual({ url: 'link' })
})

test('two people who write two languages of a template lose neither text', () => {
  const fr = { title: 'Inspection', content: 'Lundi' }
  const start = draftsOf({ en })
  const mine = { ...start, fr }
  const theirs = { ...start, en: { ...en, title: 'Check' } }
  const differing = conflictsIn(textFields, { start, mine, theirs })
  expect(differing).toMatchObject([
    { label: 'English', mine: 'Inspection\nOn {{day}}', theirs: 'Check\nOn {{day}}', changed: false },
    { label: 'Français', mine: 'Inspection\nLundi', theirs: '', changed: true }
  ])
  const kept = differing.filter(({ changed }) => changed).map(({ name }) => name)
  expect(textsOf(mergedOf(mine, theirs, kept))).toEqual({ en: theirs.en, fr })
})
