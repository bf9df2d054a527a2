import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString } from '../../checks/bounds.ts'
import { settingEntries } from '../../checks/setting-entries.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { robotActPermissions } from '../../permissions.ts'
import { robotFailures } from '../robot-requests/request-states.ts'
import { robotKind } from '../robots/robots.ts'
import { type SettingKey, settingKeys } from './robot-settings.ts'

/*
 * Templates of settings: values for robots of one kind, which many robots are asked to take. The maker's templates are for
 * all tenants; others belong to the tenant of the person who made them.
 */

const path = '/api/managercloud/robots/settings-templates'
const time = v.pipe(v.number(), v.integer())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const read = { permission: robotActPermissions.templates }
const edit = { permission: robotActPermissions.editTemplates }
const apply = { permission: robotActPermissions.applyTemplates }

const value = v.union([v.boolean(), v.number(), v.string()])
const entry = v.object({ key: v.picklist(settingKeys), value })

const template = {
  templateId: v.number(),
  name: v.string(),
  robotKind,
  values: v.array(entry),
  /** Null for the maker’s. */
  tenantName: v.nullable(v.string()),
  /** Whether this user may change it: a tenant’s people see the maker’s and change their own. */
  own: v.boolean(),
  updateTime: time,
  version: readVersion
}
const settingsTemplateData = v.object(template)
export type SettingsTemplate = v.InferOutput<typeof settingsTemplateData>

const written = {
  name: text(limits.settingsTemplateNameMaxLength),
  /** Settings that the kind of robot has, each once. */
  values: settingEntries
}

export const settingsTemplates = defineCall({
  method: 'GET',
  path,
  summary: 'The templates of settings that the user may see, by name, a page at a time.',
  access: read,
  query: v.object({ ...page, robotKind: v.optional(robotKind), text: v.optional(trimmedString(100)) }),
  data: v.object({ list: v.array(settingsTemplateData), total: count })
})

export const settingsTemplate = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One template. 610603 for one that is not there or not for this user.',
  access: read,
  query: v.object({ templateId: idInQuery }),
  data: settingsTemplateData
})

export const createSettingsTemplate = defineCall({
  method: 'POST',
  path: `${path}/create`,
  summary:
    '610604 for values that robots of the kind can not take, 610602 for a name that a template of the kind has, 610605 where the ' +
    `tenant has ${limits.settingsTemplatesMax} already, 610520 after too many changes.`,
  access: edit,
  body: v.object({ ...written, robotKind }),
  data: v.object({ templateId: v.number() })
})

export const updateSettingsTemplate = defineCall({
  method: 'POST',
  path: `${path}/update`,
  summary: 'Changes name and values. 610603 for a template that is not the user’s to change; otherwise as above.',
  access: edit,
  body: v.object({ ...written, templateId: id, version: v.optional(seenVersion) }),
  data: v.null()
})

export const deleteSettingsTemplate = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes a template with the story of its applications. Robots keep what they took. 610603 as above.',
  access: edit,
  body: v.object({ templateId: id }),
  data: v.null()
})

const whose = { robotId: v.number(), serial: v.string(), name: v.string(), storeName: v.nullable(v.string()) }

const comparedRobot = v.object({
  ...whose,
  online: v.boolean(),
  /** When it said the oldest of these settings; null where it did not say all of them. */
  sayTime: v.nullable(time),
  /** The settings of the template whose values are others, as the robot said them last; null for one that it did not say. */
  differs: v.array(v.object({ key: v.picklist(settingKeys), said: v.nullable(value) }))
})
export type ComparedRobot = v.InferOutput<typeof comparedRobot>

/** The filters for robots of the kind. */
const which = { storeId: v.optional(id), text: v.optional(trimmedString(100)) }

export const compareSettingsTemplate = defineCall({
  method: 'GET',
  path: `${path}/compare`,
  summary:
    'Robots of the template’s kind by name, a page at a time, with what differs from what each said last. 610603 as above.',
  access: read,
  query: v.object({ ...page, templateId: idInQuery, storeId: v.optional(idInQuery), text: which.text }),
  data: v.object({ list: v.array(comparedRobot), total: count })
})

/** Robots that somebody chose one by one, or all that fit a filter. An unknown part of a filter is refused: without it, more robots would change. */
const chosen = v.variant('by', [
  v.object({
    by: v.literal('robots'),
    robotIds: v.pipe(boundedList(id, limits.settingsRobotsMax), v.minLength(1, 'at least one'))
  }),
  v.strictObject({ by: v.literal('filter'), ...which })
])

export const applySettingsTemplate = defineCall({
  method: 'POST',
  path: `${path}/apply`,
  summary:
    `Asks robots of the template’s kind to take its values, ${limits.settingsRobotsMax} at most (610604). A robot that can not be asked ` +
    'is among those that did not take it, with the code that says why. 610603 as above, 610701 where no robot fits or one is not for ' +
    'this user, 610520 after too many applications.',
  access: apply,
  body: v.object({ templateId: id, chosen }),
  data: v.object({ applicationId: v.number(), robots: count })
})

/** How an application stands at one robot. */
export const appliedStates = ['open', 'taken', 'failed'] as const
export type AppliedState = (typeof appliedStates)[number]

const application = {
  applicationId: v.number(),
  templateId: v.number(),
  templateName: v.string(),
  userName: v.nullable(v.string()),
  createTime: time,
  counts: v.object({ open: count, taken: count, failed: count })
}
const settingsApplicationData = v.object(application)
export type SettingsApplication = v.InferOutput<typeof settingsApplicationData>

export const settingsApplications = defineCall({
  method: 'GET',
  path: `${path}/applications`,
  summary:
    'The applications of a template by people of the own tenant, the newest first, a page at a time. 610603 as above.',
  access: read,
  query: v.object({ ...page, templateId: idInQuery }),
  data: v.object({ list: v.array(settingsApplicationData), total: count })
})

const appliedRobot = v.object({
  ...whose,
  state: v.picklist(appliedStates),
  /** Why a robot did not take it: the code of the cloud, or the reason of the robot. */
  code: v.nullable(v.number()),
  failure: v.nullable(v.picklist(robotFailures)),
  endTime: v.nullable(time)
})
export type AppliedRobot = v.InferOutput<typeof appliedRobot>

export const settingsApplication = defineCall({
  method: 'GET',
  path: `${path}/applications/detail`,
  summary: 'One application with its robots, those that did not take it first, a page at a time. 610603 as above.',
  access: read,
  query: v.object({ ...page, applicationId: idInQuery, state: v.optional(v.picklist(appliedStates)) }),
  data: v.object({ ...application, values: v.array(entry), list: v.array(appliedRobot), total: count })
})

export const retrySettingsApplication = defineCall({
  method: 'POST',
  path: `${path}/applications/retry`,
  summary: 'Asks those again that did not take it. 610603 as above, 610606 where none is left, 610520 after too many.',
  access: apply,
  body: v.object({ applicationId: id }),
  data: v.object({ robots: count })
})

/** Settings of a template that a robot said otherwise, or did not say. */
export const differences = (
  values: readonly { key: SettingKey; value: unknown }[],
  said: readonly { key: string; value: boolean | number | string }[]
): ComparedRobot['differs'] =>
  values.flatMap(({ key, value: wanted }) => {
    const found = said.find(it => it.key === key)
    return found?.value === wanted ? [] : [{ key, said: found?.value ?? null }]
  })
