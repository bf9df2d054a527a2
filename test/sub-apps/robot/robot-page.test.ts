import { expect, test } from '@playwright/test'
import type { ActFacts } from '#contract/calls/robot-acts/act-obstacles.ts'
import { actGroups, obstaclesIn, versionsFor } from '../../../sub-apps/robot/now/acts.pure.ts'
import { linksAbout } from '../../../sub-apps/robot/now/robot-links.pure.ts'

/* The acts on a robot's page, and why one can't be done now. */

const every = [
  ...['send', 'charge', 'stop', 'restart', 'speak'].map(act => `robot:act:${act}`),
  'robot:lockQuery:lock',
  'deploy:remoteDiagnosis:start',
  'deploy:remoteLog:ask',
  ...['robot:settingsTemplate', 'robot:settingsTemplate:apply', 'ota', 'ota:softwareUpdate:run']
]
const idle: ActFacts = { online: true, state: 'idle', locked: false, open: [], atWork: false }

/** What keeps a robot from its acts, as `obstacle: acts`. */
const inTheWay = (facts: Partial<ActFacts>): string[] =>
  obstaclesIn(actGroups(every, { ...idle, ...facts }).flatMap(({ acts }) => acts)).map(
    ({ obstacle, acts }) => `${obstacle}: ${acts.join(' ')}`
  )

const cases: { name: string; facts: Partial<ActFacts>; expected: string[] }[] = [
  { name: 'idle', facts: {}, expected: [] },
  {
    name: 'offline',
    facts: { online: false },
    expected: ['offline: goTo charge stop speak diagnose log restart settings upgrade']
  },
  { name: 'not activated', facts: { state: 'inactive' }, expected: ['inactive: goTo charge stop speak restart lock'] },
  {
    name: 'upgrading',
    facts: { state: 'upgrading' },
    expected: ['upgrading: goTo charge stop speak diagnose log restart settings upgrade']
  },
  { name: 'at a task', facts: { state: 'busy' }, expected: ['busy: goTo charge diagnose restart upgrade'] },
  { name: 'with an order', facts: { atWork: true }, expected: ['busy: goTo charge restart'] },
  { name: 'locked', facts: { locked: true }, expected: ['locked: goTo charge upgrade'] },
  { name: 'asked to charge', facts: { open: ['charge'] }, expected: ['driving: goTo restart', 'asked: charge'] },
  {
    name: 'asked to start anew',
    facts: { open: ['restart'] },
    expected: ['restarting: goTo charge', 'asked: restart']
  },
  { name: 'asked for checks', facts: { open: ['diagnose'] }, expected: ['asked: diagnose'] },
  {
    name: 'asked for a log, for settings and for a version',
    facts: { open: ['sendLog', 'changeSettings', 'upgrade'] },
    expected: ['asked: log settings upgrade']
  }
]
for (const { name, facts, expected } of cases)
  test(`a robot that is ${name} says what is in the way of each act`, () => expect(inTheWay(facts)).toEqual(expected))

test('a person sees the acts of the own permissions, in their groups', () => {
  expect(actGroups([], idle)).toEqual([])
  expect(actGroups(['robot:act:speak', 'robot:act:stop'], idle)).toEqual([
    { group: 'drive', acts: [{ act: 'stop', obstacle: undefined }] },
    { group: 'care', acts: [{ act: 'speak', obstacle: undefined }] }
  ])
})

test('an act that chooses from a list needs to see the list, too', () => {
  expect(actGroups(['robot:settingsTemplate:apply', 'ota:softwareUpdate:run'], idle)).toEqual([])
  const held = ['robot:settingsTemplate:apply', 'robot:settingsTemplate', 'ota:softwareUpdate:run', 'ota']
  expect(actGroups(held, idle).map(({ group, acts }) => [group, acts.map(({ act }) => act)])).toEqual([
    ['software', ['settings', 'upgrade']]
  ])
})

test('a robot is upgraded to versions for its model, and not to the one that it runs', () => {
  const released = [
    { machineVersionId: 1, version: '2.0.0', models: ['T8', 'T9'] },
    { machineVersionId: 2, version: '1.9.0', models: ['T8'] },
    { machineVersionId: 3, version: '3.0.0', models: ['W3'] }
  ]
  const found = versionsFor({ model: 'T8', softwareVersion: '1.9.0' }, released)
  expect(found.map(({ version }) => version)).toEqual(['2.0.0'])
})

test('the pages about a robot have its scene only where it is in one', () => {
  const keys = (scene: { sceneId: number } | null) =>
    linksAbout({ robotId: 7, serial: 'X', scene }).map(({ key }) => key)
  expect(keys({ sceneId: 3 })).toContain('scene')
  expect(keys(null)).not.toContain('scene')
})
