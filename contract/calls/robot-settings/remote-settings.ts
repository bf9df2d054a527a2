import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { settingEntries } from '../../checks/setting-entries.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { deployPermissions } from '../../permissions.ts'
import { shownRequest } from '../deploy/shown-request.ts'
import { robotKind, robotState } from '../robots/robots.ts'
import { settingKeys } from './robot-settings.ts'

/* The settings of one robot, read and changed from afar. */

const path = '/api/deployservice/v1/robots/settings'
const read = { permission: deployPermissions.settings }
const change = { permission: deployPermissions.changeSettings }
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

const value = v.union([v.boolean(), v.number(), v.string()])

const said = v.object({
  key: v.picklist(settingKeys),
  value,
  /** When the robot said so. */
  sayTime: whole
})
export type SaidSetting = v.InferOutput<typeof said>

const shownChange = v.object({
  ...shownRequest,
  values: v.array(v.object({ key: v.picklist(settingKeys), value }))
})
export type SettingChange = v.InferOutput<typeof shownChange>

export const remoteSettings = defineCall({
  method: 'GET',
  path,
  summary:
    'What one robot said of its settings last, and how the last reading and the last change stand. A setting that the robot never said ' +
    'is not in the list. 610701 for a robot that the user may not see.',
  access: read,
  query: v.object({ robotId: idInQuery }),
  data: v.object({
    robotId: v.number(),
    serial: v.string(),
    name: v.string(),
    model: v.string(),
    robotKind,
    online: v.boolean(),
    state: robotState,
    values: v.array(said),
    reading: v.nullable(v.object(shownRequest)),
    change: v.nullable(shownChange)
  })
})
export type RemoteSettings = v.InferOutput<typeof remoteSettings.data>

const asked = v.object({ requestId: v.number() })

export const readRemoteSettings = defineCall({
  method: 'POST',
  path: `${path}/read`,
  summary:
    'Asks a robot for its settings. The answer comes with the settings later. 610701 for a robot that the user may not see, 610703 for ' +
    'one that is offline, 610704 for one that upgrades or is asked already.',
  access: read,
  body: v.object({ robotId: id }),
  data: asked
})

export const changeRemoteSettings = defineCall({
  method: 'POST',
  path: `${path}/change`,
  summary:
    'Asks a robot to change settings: all of them or none. Refused as a reading is, and with 610604 for values that this robot can not ' +
    'take.',
  access: change,
  body: v.object({ robotId: id, values: settingEntries }),
  data: asked
})

export const settingChanges = defineCall({
  method: 'GET',
  path: `${path}/changes`,
  summary: 'The changes that a robot was asked for, by whom and how each stands, the newest first, a page at a time.',
  access: read,
  query: v.object({ ...page, robotId: idInQuery }),
  data: v.object({ list: v.array(shownChange), total: whole })
})
