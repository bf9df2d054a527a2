import { outsideCallNames } from '#contract/calls/open-platform/outside.ts'
import { codes } from '#contract/codes.ts'
import { beijingDay } from '#contract/days/beijing.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { day } from '../../../clock.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { periodOrRefuse } from '../../figures/index.ts'
import { refuseTenants, scopeOf } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { applicationFor, createApplication, rotateSecret, updateApplication } from '../applications.ts'
import { aboutCall, listedCalls } from '../listing.ts'
import { deleteApplication, findApplications } from '../sql/applications.ts'
import {
  addCustomer,
  decideCustomer,
  findCustomer,
  findCustomerChoices,
  findCustomers,
  findTenantChoices
} from '../sql/customers.ts'
import { findApplicationsOff, findCallsOff, findUsage, sumUsage, switchOff, switchOn } from '../sql/usage.ts'

/** The open platform, as people of the portal work with it. The outside API itself is in `open-platform/`. */
export const openPlatformRoutes = (services: CloudServices) => ({
  ...customerRoutes(services),
  ...applicationRoutes(services),
  ...callRoutes(services)
})

const customerRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    openCustomerList: forMember(calls.openCustomerList, ({ query }, member) =>
      findCustomers(database, scopeOf(member), query)
    ),

    openCustomerDetail: forMember(calls.openCustomerDetail, async ({ query: { customerId } }, member) => {
      const found = await findCustomer(database, scopeOf(member), customerId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    openTenantList: forMember(calls.openTenantList, ({ query: { text } }, member) =>
      findTenantChoices(database, scopeOf(member), text)
    ),

    registerOpenCustomer: forMember(calls.registerOpenCustomer, async ({ body }, member) => {
      await countChange(services, 'open platform', member.userId)
      const tenantId = body.tenantId ?? member.tenantId
      if (tenantId === null)
        throw new Refusal(codes.parameterMissing, { data: [{ field: 'tenantId', reason: 'required' }] })
      const scope = scopeOf(member)
      if (scope.of !== 'everyTenant' && tenantId !== member.tenantId) throw new Refusal(codes.recordNotFound)
      const row = { ...body, tenantId, createTime: now(), createUserId: member.userId }
      const added = await database.transaction(transaction => addCustomer(transaction, row, limits.openCustomersMax))
      if (added === 'noTenant') throw new Refusal(codes.recordNotFound)
      if (added === 'taken')
        throw new Refusal(codes.recordExists, { data: [{ field: 'company', reason: 'is registered already' }] })
      if (added === 'tooMany')
        throw new Refusal(codes.createFailed, {
          data: [{ field: 'tenantId', reason: `at most ${limits.openCustomersMax} customers` }]
        })
      return added
    }),

    decideOpenCustomer: forMember(calls.decideOpenCustomer, async ({ body }, member) => {
      await countChange(services, 'open platform', member.userId)
      const { customerId, state } = body
      if ((await findCustomer(database, scopeOf(member), customerId)) === undefined)
        throw new Refusal(codes.recordNotFound)
      refuseTenants(member)
      const reason = body.state === 'refused' ? body.reason : ''
      const decision = { state, reason, decideTime: now(), decideUserId: member.userId }
      if (!(await decideCustomer(database, customerId, decision))) throw new Refusal(codes.updateFailed)
      return null
    })
  }
}

const applicationRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    openApplicationList: forMember(calls.openApplicationList, ({ query }, member) => {
      const time = now()
      return findApplications(database, scopeOf(member), query, { now: time, today: beijingDay(time) })
    }),

    openApplicationDetail: forMember(calls.openApplicationDetail, ({ query: { applicationId } }, member) =>
      applicationFor(database, member, applicationId, now())
    ),

    openCustomerChoices: forMember(calls.openCustomerChoices, ({ query: { text } }, member) =>
      findCustomerChoices(database, scopeOf(member), text)
    ),

    createOpenApplication: forMember(calls.createOpenApplication, async ({ body }, member) => {
      await countChange(services, 'open platform', member.userId)
      return createApplication(database, member, body, now())
    }),

    updateOpenApplication: forMember(calls.updateOpenApplication, async ({ body }, member) => {
      await countChange(services, 'open platform', member.userId)
      return updateApplication(database, member, body, now())
    }),

    rotateOpenSecret: forMember(calls.rotateOpenSecret, async ({ body }, member) => {
      await countChange(services, 'open platform', member.userId)
      return rotateSecret(database, member, body, now())
    }),

    setOpenApplicationState: forMember(calls.setOpenApplicationState, async ({ body }, member) => {
      await countChange(services, 'open platform', member.userId)
      return updateApplication(database, member, body, now())
    }),

    deleteOpenApplication: forMember(calls.deleteOpenApplication, async ({ body: { applicationId } }, member) => {
      await countChange(services, 'open platform', member.userId)
      await applicationFor(database, member, applicationId, now())
      if (!(await deleteApplication(database, applicationId))) throw new Refusal(codes.recordNotFound)
      return null
    }),

    limitOpenApplication: forMember(calls.limitOpenApplication, async ({ body }, member) => {
      await countChange(services, 'open platform', member.userId)
      await applicationFor(database, member, body.applicationId, now())
      refuseTenants(member)
      return updateApplication(database, member, body, now())
    })
  }
}

const callRoutes = (services: CloudServices) => {
  const { database, now } = services
  const listed = listedCalls()
  return {
    openCallListing: forMember(calls.openCallListing, async () => {
      const off = await findCallsOff(database)
      return listed.map(call => ({ ...call, enabled: !off.has(call.name) }))
    }),

    openCallList: forMember(calls.openCallList, async (_request, member) => {
      const scope = scopeOf(member)
      const time = now()
      const days = { from: beijingDay(time - 6 * day), to: beijingDay(time) }
      const off = await findCallsOff(database)
      const sums = await sumUsage(database, scope, days)
      const offFor = await findApplicationsOff(database, scope)
      return outsideCallNames.map(name => ({
        ...aboutCall(name),
        enabled: !off.has(name),
        ...(sums.get(name) ?? { requests: 0, errors: 0, lastUsedTime: null }),
        offFor: offFor.filter(({ call }) => call === name).map(({ applicationId, name }) => ({ applicationId, name }))
      }))
    }),

    switchOpenCall: forMember(
      calls.switchOpenCall,
      async ({ body: { name: call, applicationId, enabled } }, member) => {
        await countChange(services, 'open platform', member.userId)
        if (applicationId !== null) await applicationFor(database, member, applicationId, now())
        refuseTenants(member)
        if (enabled) await switchOn(database, { call, applicationId })
        else await switchOff(database, { call, applicationId, offTime: now(), userId: member.userId })
        return null
      }
    ),

    openUsage: forMember(calls.openUsage, ({ query: { from, to, ...which } }, member) => {
      const { from: first, to: last } = periodOrRefuse({ from, to }, now())
      return findUsage(database, scopeOf(member), { ...which, from: first, to: last })
    })
  }
}
