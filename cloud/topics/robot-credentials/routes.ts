import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { bindGatewayRobots, createGateway, gatewayFor, removeGateway, updateGateway } from './gateways.ts'
import { credentialsOf, makeCredentials, revokeCredentials } from './make-credentials.ts'
import { findBoundRobots, findGateways } from './sql/gateways.ts'

/** The credentials with which robots and gateways report. */
export const robotCredentialsRoutes = (services: CloudServices) => {
  const { database, now, announce } = services
  const tellOf = (tenantIds: readonly (number | null)[]): void => {
    const known = [...new Set(tenantIds.filter(id => id !== null))]
    if (known.length > 0) announce.ofRobots(known, 'robots_changed')
  }
  return {
    credentialsDetail: forMember(calls.credentialsDetail, ({ query }, member) =>
      credentialsOf(database, scopeOf(member), query)
    ),

    makeCredentials: forMember(calls.makeCredentials, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'robots', userId)
      const wish = { ...body, userId, now: now() }
      const { made, tenantId } = await makeCredentials(database, scopeOf(member), wish)
      tellOf([tenantId])
      return made
    }),

    revokeCredentials: forMember(calls.revokeCredentials, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'robots', userId)
      const { tenantId } = await revokeCredentials(database, scopeOf(member), { ...body, userId, now: now() })
      tellOf([tenantId])
      return null
    }),

    gatewayList: forMember(calls.gatewayList, ({ query }, member) => findGateways(database, scopeOf(member), query)),

    gatewayDetail: forMember(calls.gatewayDetail, ({ query: { gatewayId } }, member) =>
      gatewayFor(database, scopeOf(member), gatewayId)
    ),

    createGateway: forMember(calls.createGateway, async ({ body }, member) => {
      await countChange(services, 'robots', member.userId)
      const scope = scopeOf(member)
      if (scope.of === 'nobody') throw new Refusal(codes.permissionMissing)
      const tenantId = scope.of === 'tenant' ? scope.tenantId : null
      return createGateway(database, { ...body, tenantId, createTime: now() })
    }),

    updateGateway: forMember(calls.updateGateway, async ({ body }, member) => {
      await countChange(services, 'robots', member.userId)
      const { version: _version, ...change } = body
      await updateGateway(database, scopeOf(member), change, editOf(member, body, now()))
      return null
    }),

    removeGateway: forMember(calls.removeGateway, async ({ body: { gatewayId } }, member) => {
      await countChange(services, 'robots', member.userId)
      await removeGateway(database, scopeOf(member), gatewayId)
      return null
    }),

    gatewayRobots: forMember(calls.gatewayRobots, async ({ query: { gatewayId, ...asked } }, member) => {
      await gatewayFor(database, scopeOf(member), gatewayId)
      return findBoundRobots(database, gatewayId, asked)
    }),

    bindGatewayRobots: forMember(calls.bindGatewayRobots, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'robots', userId)
      const wish = { ...body, userId, now: now() }
      const { outcomes, tenantIds } = await bindGatewayRobots(database, scopeOf(member), wish)
      tellOf(tenantIds)
      return outcomes
    })
  }
}
