import { differences } from '#contract/calls/robot-settings/settings-templates.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forMember } from '../../../http/served.ts'
import type { Announce } from '../../../live/announce.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { type Member, scopeOf } from '../../identity/index.ts'
import { codeOfEnd } from '../../robot-requests/index.ts'
import { refuseForeignStore } from '../../stores/index.ts'
import { applyTemplate, retryApplication } from '../apply-template.ts'
import { countTemplateChange, createTemplate, updateTemplate } from '../change-template.ts'
import {
  countApplied,
  findApplication,
  findApplications,
  findAppliedRobots,
  findRobotsOfKind,
  findSaidOf
} from '../sql/applications.ts'
import { deleteTemplate, findTemplate, findTemplates } from '../sql/templates.ts'

type Services = { database: Database; now: Clock; announce: Announce }

/** Templates of settings, and the robots that were asked to take one. */
export const settingsTemplateRoutes = ({ database, now, announce }: Services) => {
  const byOf = (member: Member) => ({ scope: scopeOf(member), userId: member.userId, now: now() })

  /** @throws Refusal 610603; another tenant’s template is answered like one that is not there, so that ids tell nothing */
  const templateOrRefuse = async (member: Member, templateId: number) => {
    const found = await findTemplate(database, scopeOf(member), templateId)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    return found
  }

  const countsOf = async (applicationIds: readonly number[]) => {
    const counted = applicationIds.length === 0 ? [] : await countApplied(database, applicationIds)
    return (applicationId: number) => {
      const counts = { open: 0, taken: 0, failed: 0 }
      for (const it of counted) if (it.applicationId === applicationId) counts[it.state] = it.count
      return counts
    }
  }

  return {
    settingsTemplates: forMember(calls.settingsTemplates, ({ query: { pageNo, size, ...filter } }, member) =>
      findTemplates(database, scopeOf(member), filter, { pageNo, size })
    ),

    settingsTemplate: forMember(calls.settingsTemplate, ({ query: { templateId } }, member) =>
      templateOrRefuse(member, templateId)
    ),

    createSettingsTemplate: forMember(calls.createSettingsTemplate, ({ body }, member) =>
      createTemplate(database, body, byOf(member))
    ),

    updateSettingsTemplate: forMember(calls.updateSettingsTemplate, async ({ body }, member) => {
      const by = byOf(member)
      await updateTemplate(database, body, { ...by, edit: editOf(member, body, by.now) })
      return null
    }),

    deleteSettingsTemplate: forMember(calls.deleteSettingsTemplate, async ({ body: { templateId } }, member) => {
      await countTemplateChange(database, byOf(member))
      if (!(await deleteTemplate(database, scopeOf(member), templateId))) throw new Refusal(codes.recordNotFound)
      return null
    }),

    compareSettingsTemplate: forMember(
      calls.compareSettingsTemplate,
      async ({ query: { templateId, pageNo, size, ...which } }, member) => {
        const { robotKind, values } = await templateOrRefuse(member, templateId)
        const scope = scopeOf(member)
        await refuseForeignStore(database, scope, which.storeId)
        const { list, total } = await findRobotsOfKind(database, scope, robotKind, which, { pageNo, size })
        const robotIds = list.map(({ robotId }) => robotId)
        const said = robotIds.length === 0 ? [] : await findSaidOf(database, robotIds)
        return {
          list: list.map(robot => {
            const own = said.filter(it => it.robotId === robot.robotId && values.some(({ key }) => key === it.key))
            const sayTime = own.length < values.length ? null : Math.min(...own.map(it => it.sayTime))
            return { ...robot, sayTime, differs: differences(values, own) }
          }),
          total
        }
      }
    ),

    applySettingsTemplate: forMember(calls.applySettingsTemplate, async ({ body }, member) => {
      if (body.chosen.by === 'filter') await refuseForeignStore(database, scopeOf(member), body.chosen.storeId)
      const { tenantIds, ...applied } = await applyTemplate(database, body, byOf(member))
      announce.ofRobots(tenantIds, 'requests_changed')
      return applied
    }),

    settingsApplications: forMember(calls.settingsApplications, async ({ query: { templateId, ...page } }, member) => {
      await templateOrRefuse(member, templateId)
      const { list, total } = await findApplications(database, scopeOf(member), templateId, page)
      const counts = await countsOf(list.map(({ applicationId }) => applicationId))
      return { list: list.map(it => ({ ...it, counts: counts(it.applicationId) })), total }
    }),

    settingsApplication: forMember(
      calls.settingsApplication,
      async ({ query: { applicationId, state, ...page } }, member) => {
        const found = await findApplication(database, scopeOf(member), applicationId)
        if (found === undefined) throw new Refusal(codes.recordNotFound)
        const { robotKind: _, ...application } = found
        const { list, total } = await findAppliedRobots(database, scopeOf(member), applicationId, state, page)
        return {
          ...application,
          counts: (await countsOf([applicationId]))(applicationId),
          list: list.map(({ requestState, ...robot }) => ({
            ...robot,
            code: robot.code ?? (requestState === null ? null : codeOfEnd(requestState, robot.failure))
          })),
          total
        }
      }
    ),

    retrySettingsApplication: forMember(calls.retrySettingsApplication, async ({ body: { applicationId } }, member) => {
      const { tenantIds, robots } = await retryApplication(database, applicationId, byOf(member))
      announce.ofRobots(tenantIds, 'requests_changed')
      return { robots }
    })
  }
}
