import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import type { World } from '../../support/calls/sample.ts'

/* The things that several people edit: where a person reads each, and a change of each. */

type Read = Record<string, unknown>
type Name = keyof typeof calls

/** Reads a thing, and changes the thing that was read. Each mark makes another change. */
export type EditedThing = { read: (world: World) => Promise<Read>; change: (read: Read, mark: number) => Read }

type Find = { field: string; where?: (row: Read) => boolean }

const rowsOf = async ({ ask }: World, list: Call): Promise<Read[]> => {
  const data = (await ask('operator', list)) as Read[] | { list: Read[] }
  return Array.isArray(data) ? data : data.list
}

/** A row of a list: the first one that fits, and then always the same. */
const inList = (list: Call, { field, where = () => true }: Find) => {
  let known: unknown
  return async (world: World): Promise<Read> => {
    const row = (await rowsOf(world, list)).find(it => (known === undefined ? where(it) : it[field] === known))
    if (row === undefined) throw new Error(`no row of ${list.path} fits`)
    known = row[field]
    return row
  }
}

/** The same thing by itself: the whole, of which a list has a part. */
const inDetail = (list: Call, detail: Call, find: Find) => {
  let query: Read | undefined
  return async (world: World): Promise<Read> => {
    query ??= { [find.field]: (await inList(list, find)(world))[find.field] }
    return { ...query, ...((await world.ask('operator', detail, { query })) as Read) }
  }
}

/** A thing that the test makes, once. */
const made = (make: Call, detail: Call, body: (world: World) => Read) => {
  let ids: Read | undefined
  return async (world: World): Promise<Read> => {
    ids ??= (await world.ask('operator', make, { body: body(world) })) as Read
    return (await world.ask('operator', detail, { query: ids })) as Read
  }
}

/** The tag of a robot, which nobody described yet. */
const taggedRobots =
  () =>
  async (world: World): Promise<Read> => {
    const [row] = await rowsOf(world, calls.robotTagList)
    if (row !== undefined) return row
    const [robot] = await rowsOf(world, calls.robotList)
    const chosen = { by: 'robots', robotIds: [robot?.robotId] }
    await world.ask('operator', calls.tagRobots, { body: { chosen, add: ['night'], remove: [] } } as never)
    return (await rowsOf(world, calls.robotTagList))[0] ?? {}
  }

/** A roll-out that begins in an hour. */
const scheduled = () => {
  let query: { rollOutId: number } | undefined
  const released = inList(calls.machineVersionList, {
    field: 'machineVersionId',
    where: ({ state }) => state === 'released'
  })
  return async (world: World): Promise<Read> => {
    const { ask, now } = world
    const plan = {
      filter: { models: ['T9'] },
      nightFrom: 0,
      nightTo: 0,
      failureShareMax: 5,
      startTime: now + 3_600_000
    }
    query ??= await ask('operator', calls.startRollOut, {
      body: { machineVersionId: (await released(world)).machineVersionId as number, ...plan }
    })
    return (await ask('operator', calls.rollOutDetail, { query: { rollOutId: query.rollOutId } })) as Read
  }
}

const named = ({ name }: Read, mark: number): Read => ({ name: `${String(name).slice(0, 20)} ${mark}` })
const inEnglish = ({ names }: Read, mark: number): Read => ({ names: { ...(names as Read), en: `Changed ${mark}` } })
const text = (mark: number) => ({ en: { title: `T ${mark}`, content: 'C' } })

const french = inList(calls.languageList, { field: 'intLangCode', where: ({ intLangCode }) => intLangCode === 'fr' })
const elevator = inDetail(calls.elevatorList, calls.elevatorDetail, { field: 'elevatorId' })
const application = inDetail(calls.openApplicationList, calls.openApplicationDetail, { field: 'applicationId' })
const announced = (now: number) => ({
  url: null,
  level: 'info',
  startTime: now + 60_000,
  endTime: now + 120_000,
  timeZone: 'Asia/Tokyo'
})

/** By the call that saves. A body has the fields of its call that were read, and the change. */
export const editedThings: Partial<Record<Name, EditedThing>> = {
  updateRole: {
    read: inDetail(calls.roleList, calls.roleDetail, { field: 'roleId', where: ({ builtIn }) => builtIn === null }),
    change: (read, mark) => ({ ...named(read, mark), give: [], take: [] })
  },
  updateTenant: { read: inDetail(calls.tenantList, calls.tenantDetail, { field: 'tenantId' }), change: named },
  changeHours: {
    read: inDetail(calls.salespersonsToEdit, calls.salespersonSchedule, { field: 'salespersonId' }),
    change: (_read, mark) => ({ hours: [{ weekday: mark, from: 600, to: 720 }], withAppointments: true })
  },
  updateFaultCode: {
    read: inDetail(calls.faultCodeList, calls.faultCodeDetail, { field: 'faultCode' }),
    change: inEnglish
  },
  saveMapping: {
    read: inList(calls.mappingList, { field: 'mappingId' }),
    change: ({ features }, mark) => ({ features: { ...(features as Read), resolution: mark } })
  },
  updateElevator: { read: elevator, change: named },
  configureElevator: { read: elevator, change: (_read, mark) => ({ doorHoldSeconds: 10 + mark }) },
  uploadLanguageFile: {
    read: french,
    change: (_read, mark) => ({ mode: 'replace', langName: `Français ${mark}` })
  },
  restoreLanguageVersion: {
    read: async world => {
      const row = await french(world)
      const query = { intLangCode: 'fr' }
      const versions = await world.ask('operator', calls.languageVersions, { query })
      return { ...row, versions }
    },
    change: ({ versions }) => ({ versionId: (versions as Read[])[0]?.versionId })
  },
  renameMaterial: { read: inList(calls.materialList, { field: 'materialId' }), change: named },
  saveMaterialGroup: {
    read: inDetail(calls.materialGroupList, calls.materialGroupDetail, { field: 'groupId' }),
    change: named
  },
  updateAnnouncement: {
    read: made(calls.createAnnouncement, calls.announcementDetail, ({ now }) => ({
      ...announced(now),
      texts: text(0)
    })),
    change: (_read, mark) => ({ texts: text(mark) })
  },
  updateTemplate: {
    read: made(calls.createTemplate, calls.templateDetail, () => ({ name: 'Edited', texts: text(0), url: null })),
    change: named
  },
  updateNotificationRule: {
    read: inDetail(calls.notificationRuleList, calls.notificationRuleDetail, { field: 'ruleId' }),
    change: named
  },
  updateOpenApplication: { read: application, change: named },
  limitOpenApplication: { read: application, change: (_read, mark) => ({ perMinute: 10 + mark }) },
  updateReleaseNote: {
    read: made(calls.createReleaseNote, calls.releaseNoteDetail, () => ({
      version: '9.9.9',
      day: '2026-03-01',
      texts: { en: 'N' }
    })),
    change: (_read, mark) => ({ texts: { en: `N ${mark}` } })
  },
  updatePhone: { read: inDetail(calls.phoneList, calls.phoneDetail, { field: 'phoneId' }), change: named },
  saveVoice: {
    read: inDetail(calls.storeList, calls.voiceDetail, { field: 'storeId' }),
    change: (_read, mark) => ({ volume: 10 + mark })
  },
  setReleaseLimits: {
    read: async ({ ask }) => (await ask('operator', calls.releaseList)).limits,
    change: (_read, mark) => ({ users: 10 + mark })
  },
  saveScene: {
    read: inDetail(calls.sceneList, calls.sceneDetail, { field: 'sceneId' }),
    change: (read, mark) => ({ ...named(read, mark), floors: [] })
  },
  updateRobotKind: {
    read: inList(calls.robotKindDefinitions, { field: 'robotKind' }),
    change: (_read, mark) => ({ names: { en: `Kind ${mark}` } })
  },
  updateRobotModel: {
    read: inList(calls.robotModelDefinitions, { field: 'model' }),
    change: (_read, mark) => ({ serialForm: `M-${'#'.repeat(mark)}` })
  },
  saveRobotTag: {
    read: taggedRobots(),
    change: (read, mark) => ({ name: read.tag, description: `For shift ${mark}` })
  },
  updateGateway: {
    read: made(calls.createGateway, calls.gatewayDetail, () => ({ name: 'Gateway', reportsDevices: false })),
    change: named
  },
  updateRollOut: { read: scheduled(), change: (_read, mark) => ({ failureShareMax: 10 + mark }) },
  updateSettingsTemplate: {
    read: inDetail(calls.settingsTemplates, calls.settingsTemplate, { field: 'templateId' }),
    change: named
  },
  updateCategory: { read: inList(calls.categoryList, { field: 'categoryId' }), change: inEnglish },
  updateGoodsType: { read: inList(calls.goodsTypeList, { field: 'typeId' }), change: inEnglish },
  updateGoods: { read: inDetail(calls.goodsList, calls.goodsDetail, { field: 'goodsId' }), change: inEnglish },
  updateStore: { read: inDetail(calls.storeList, calls.storeDetail, { field: 'storeId' }), change: named },
  updateWatch: {
    read: inDetail(calls.watchList, calls.watchDetail, { field: 'watchId' }),
    change: (_read, mark) => ({ wearerName: `Wearer ${mark}` })
  }
}
