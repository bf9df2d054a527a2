import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import * as limits from '../../limits.ts'
import { idInQuery, page } from '../../paging.ts'
import { administrationPermissions } from '../../permissions.ts'
import { groupRobotStates } from '../materials/material-facts.ts'
import { packageRobotStates } from '../resource-packages/package-robots.ts'

/* The software, packages and materials on one robot, and the people of its organisation. */

const path = '/api/managercloud/robots' as const

export const robotContents = defineCall({
  method: 'GET',
  path: `${path}/contents`,
  summary:
    'What is on a robot that the user may see: the parts of its whole-machine version, by name; the resource packages that are in force ' +
    `for it, by name, ${limits.robotPackagesShown} at most; and the group of materials that it shows. The parts are empty for a version that ` +
    'the cloud does not know. 610701 for any other robot.',
  access: 'member',
  query: v.object({ robotId: idInQuery }),
  data: v.object({
    software: v.array(v.object({ name: v.string(), version: v.string() })),
    packages: v.array(
      v.object({
        packageId: v.number(),
        name: v.string(),
        state: v.picklist(packageRobotStates),
        /** The version on the robot; null for none. */
        version: v.nullable(v.string())
      })
    ),
    /** Null where the robot is in no group. */
    materials: v.nullable(
      v.object({ groupId: v.number(), name: v.string(), state: v.nullable(v.picklist(groupRobotStates)) })
    )
  })
})
export type RobotContents = v.InferOutput<typeof robotContents.data>

const robotPerson = v.object({
  userId: v.number(),
  nickname: v.string(),
  /** The names of the roles. */
  roles: v.array(v.string())
})
export type RobotPerson = v.InferOutput<typeof robotPerson>

export const robotPeople = defineCall({
  method: 'GET',
  path: `${path}/people`,
  summary:
    'The active accounts of the organisation that a robot belongs to, by name, a page at a time. Its people see the robot, and their ' +
    'roles say what they may do with it. 610701 for a robot that the user may not see.',
  access: { permission: administrationPermissions.externalUsers },
  query: v.object({ ...page, robotId: idInQuery }),
  data: v.object({
    tenantName: v.string(),
    list: v.array(robotPerson),
    total: v.pipe(v.number(), v.integer())
  })
})
