import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { robotRegistryPermissions } from '#contract/permissions.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forMember, forUpload } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { findTenantNames } from '../administration/index.ts'
import { refuseTenants, scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { findStores } from '../stores/index.ts'
import { importRobots } from './import-robots.ts'
import { createModel, removeModel, updateModel } from './models.ts'
import { registerRobots } from './register-robots.ts'
import { findModels } from './sql/models.ts'

/** How robots and models of robots come into the portal. */
export const robotRegistryRoutes = (services: CloudServices) => {
  const { database, now, announce } = services
  return {
    robotModelDefinitions: forMember(calls.robotModelDefinitions, async (_request, member) => {
      refuseTenants(member)
      return findModels(database)
    }),

    createRobotModel: forMember(calls.createRobotModel, async ({ body }, member) => {
      refuseTenants(member)
      await countChange(services, 'robots', member.userId)
      await createModel(database, body)
      return null
    }),

    updateRobotModel: forMember(calls.updateRobotModel, async ({ body }, member) => {
      refuseTenants(member)
      await countChange(services, 'robots', member.userId)
      await updateModel(database, body, editOf(member, body, now()))
      return null
    }),

    deleteRobotModel: forMember(calls.deleteRobotModel, async ({ body: { model } }, member) => {
      refuseTenants(member)
      await countChange(services, 'robots', member.userId)
      await removeModel(database, model)
      return null
    }),

    registrationTenants: forMember(calls.registrationTenants, async (_request, member) => {
      refuseTenants(member)
      return findTenantNames(database, scopeOf(member))
    }),

    registrationStores: forMember(calls.registrationStores, async ({ query: { tenantId, text } }, member) => {
      refuseTenants(member)
      const page = { pageNo: 1, size: limits.pageSizeMax }
      const { list, total } = await findStores(database, { of: 'tenant', tenantId }, { text }, page)
      return { list: list.map(({ storeId, name, city }) => ({ storeId, name, city })), total }
    }),

    registerRobots: forMember(calls.registerRobots, async ({ body }, member) => {
      refuseTenants(member)
      if (body.credentials && !member.perms.includes(robotRegistryPermissions.credentials))
        throw new Refusal(codes.permissionMissing)
      const { userId } = member
      await countChange(services, 'robots', userId)
      const by = { userId, now: now(), withCredentials: body.credentials }
      const { outcomes, tenantIds } = await registerRobots(database, body.robots, by)
      if (tenantIds.length > 0) announce.ofRobots(tenantIds, 'robots_changed')
      return outcomes
    }),

    importRobots: forUpload(calls.importRobots, async ({ body: { mode, coding, tenantId } }, file, member) => {
      refuseTenants(member)
      const { userId } = member
      await countChange(services, 'robots', userId)
      const validated = await importRobots(database, { file, mode, coding, tenantId, userId, now: now() })
      if (validated.imported) announce.ofRobots([tenantId], 'robots_changed')
      return validated
    })
  }
}
