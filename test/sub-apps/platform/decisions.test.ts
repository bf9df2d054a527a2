import { expect, test } from '@playwright/test'
import { configureElevator, createElevator } from '#contract/calls/elevators/elevators.ts'
import { saveVoice } from '#contract/calls/phones/phone-voice.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'
import { configDraftOf, writtenConfigOf } from '../../../sub-apps/platform/elevator/config-draft.pure.ts'
import { draftOf, floorsOf, writtenOf } from '../../../sub-apps/platform/elevator/elevator-draft.pure.ts'
import { voiceDraftOf, writtenVoiceOf } from '../../../sub-apps/platform/phone/voice-draft.pure.ts'

const lines: [typed: string, floors: string[]][] = [
  ['B1, 1,2', ['B1', '1', '2']],
  ['B1，1、2', ['B1', '1', '2']],
  [' , ,', []],
  ['', []]
]
for (const [typed, floors] of lines)
  test(`the line “${typed}” has ${floors.length} floors`, () => {
    expect(floorsOf(typed)).toEqual(floors)
  })

const fields = ['name', 'building', 'storeId', 'floors', 'maker', 'controllerSerial'] as const
const filled = {
  name: 'A',
  building: 'B',
  storeId: '3',
  floors: 'B1, 1',
  maker: 'C',
  controllerSerial: ' EC-1 '
}

test('the fields that the contract refuses are found, in the order of the form', () => {
  const wrongOf = (draft: typeof filled) => wrongFields(fields, createElevator.body, writtenOf(draft))
  expect(wrongOf(filled)).toEqual([])
  expect(wrongOf({ ...filled, storeId: '', floors: '1' })).toEqual(['storeId', 'floors'])
  expect(wrongOf({ ...filled, floors: '1, 1', name: ' ' })).toEqual(['name', 'floors'])
  expect(wrongOf({ ...filled, floors: '1, 123456789' })).toEqual(['floors'])
  expect(wrongFields(fields, createElevator.body, writtenOf(draftOf()))).toEqual(fields)
})

const configFields = ['doorHoldSeconds', 'timeoutSeconds', 'floorMap'] as const
const config = { doorHoldSeconds: '8', timeoutSeconds: '60', floorMap: 'B1=-1, 1=1' }

const configs: [change: Partial<typeof config>, wrong: string[]][] = [
  [{}, []],
  [{ floorMap: '' }, []],
  [{ doorHoldSeconds: '1' }, ['doorHoldSeconds']],
  [{ doorHoldSeconds: '' }, ['doorHoldSeconds']],
  [{ timeoutSeconds: '6e1' }, ['timeoutSeconds']],
  [{ floorMap: 'B1' }, ['floorMap']],
  [{ floorMap: 'B1=1, 1=1' }, ['floorMap']],
  [{ floorMap: 'B1=1=2' }, ['floorMap']],
  [{ floorMap: 'B1=999' }, ['floorMap']]
]
for (const [change, wrong] of configs)
  test(`a configuration with ${JSON.stringify(change)} has ${wrong.length === 0 ? 'no problem' : `a problem in ${wrong}`}`, () => {
    const body = { elevatorId: 1, ...writtenConfigOf({ ...config, ...change }) }
    expect(wrongFields(configFields, configureElevator.body, body)).toEqual(wrong)
  })

test('a configuration is the same after it was shown in a form', () => {
  const kept = { doorHoldSeconds: 8, timeoutSeconds: 60, floorMap: [{ robotFloor: -1, floor: 'B1' }] }
  const elevator = {
    elevatorId: 1,
    storeId: 3,
    storeName: 'S',
    building: 'B',
    name: 'A',
    maker: 'C',
    controllerSerial: 'EC-1',
    floors: ['B1', '1'],
    state: 'online' as const,
    floor: '1',
    lastSeenTime: null,
    openRideId: null,
    robots: [],
    ...kept
  }
  expect(writtenConfigOf(configDraftOf(elevator))).toEqual(kept)
})

const voice = {
  storeId: 5,
  storeName: 'S',
  language: 'th' as const,
  volume: 70,
  retries: 2,
  updateTime: null,
  sentences: { en: 'Here.', th: 'ถึงแล้ว' }
}

test('a voice is the same after it was shown in a form, and an empty sentence is a missing one', () => {
  const { storeId, language, volume, retries, sentences } = voice
  expect(writtenVoiceOf(5, voiceDraftOf(voice))).toEqual({ storeId, language, volume, retries, sentences })
  expect(writtenVoiceOf(5, { ...voiceDraftOf(voice), 'sentence.th': ' ' }).sentences).toEqual({ en: 'Here.' })
})

test('a wrong sentence belongs to the field of its language', () => {
  const names = ['volume', 'sentence.zh', 'sentence.en'] as const
  const nameOf = (path: readonly unknown[]) => (path[0] === 'sentences' ? `sentence.${path[1]}` : path[0])
  const draft = { ...voiceDraftOf(voice), volume: '101', 'sentence.en': ' ' }
  expect(wrongFields(names, saveVoice.body, writtenVoiceOf(5, draft), nameOf)).toEqual(['volume', 'sentence.en'])
})
