import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import { settingOf, settingsOf } from '#contract/calls/robot-settings/robot-settings.ts'
import { type ShippedKind, shippedCapabilities, shippedKindNames } from '#contract/calls/robots/capabilities.ts'
import { codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findDemoAccounts, findDemoFleet } from '../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../random.pure.ts'
import { addApplication, putApplied } from './sql/applications.ts'
import { putSaidSettings } from './sql/robot-settings.ts'
import { addTemplate } from './sql/templates.ts'

const templates: { name: string; robotKind: ShippedKind; values: SettingEntry[] }[] = [
  {
    name: 'Quiet restaurant',
    robotKind: 'delivery',
    values: [
      { key: 'speed', value: 60 },
      { key: 'volume', value: 35 },
      { key: 'greeting', value: false }
    ]
  },
  {
    name: 'Busy evening',
    robotKind: 'delivery',
    values: [
      { key: 'speed', value: 100 },
      { key: 'obstacleDistance', value: 40 },
      { key: 'volume', value: 80 }
    ]
  },
  {
    name: 'Night in a hotel',
    robotKind: 'hotel',
    values: [
      { key: 'volume', value: 20 },
      { key: 'nightMode', value: true },
      { key: 'nightFrom', value: 1_320 },
      { key: 'nightTo', value: 420 }
    ]
  },
  { name: 'Carpets', robotKind: 'cleaning', values: [{ key: 'suction', value: 'strong' }] }
]

/** Robots that said their settings: three of four have each one as it comes from the maker. */
const saidBy = (serial: string, robotKind: ShippedKind): SettingEntry[] => {
  const random = randomFrom(seed, 'said settings', serial)
  return settingsOf(shippedCapabilities(robotKind)).map(key => {
    const setting = settingOf(key)
    const isOwn = random.chance(0.25) && setting.kind === 'integer'
    return { key, value: isOwn ? setting.from : setting.default }
  })
}

/** Puts the maker’s templates in, what some robots said, and one application that two robots could not be asked for. */
export const putSettingsTemplates = async (transaction: Database, time: number): Promise<void> => {
  const ids: number[] = []
  for (const template of templates) {
    const id = await addTemplate(transaction, { ...template, tenantId: null, updateTime: time, demo: true })
    if (id !== undefined) ids.push(id)
  }
  const fleet = await findDemoFleet(transaction)
  for (const robotKind of shippedKindNames)
    for (const { robotId, serial } of fleet.filter(it => it.robotKind === robotKind).slice(0, 6))
      await putSaidSettings(transaction, robotId, saidBy(serial, robotKind), time - 5 * minute)
  const [operator] = (await findDemoAccounts(transaction)).filter(({ tenantId }) => tenantId === null)
  const [templateId] = ids
  const away = fleet.filter(({ robotKind, online }) => robotKind === 'delivery' && !online).slice(0, 2)
  if (templateId === undefined || operator === undefined || away.length === 0) return
  const applicationId = await addApplication(transaction, {
    templateId,
    tenantId: null,
    values: templates[0]?.values ?? [],
    userId: operator.userId,
    createTime: time - 30 * minute
  })
  const rows = away.map(({ robotId }) => ({ robotId, requestId: null, code: codes.robotOffline }))
  await putApplied(transaction, applicationId, rows)
}
