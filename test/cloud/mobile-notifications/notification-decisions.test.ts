import { expect, test } from '@playwright/test'
import {
  type Fate,
  fateOf,
  languageOf,
  partOf,
  peopleWaysOf
} from '../../../cloud/topics/mobile-notifications/fate.pure.ts'

const rule = { quietFrom: 22, quietTo: 6, timeZone: 'Asia/Tokyo', perHour: 2 }
const reader = { way: 'cellphone' as const, to: '+8613800138000', sentLastHour: 0 }
/** In Tokyo it is nine hours later. */
const at = (utcHour: number): number => Date.UTC(2026, 2, 12, utcHour, 30)

const rows: [name: string, part: object, who: object, utcHour: number, fate: Fate][] = [
  ['by day', {}, {}, 3, { state: 'sending' }],
  ['in the evening before the quiet hours', {}, {}, 12, { state: 'sending' }],
  ['in the quiet hours before midnight', {}, {}, 13, { state: 'heldBack', reason: 'quietHours' }],
  ['in the quiet hours after midnight', {}, {}, 20, { state: 'heldBack', reason: 'quietHours' }],
  ['as the quiet hours end', {}, {}, 21, { state: 'sending' }],
  ['by night without quiet hours', { quietFrom: null, quietTo: null }, {}, 15, { state: 'sending' }],
  ['by night on other clocks', { timeZone: 'Europe/Paris' }, {}, 15, { state: 'sending' }],
  ['without a phone', {}, { to: null }, 3, { state: 'heldBack', reason: 'noMobile' }],
  ['without a mailbox', {}, { way: 'email', to: null }, 3, { state: 'heldBack', reason: 'noEmail' }],
  ['by mail in the quiet hours', {}, { way: 'email' }, 20, { state: 'heldBack', reason: 'quietHours' }],
  ['after one message', {}, { sentLastHour: 1 }, 3, { state: 'sending' }],
  ['after as many as an hour may have', {}, { sentLastHour: 2 }, 3, { state: 'heldBack', reason: 'tooMany' }]
]
for (const [name, part, who, utcHour, fate] of rows)
  test(`a person ${name} is ${fate.state === 'sending' ? 'told' : 'not told'}`, () => {
    expect(fateOf({ ...rule, ...part }, { ...reader, ...who }, at(utcHour))).toEqual(fate)
  })

test('a message is in the language of the person, or in English', () => {
  expect(['th', 'fr-CA', 'de', null, ''].map(languageOf)).toEqual(['th', 'fr', 'en', 'en', 'en'])
})

test('others see the end of a number, and the host of a mailbox', () => {
  expect([partOf('cellphone', '+8613800138000'), partOf('email', 'ann.b@mail.example')]).toEqual([
    '•••• 8000',
    'a•••@mail.example'
  ])
  expect([partOf('cellphone', null), partOf('email', null)]).toEqual(['', ''])
})

test('a rule tells people by each of its ways', () => {
  const waysOf = (byCellphone: boolean, byEmail: boolean) => peopleWaysOf({ byCellphone, byEmail })
  expect([waysOf(true, false), waysOf(true, true), waysOf(false, true), waysOf(false, false)]).toEqual([
    ['cellphone'],
    ['cellphone', 'email'],
    ['email'],
    []
  ])
})
