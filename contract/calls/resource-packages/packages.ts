import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { packagePermissions } from '../../permissions.ts'
import { robotKind } from '../robots/robots.ts'
import { packageAges, packagesPath, whole } from './package-facts.ts'

const see = { permission: packagePermissions.packages }

/** A published package has a version that robots may get. A draft has none. */
export const packageStates = ['draft', 'published'] as const
export type PackageState = (typeof packageStates)[number]

/** `own`: of the caller's organisation. People of the robots' maker own the packages of no tenant. */
export const packageOwners = ['own', 'others'] as const

export const resourcePackage = v.object({
  packageId: v.number(),
  name: v.string(),
  robotKind,
  state: v.picklist(packageStates),
  owner: v.picklist(packageOwners),
  /** The organisation; null for the robots' maker. */
  tenantName: v.nullable(v.string()),
  /** Of the version in force, or of the newest draft. */
  version: v.string(),
  format: v.string(),
  size: whole,
  changeTime: whole
})
export type ResourcePackage = v.InferOutput<typeof resourcePackage>

export const packageVersion = v.object({
  versionId: v.number(),
  version: v.string(),
  format: v.string(),
  size: whole,
  /** Of the content without compression. */
  unpackedSize: whole,
  fileCount: whole,
  sha256: v.string(),
  state: v.picklist(packageStates),
  /** Whether this is the version in force. */
  current: v.boolean(),
  createTime: whole,
  createdBy: v.nullable(v.string())
})
export type PackageVersion = v.InferOutput<typeof packageVersion>

const age = v.picklist(packageAges)

export const packageList = defineCall({
  method: 'GET',
  path: packagesPath,
  summary:
    'The packages of the own organisation and those that the robots’ maker published, a page at a time, the latest change first. ' +
    'New and old ones have permissions of their own.',
  access: see,
  query: v.object({
    ...page,
    age,
    robotKind: v.optional(robotKind),
    state: v.optional(v.picklist(packageStates)),
    keyword: v.optional(trimmedString(limits.packageNameMaxLength))
  }),
  data: v.object({ list: v.array(resourcePackage), total: whole })
})

export const packageDetail = defineCall({
  method: 'GET',
  path: `${packagesPath}/detail`,
  summary: 'One package. 610603 for one that is not there, or not for the caller.',
  access: see,
  query: v.object({ packageId: idInQuery }),
  data: v.object({ ...resourcePackage.entries, age })
})

export const packageVersionList = defineCall({
  method: 'GET',
  path: `${packagesPath}/versions`,
  summary: 'The versions of a package, a page at a time, the newest first. 610603 for a package that is not there.',
  access: see,
  query: v.object({ ...page, packageId: idInQuery }),
  data: v.object({ list: v.array(packageVersion), total: whole })
})

export const packageFileList = defineCall({
  method: 'GET',
  path: `${packagesPath}/files`,
  summary: 'The files in a version, a page at a time, in their order. 610603 for a version that is not there.',
  access: see,
  query: v.object({ ...page, versionId: idInQuery }),
  data: v.object({
    list: v.array(v.object({ path: v.string(), size: whole, packedSize: whole })),
    total: whole
  })
})

export const publishPackageVersion = defineCall({
  method: 'POST',
  path: `${packagesPath}/publish`,
  summary:
    'Publishes a draft, which is then the version in force. 612024 for a package of others, 612014 for the version in force.',
  access: { permission: packagePermissions.publish },
  body: v.object({ versionId: id }),
  data: v.null()
})

export const restorePackageVersion = defineCall({
  method: 'POST',
  path: `${packagesPath}/restore`,
  summary:
    'Puts an earlier version in force again. 612024 for a package of others, 612025 where no other version was published, 612014 for ' +
    'the version in force, 612030 for a draft.',
  access: { permission: packagePermissions.publish },
  body: v.object({ versionId: id }),
  data: v.null()
})

export const deletePackage = defineCall({
  method: 'POST',
  path: `${packagesPath}/delete`,
  summary:
    'Deletes an own package with all its versions. 612024 for a package of others, 610603 for one that is not there.',
  access: { permission: packagePermissions.remove },
  body: v.object({ packageId: id }),
  data: v.null()
})

/** How a version can be exported: the whole file, or its manifest alone. */
export const packageExportForms = ['zip', 'manifest'] as const

export const packageTicket = defineCall({
  method: 'POST',
  path: `${packagesPath}/ticket`,
  summary:
    'A path from which a version can be fetched once, within a minute, without a header. 612030 for a draft, 612026 for the manifest of ' +
    'a format that has none.',
  access: see,
  body: v.object({ versionId: id, form: v.picklist(packageExportForms) }),
  data: v.object({ path: v.string() })
})

/** The path of a file; the ticket is its query. */
export const packageFilePath = `${packagesPath}/file`
export const packageFileQuery = v.object({ ticket: v.pipe(boundedString(43), v.regex(/^[\w-]{43}$/, 'a ticket')) })
