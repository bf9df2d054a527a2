import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { tag } from './tags.ts'

/*
 * The tags of robots, each as one thing: the group of the robots of one organisation that have it. Robots come into it and
 * leave it by `tagRobots` (docs/decisions/0049-a-group-of-robots-is-a-tag.md).
 */

const path = '/api/managercloud/robots/tags'
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Whoever gives tags to robots changes them as a whole, too. */
const change = { permission: permissions.stores }

const robotTag = v.object({
  tenantId: v.number(),
  tenantName: v.string(),
  tag: v.string(),
  description: v.string(),
  /** Robots in service that have it; how many of them are online, and how many are in fault. */
  robots: whole,
  online: whole,
  withFault: whole,
  /** Whether it is of the own organisation, or the person sees every one: nobody changes a tag of an organisation below. */
  own: v.boolean(),
  version: readVersion
})
export type RobotTag = v.InferOutput<typeof robotTag>

/** The columns by which the list of tags can be ordered. */
export const robotTagColumns = ['tag', 'robots'] as const
export type RobotTagColumn = (typeof robotTagColumns)[number]

export const robotTagList = defineCall({
  method: 'GET',
  path,
  summary:
    'The tags of the robots that the user may see, with how the robots of each stand, a page at a time. A tag is one thing in each organisation. One ' +
    'that somebody described stays without robots. Without an order, by name.',
  access: 'member',
  query: v.object({
    ...page,
    /** The tags of one organisation. */
    tenantId: v.optional(idInQuery),
    /** Part of the tag or of its description; case does not matter. */
    text: v.optional(trimmedString(100)),
    sort: sortedBy(robotTagColumns)
  }),
  data: v.object({ list: v.array(robotTag), total: whole })
})

const which = { tenantId: id, tag }
const refused =
  '610603 for a tag that is not there or not for this user, 610403 for one of an organisation below, 610607 while a scheduled roll-out chooses its ' +
  'robots by it, 610520 after too many of these acts.'

export const saveRobotTag = defineCall({
  method: 'PUT',
  path,
  summary:
    'Gives a tag another name at all robots of its organisation, and describes it. The history of each robot has its new tag. 610602 for a name that ' +
    `another tag of the organisation has, 610605 where ${limits.describedTagsMax} are described, 610606 where somebody saved it meanwhile, and to another name ` +
    refused,
  access: change,
  body: v.object({
    ...which,
    name: tag,
    description: trimmedString(limits.tagDescriptionMaxLength),
    version: v.optional(seenVersion)
  }),
  data: v.null()
})

export const deleteRobotTag = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary: `Takes a tag from all robots of its organisation. The robots stay as they are otherwise. ${refused}`,
  access: change,
  body: v.object(which),
  data: v.null()
})
