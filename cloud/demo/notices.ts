import type { noticeLevels } from '#contract/home.ts'
import { day, minute } from '../clock.ts'
import { addNotices, findDemoTenantIds } from '../database/demo-data.ts'
import type { Database } from '../database/open.ts'

export type DemoNotice = {
  title: string
  content: string
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
    title: 'Planned interruption on Sunday',
    content: 'From 02:00 to 02:30 Beijing time the cloud is updated. Robots go on working; live figures pause.',
    url: 'https://status.example.com/',
    level: 'warning',
    tenant: null,
    startTime: now - day,
    endTime: now + 180 * day
  },
  {
    title: 'Software 1.6 is available',
    content: 'Version 1.6 shortens the way back to the charging station. It can be planned for each store on its own.',
    url: '/sub-app/ota',
    level: 'info',
    tenant: null,
    startTime: now - 2 * day,
    endTime: now + 365 * day
  },
  {
    title: 'Elevator at Lotus Court Umeda out of service',
    content: 'Robots of this store deliver on their own floor until the elevator runs again.',
    url: '/sub-app/store/list',
    level: 'critical',
    tenant: 1,
    startTime: now - 30 * minute,
    endTime: now + 30 * day
  },
  {
    title: 'Spring inspection',
    content: 'Appointments for the yearly inspection can be booked from today.',
    url: '/reserve',
    level: 'info',
    tenant: null,
    startTime: now + 7 * day,
    endTime: now + 372 * day
  },
  {
    title: 'Holiday opening hours of after-sales',
    content: 'After-sales answered from 10:00 to 16:00 Beijing time.',
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
