import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, text, withoutUser } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { qualityLevel } from '../../modules/quality.ts'
import { id, page } from '../../paging.ts'
import { permissions } from '../../permissions.ts'

/*
 * Releases: versions of sub-applications that the cloud puts into the import map of a page, in the place of the
 * environment's (docs/releases.md). Of each module one release is in force for everybody, and one more for some people.
 */

const path = '/api/managercloud/releases/v1'
const mayRelease = { permission: permissions.releases }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.integer())

/** The name of a sub-application's module in the import map. */
export const releasableName = v.pipe(
  boundedString(100),
  v.regex(/^@portal\/[A-Za-z0-9-]+$/, 'a module, as @portal/robot')
)

const integrity = v.pipe(boundedString(100), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a hash as sha384-…'))

/** A path of this origin, or an address of an origin that the environment names. The cloud checks the origin. */
const address = v.pipe(
  boundedString(limits.addressMaxLength),
  withoutUser,
  v.regex(
    /^(\/sub-apps\/|https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s\\#]+$/,
    'a path below /sub-apps/ or an https address'
  )
)

/** The level that the check of its team found. Null where nobody said one, also in a cloud that is older than levels. */
const saidQuality = v.optional(v.nullable(qualityLevel), null)

const percent = v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(99, 'at most 99'))

/** The people who get a release: everybody, some by name, or a share of all. A share keeps a person in, or out. */
export const audience = v.variant('kind', [
  v.object({ kind: v.literal('everybody') }),
  v.pipe(
    v.object({
      kind: v.literal('chosen'),
      /** By their e-mail address or phone number. */
      accounts: boundedList(text(limits.accountMaxLength), limits.releaseNamesMax),
      tenants: boundedList(text(limits.nameMaxLength), limits.releaseNamesMax)
    }),
    v.forward(
      v.check(({ accounts, tenants }) => accounts.length + tenants.length > 0, 'somebody'),
      ['accounts']
    )
  ),
  v.object({ kind: v.literal('share'), percent })
])
export type Audience = v.InferOutput<typeof audience>

/** The limits of a release for some people. More people get it only while it keeps them. */
export const fieldLimits = {
  /** 95 of 100 people have the module within this time. */
  loadedWithinMs: 2_000,
  /** 95 of 100 people have the application drawn within this time. */
  readyWithinMs: 4_000,
  /** So many of 1,000 mounts may fail. */
  failuresPerThousand: 1
} as const

/** The limits that hold a release at its stage. */
export const holds = ['loaded', 'ready', 'failures'] as const
export type Hold = (typeof holds)[number]

export const release = v.object({
  releaseId: v.number(),
  module: v.string(),
  /** The name that people use for the version. */
  version: v.string(),
  address: v.string(),
  integrity: v.string(),
  /** Bytes. */
  size: count,
  quality: saidQuality,
  audience,
  setTime: time,
  /** Nickname of who put it in; null where the portal did, and where that account is gone. */
  setUser: v.nullable(v.string()),
  /** Set where the portal gives it to no more people, with the limits that it broke then. */
  held: v.optional(v.nullable(v.object({ time, by: v.array(v.picklist(holds)) })), null)
})
export type Release = v.InferOutput<typeof release>

/** The figures that pages reported of a version. Figures that the history has of older releases lack the last four. */
export const figures = v.object({
  users: count,
  /** The users for whom it failed. */
  failed: count,
  /** The median load time. */
  milliseconds: v.nullable(count),
  /** The time within which 95 of 100 people had the module, and had the application drawn. */
  loadedWithin: v.optional(v.nullable(count), null),
  readyWithin: v.optional(v.nullable(count), null),
  /** How often people opened it, and how often it failed. */
  mounts: v.optional(count, 0),
  failures: v.optional(count, 0)
})
export type Figures = v.InferOutput<typeof figures>

/** A version in force, and how it does. */
const inForce = v.object({ release, figures })

/** A module of the environment's import map. */
export const releasedModule = v.object({
  module: v.string(),
  /** The environment's version. It is in force where no release is. */
  environment: v.object({
    address: v.string(),
    integrity: v.nullable(v.string()),
    /** Bytes; null for a file of another origin. */
    size: v.nullable(count),
    quality: saidQuality,
    figures
  }),
  everybody: v.nullable(inForce),
  /** For some people, beside the version for everybody. */
  some: v.nullable(inForce)
})
export type ReleasedModule = v.InferOutput<typeof releasedModule>

/** From which difference to the version before a release goes back by itself. */
export const releaseLimits = v.object({
  /** People who must have opened it before it is compared. */
  users: v.pipe(v.number(), v.integer(), v.minValue(2, 'at least 2'), v.maxValue(10_000, 'at most 10000')),
  /** Percentage points more people with a failure. */
  failurePoints: v.pipe(v.number(), v.integer(), v.minValue(1, 'at least 1'), v.maxValue(100, 'at most 100')),
  /** Per cent more load time. */
  slowerPercent: v.pipe(v.number(), v.integer(), v.minValue(10, 'at least 10'), v.maxValue(1_000, 'at most 1000'))
})
export type ReleaseLimits = v.InferOutput<typeof releaseLimits>

export const releaseList = defineCall({
  method: 'GET',
  path: `${path}/list`,
  summary: 'The sub-applications of this environment with the versions in force, their figures, and the limits.',
  access: mayRelease,
  data: v.object({
    modules: v.array(releasedModule),
    /** Version 0 while nobody has set any. */
    limits: v.object({ ...releaseLimits.entries, version: readVersion })
  })
})

/** How a release ended: another one took its place, a person took it back, or the portal did. */
export const releaseEnds = ['replaced', 'takenBack', 'wentBack'] as const

/** Why the portal took a release back: its figures, and those of the version before. */
export const wayBackReason = v.object({ kind: v.picklist(['failures', 'slower']), figures, before: figures })
export type WayBackReason = v.InferOutput<typeof wayBackReason>

export const pastRelease = v.object({
  ...release.entries,
  /** Null while it is in force. */
  end: v.nullable(
    v.object({
      kind: v.picklist(releaseEnds),
      time,
      /** Nickname of who ended it; null where the portal did, and where that account is gone. */
      user: v.nullable(v.string()),
      reason: v.nullable(wayBackReason)
    })
  )
})
export type PastRelease = v.InferOutput<typeof pastRelease>

export const releaseHistory = defineCall({
  method: 'GET',
  path: `${path}/history`,
  summary: 'All releases that ever were in force, newest first, with who put them in and how they ended.',
  access: mayRelease,
  query: v.object(page),
  data: v.object({ list: v.array(pastRelease), total: count })
})

/** The possible faults of a module. A refusal names one as the reason of `address`, with details behind a colon. */
export const releaseFaults = [
  'origin',
  'unreachable',
  'status',
  'type',
  'crossOrigin',
  'empty',
  'tooLarge',
  'hash',
  'syntax',
  'format',
  'lifecycles',
  'imports',
  'files'
] as const
export type ReleaseFault = (typeof releaseFaults)[number]

export const putRelease = defineCall({
  method: 'POST',
  path: `${path}/put`,
  summary:
    'Fetches and checks a version of a sub-application, and puts it in force. A module that fails a check answers 610604 ' +
    'and says which check; an account or tenant that is not there, too. So does a release that is held at its stage, where ' +
    'more people would get it. The release before it ends.',
  access: mayRelease,
  body: v.object({
    module: releasableName,
    version: text(limits.releaseVersionMaxLength),
    address,
    /** The hash that the file must have; without one, the file is taken as it is found. */
    integrity: v.optional(integrity),
    /** The level that the check of its team found. It is shown, and nothing depends on it. */
    quality: v.optional(qualityLevel),
    audience,
    /** More people get it, though it is held at its stage. */
    despiteHold: v.optional(v.boolean(), false)
  }),
  data: release
})

export const takeReleaseBack = defineCall({
  method: 'PUT',
  path: `${path}/take_back`,
  summary: 'Takes a release back: the version before it is in force again. One that is not in force answers 610603.',
  access: mayRelease,
  body: v.object({ releaseId: id }),
  data: v.null()
})

export const setReleaseLimits = defineCall({
  method: 'PUT',
  path: `${path}/limits`,
  summary: 'Sets from which difference to the version before a release goes back by itself.',
  access: mayRelease,
  body: v.object({ ...releaseLimits.entries, version: v.optional(seenVersion) }),
  data: v.null()
})
