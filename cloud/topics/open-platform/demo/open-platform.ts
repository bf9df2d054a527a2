import type { OutsideCallName } from '#contract/calls/open-platform/outside.ts'
import type { OpenScope } from '#contract/calls/open-platform/scopes.ts'
import { beijingDay } from '#contract/days/beijing.ts'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoTenantIds } from '../../../database/upkeep/demo-data.ts'
import { type Random, randomFrom, seed } from '../../../random.pure.ts'
import { newKey, newSecret } from '../../identity/index.ts'
import { addApplication } from '../sql/applications.ts'
import { addCustomer, decideCustomer } from '../sql/customers.ts'
import { addReleaseNote } from '../sql/release-notes.ts'
import { putUsage } from '../sql/usage.ts'
import { demoNotes } from './open-release-notes.ts'

type DemoCustomer = {
  /** The tenant by its place in the organisation. */
  tenant: number
  company: string
  contact: string
  email: string
  purpose: string
  state: 'asked' | 'approved' | 'refused'
  reason?: string
  /** Days ago. */
  asked: number
  applications: readonly (readonly [name: string, scopes: readonly OpenScope[]])[]
}

const customers: readonly DemoCustomer[] = [
  {
    tenant: 0,
    company: 'Harbourlight IT',
    contact: 'Rajesh Pillai',
    email: 'rajesh@harbourlight.example',
    purpose: 'Shows on the screens of our restaurants which robots are free.',
    state: 'approved',
    asked: 90,
    applications: [
      ['Restaurant screens', ['robots:read', 'stores:read']],
      ['Data warehouse', ['robots:read', 'stores:read', 'tasks:read']]
    ]
  },
  {
    tenant: 1,
    company: 'Lotus Court Digital',
    contact: 'Haruka Mori',
    email: 'haruka@lotuscourt.example',
    purpose: 'Counts the deliveries of each hotel in our own reports.',
    state: 'approved',
    asked: 40,
    applications: [['Hotel reports', ['tasks:read']]]
  },
  {
    tenant: 2,
    company: 'Meridian Labs',
    contact: 'Sun Li',
    email: 'sunli@meridian.example',
    purpose: 'Tells nurses in our own app where a robot is.',
    state: 'asked',
    asked: 2,
    applications: []
  },
  {
    tenant: 0,
    company: 'Quickboard Studio',
    contact: 'Tom Baker',
    email: 'tom@quickboard.example',
    purpose: 'A prototype.',
    state: 'refused',
    reason: 'The company works for no tenant of ours. Please ask through your distributor.',
    asked: 20,
    applications: []
  }
]

const callOf: Record<OpenScope, OutsideCallName> = {
  'robots:read': 'outsideRobots',
  'stores:read': 'outsideStores',
  'tasks:read': 'outsideTasks'
}

/** The days of use that the demo data has. */
const usedDays = 14

const usageOf = (random: Random, applicationId: number, scopes: readonly OpenScope[], time: number) =>
  Array.from({ length: usedDays }, (_, ago) => ago + 1).flatMap(ago =>
    scopes.map(scope => {
      const requests = random.between(40, 900)
      const lastTime = time - ago * day + random.between(0, 180) * minute
      const errors = random.between(0, 9)
      return { applicationId, day: beijingDay(lastTime), call: callOf[scope], requests, errors, lastTime }
    })
  )

/**
 * Puts customers of the open platform, their applications with some days of use, and release notes into the portal. Nobody
 * knows the secrets of these applications, so people make one anew.
 */
export const putOpenPlatform = async (transaction: Database, time: number): Promise<void> => {
  const tenantIds = await findDemoTenantIds(transaction)
  for (const { tenant, state, reason = '', asked, applications, ...about } of customers) {
    const tenantId = tenantIds[tenant]
    if (tenantId === undefined) continue
    const random = randomFrom(seed, 'open platform', about.company)
    const createTime = time - asked * day
    const added = await addCustomer(transaction, { ...about, tenantId, createTime }, customers.length)
    if (typeof added === 'string') continue
    const { customerId } = added
    if (state !== 'asked')
      await decideCustomer(transaction, customerId, { state, reason, decideTime: createTime + day, decideUserId: null })
    for (const [name, scopes] of applications) {
      const made = {
        customerId,
        name,
        scopes: [...scopes],
        key: newKey(),
        secretHash: newSecret().secretHash,
        secretTime: createTime + day,
        createTime: createTime + day,
        perMinute: 60,
        perDay: 10_000
      }
      const application = await addApplication(transaction, { of: 'everyTenant' }, made, applications.length)
      if (typeof application === 'string') continue
      await putUsage(transaction, usageOf(random, application.applicationId, scopes, time))
    }
  }
  for (const { daysAgo, version, texts, state } of demoNotes)
    await addReleaseNote(transaction, {
      version,
      texts,
      state,
      day: beijingDay(time - daysAgo * day),
      publishTime: state === 'published' ? time - daysAgo * day : null,
      demo: true
    })
}
