import { expect, test } from '@playwright/test'
import type { ShownRequest } from '#contract/calls/deploy/shown-request.ts'
import type { SaidSetting } from '#contract/calls/robot-settings/remote-settings.ts'
import { type SettingKey, type SettingValue, settingOf } from '#contract/calls/robot-settings/robot-settings.ts'
import { reasonOf } from '../../../sub-apps/deploy/parts/request-state.pure.ts'
import {
  changedEntries,
  type SettingDraft,
  saidText,
  settingValue,
  typedOf,
  wrongKeys
} from '../../../sub-apps/deploy/settings/setting-draft.pure.ts'

/* The decisions of the pages of remote setting and remote diagnosis, tested without a browser. */

const typed: [key: SettingKey, value: SettingValue, text: string][] = [
  ['speed', 80, '80'],
  ['nightFrom', 1_350, '22:30'],
  ['nightTo', 5 * 60 + 15, '05:15'],
  ['greeting', false, 'false'],
  ['voiceLanguage', 'th', 'th']
]
for (const [key, value, text] of typed)
  test(`${key} ${value} stands in its field as ${text}, and is read back`, () => {
    expect(typedOf(settingOf(key), value)).toBe(text)
    expect(settingValue(settingOf(key), text)).toBe(value)
  })

const wrong: [key: SettingKey, text: string][] = [
  ['speed', ''],
  ['speed', '81'],
  ['speed', '1e2'],
  ['speed', '80.0'],
  ['nightFrom', '22:31'],
  ['nightFrom', '24:00'],
  ['greeting', ''],
  ['voiceLanguage', 'de']
]
for (const [key, text] of wrong)
  test(`${key} does not take ${JSON.stringify(text)}`, () => {
    expect(settingValue(settingOf(key), text)).toBeUndefined()
  })

const said: SaidSetting[] = [
  { key: 'speed', value: 80, sayTime: 1 },
  { key: 'greeting', value: true, sayTime: 1 }
]
const drafts: [draft: SettingDraft, entries: [SettingKey, SettingValue][], wrong: SettingKey[]][] = [
  [{}, [], []],
  [{ speed: '80', greeting: 'true' }, [], []],
  [{ speed: '100' }, [['speed', 100]], []],
  [{ speed: '' }, [], ['speed']],
  [{ volume: '' }, [], []],
  [{ volume: '7', greeting: 'false' }, [['greeting', false]], ['volume']]
]
for (const [draft, entries, keys] of drafts)
  test(`of ${JSON.stringify(draft)} the robot is asked for ${JSON.stringify(entries)}`, () => {
    expect(changedEntries(draft, said)).toEqual(entries.map(([key, value]) => ({ key, value })))
    expect(wrongKeys(draft, said)).toEqual(keys)
  })

test('a setting that the robot never said has an empty field', () => {
  expect(saidText(said, 'volume')).toBe('')
  expect(saidText(said, 'greeting')).toBe('true')
})

const reasons: [request: Pick<ShownRequest, 'state' | 'failure' | 'code'>, reason: object | undefined][] = [
  [{ state: 'asked', failure: null, code: null }, undefined],
  [{ state: 'answered', failure: null, code: null }, undefined],
  [{ state: 'timedOut', failure: null, code: 611005 }, { portal: 'code.611005' }],
  [{ state: 'failed', failure: 'busy', code: 610704 }, { portal: 'code.610704' }],
  [{ state: 'failed', failure: 'refused', code: null }, { own: 'failure.refused' }],
  [{ state: 'failed', failure: 'checksum', code: null }, { own: 'failure.internal' }]
]
for (const [request, reason] of reasons)
  test(`${request.state} with ${request.failure} is said as ${JSON.stringify(reason)}`, () => {
    expect(reasonOf(request)).toEqual(reason)
  })
