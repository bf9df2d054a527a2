import { expect, test } from '@playwright/test'
import { inconsistentTexts } from '../../scripts/check/homonyms.pure.ts'

const two = {
  'sub-apps/robot/messages': { en: { start: 'Start' }, fr: { start: 'Démarrer' } },
  'sub-apps/ota/messages': { en: { begin: 'Start' }, fr: { begin: 'Commencer' } }
}

test('one English text with two translations is named with the places of both', () => {
  expect(inconsistentTexts(two, {})).toEqual([
    'fr.json: “Start” is “Démarrer” (sub-apps/robot/messages, start) and “Commencer” (sub-apps/ota/messages, begin). ' +
      'Choose one, or say why in homonyms.pure.ts.'
  ])
})

test('a text that is known to mean two things may have two translations, and one that has one is not to be listed', () => {
  expect(inconsistentTexts(two, { 'two things': ['Start'] })).toEqual([])
  expect(inconsistentTexts(two, { 'two things': ['Start', 'Stop'] })).toEqual([
    'homonyms.pure.ts: “Stop” has one translation.'
  ])
})

test('the plural forms of one text are one text', () => {
  const plural = {
    session: {
      en: { more_one: '{{count}} more', more_other: '{{count}} more' },
      fr: { more_one: '{{count}} autre', more_other: '{{count}} autres' }
    }
  }
  expect(inconsistentTexts(plural, {})).toEqual([])
})
