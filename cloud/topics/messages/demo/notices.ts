import type { noticeLevels } from '#contract/calls/messages/notices.ts'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { addNotices, findDemoTenantIds } from '../../../database/upkeep/demo-data.ts'
import { translatedDemoTexts } from '../../../demo/demo-texts.ts'
import type { TranslatedTexts } from '../../../texts/translated.ts'

export type DemoNotice = TranslatedTexts & {
  url: string | null
  level: (typeof noticeLevels)[number]
  /** The tenant by its place in the organisation; null for everybody. */
  tenant: number | null
  startTime: number
  endTime: number
}

/** Notices around the moment of the first start: some that play, one that is over and one that is still to come. */
export const demoNotices = (now: number): DemoNotice[] => [
  {
    ...translatedDemoTexts('interruption', {}),
    url: 'https://status.example.com/',
    level: 'warning',
    tenant: null,
    startTime: now - day,
    endTime: now + 180 * day
  },
  {
    ...translatedDemoTexts('software', {}),
    url: '/sub-app/ota',
    level: 'info',
    tenant: null,
    startTime: now - 2 * day,
    endTime: now + 365 * day
  },
  {
    ...translatedDemoTexts('elevator', { store: 'Lotus Court Umeda' }),
    url: '/sub-app/store/list',
    level: 'critical',
    tenant: 1,
    startTime: now - 30 * minute,
    endTime: now + 30 * day
  },
  {
    ...translatedDemoTexts('inspection', {}),
    url: '/reserve',
    level: 'info',
    tenant: null,
    startTime: now + 7 * day,
    endTime: now + 372 * day
  },
  {
    ...translatedDemoTexts('holiday', {}),
    url: null,
    level: 'info',
    tenant: null,
    startTime: now - 20 * day,
    endTime: now - 10 * day
  }
]

export const putNotices = async (database: Database, time: number): Promise<void> => {
  const tenantIds = await findDemoTenantIds(database)
  await addNotices(
    database,
    demoNotices(time).map(({ tenant, ...notice }) => ({
      ...notice,
      tenantId: tenant === null ? null : (tenantIds[tenant] ?? null)
    }))
  )
}
