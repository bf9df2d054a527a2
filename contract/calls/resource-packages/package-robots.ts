import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { packagePermissions, permissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { robotFailures } from '../robot-requests/request-states.ts'
import { packagesPath, whole } from './package-facts.ts'

/*
 * The robots of a package are those of its kind in its organisation. A package of the robots' maker is for all robots of its
 * kind. Robots ask for the versions in force for them, and report the outcome
 * (docs/decisions/0025-robots-ask-for-their-packages.md).
 */

const path = `${packagesPath}/robots` as const
const asRobot = { permission: permissions.reportAsRobot }

/** How a robot stands to the version in force. `waiting`: it has said nothing of that version yet. */
export const packageRobotStates = ['taken', 'waiting', 'failed'] as const
export type PackageRobotState = (typeof packageRobotStates)[number]

const packageRobot = v.object({
  robotId: v.number(),
  serial: v.string(),
  name: v.string(),
  storeName: v.nullable(v.string()),
  online: v.boolean(),
  state: v.picklist(packageRobotStates),
  /** The version that the robot has; null where it has none, or where that version is not there any more. */
  version: v.nullable(v.string()),
  /** Why the robot could not take the version in force; null unless it failed. */
  failure: v.nullable(v.picklist(robotFailures)),
  /** When the robot last said something of this package. */
  sayTime: v.nullable(whole)
})
export type PackageRobot = v.InferOutput<typeof packageRobot>

export const packageRobots = defineCall({
  method: 'GET',
  path,
  summary:
    'The robots within reach that a package is for, and how each stands to the version in force; by name, a page at a time. None for ' +
    'a draft. 610603 for a package that is not there.',
  access: { permission: packagePermissions.packages },
  query: v.object({ ...page, packageId: idInQuery, state: v.optional(v.picklist(packageRobotStates)) }),
  data: v.object({ list: v.array(packageRobot), total: whole })
})

export const retryPackage = defineCall({
  method: 'PUT',
  path: `${path}/retry`,
  summary:
    'Gives the version in force once more to the robots within reach that could not take it. 610603 for a package that is not there, ' +
    '610606 where no such robot is left.',
  access: { permission: packagePermissions.publish },
  body: v.object({ packageId: id }),
  data: v.object({ robots: whole })
})

const which = { packageId: id, versionId: id }

/** A robot's report about a package. A robot that lost a package says `dropped`, too, and gets it again. */
const saying = v.variant('state', [
  v.object({ ...which, state: v.literal('taken') }),
  v.object({ ...which, state: v.literal('failed'), failure: v.picklist(robotFailures) }),
  v.object({ packageId: id, state: v.literal('dropped') })
])
export type PackageSaying = v.InferOutput<typeof saying>

const sayingRobot = v.object({
  serial: v.pipe(boundedString(limits.serialMaxLength), v.nonEmpty(reasons.blank)),
  /** The reports that are new since the last answered call. The same report twice is harmless. */
  said: boundedList(saying, limits.packageSayingsMax)
})
export type SayingRobot = v.InferOutput<typeof sayingRobot>

const wantedPackage = v.object({
  serial: v.string(),
  packageId: v.number(),
  versionId: v.number(),
  name: v.string(),
  version: v.string(),
  format: v.string(),
  /** Bytes of the file. */
  size: whole,
  /** In hexadecimal. */
  sha256: v.string(),
  /** Where a robot asks, with its credentials, for a ticket to the file. */
  address: v.string()
})
export type WantedPackage = v.InferOutput<typeof wantedPackage>

const unwantedPackage = v.object({ serial: v.string(), packageId: v.number() })
export type UnwantedPackage = v.InferOutput<typeof unwantedPackage>

export const syncPackages = defineCall({
  method: 'POST',
  path: `${path}/sync`,
  summary:
    'For robots: each says what became of its packages, and hears which it has to take and which to drop. It hears the same again until ' +
    `it says what became of that. An answer has ${limits.packagesToldMax} of each at most; the next one has the others. What is said of ` +
    'a version that is not there, or not for the robot, counts for nothing.',
  access: asRobot,
  body: v.object({ robots: v.pipe(boundedList(sayingRobot, limits.runReportsMax), v.minLength(1, 'at least one')) }),
  data: v.object({ take: v.array(wantedPackage), drop: v.array(unwantedPackage) })
})

export const robotPackageTicketPath = `${path}/ticket` as const

/** Where robots ask for a ticket to the file of a version. */
export const robotPackagePath = (versionId: number): string => `${robotPackageTicketPath}?versionId=${versionId}`

export const robotPackageTicket = defineCall({
  method: 'GET',
  path: robotPackageTicketPath,
  summary:
    'For robots: a path from which the file of a version can be fetched once, within a minute. 610603 for a version that is not in ' +
    'force, and for one that is for none of the robots within reach.',
  access: asRobot,
  query: v.object({ versionId: idInQuery }),
  data: v.object({ path: v.string() })
})
