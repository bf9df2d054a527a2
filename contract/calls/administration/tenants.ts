import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy } from '../../paging.ts'
import { administrationPermissions } from '../../permissions.ts'
import { countryCodes } from '../identity/countries.ts'

/* Tenants: a distributor stands above its customers. Stores and robots belong to each. */

const path = '/api/userservice/admin/tenant/v1'
const access = { permission: administrationPermissions.tenants }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const tenantKinds = ['distributor', 'customer'] as const
export type TenantKind = (typeof tenantKinds)[number]

export const tenant = v.object({
  tenantId: v.number(),
  name: v.string(),
  country: v.string(),
  kind: v.picklist(tenantKinds),
  /** The distributor above it; null where there is none. */
  parentId: v.nullable(v.number()),
  parentName: v.nullable(v.string()),
  /** How many accounts, with open invitations, and how many stores it may have; null without a limit. */
  usersMax: v.nullable(count),
  storesMax: v.nullable(count),
  userCount: count,
  storeCount: count,
  robotCount: count,
  createTime: v.pipe(v.number(), v.integer()),
  /** Whether the user may change it: it stands below the own tenant, or the user sees every tenant. */
  changeable: v.boolean(),
  version: readVersion
})
export type Tenant = v.InferOutput<typeof tenant>

export const tenantColumns = ['name', 'userCount', 'storeCount', 'robotCount', 'createTime'] as const
export type TenantColumn = (typeof tenantColumns)[number]

export const tenantList = defineCall({
  method: 'GET',
  path,
  summary: 'The own tenant with those below it, or every tenant, a page at a time. Without an order, by name.',
  access,
  query: v.object({ ...page, text: v.optional(trimmedString(100)), sort: sortedBy(tenantColumns) }),
  data: v.object({ list: v.array(tenant), total: count })
})

export const tenantDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One tenant; one that is not there or not for this user answers 610603.',
  access,
  query: v.object({ tenantId: idInQuery }),
  data: tenant
})

const limit = v.optional(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0, 'at least 0'), v.maxValue(limits.tenantLimitMax))),
  null
)
const about = {
  name: text(limits.tenantNameMaxLength),
  country: v.picklist(countryCodes, 'a country or region by its two letters'),
  usersMax: limit,
  storesMax: limit
}

export const createTenant = defineCall({
  method: 'POST',
  path,
  summary:
    'Makes a tenant. A distributor’s people make customers below their own tenant; whoever sees every tenant makes any. ' +
    'A name that is taken answers 610602.',
  access,
  body: v.object({ ...about, kind: v.picklist(tenantKinds), parentId: v.optional(id) }),
  data: v.object({ tenantId: v.number() })
})

export const updateTenant = defineCall({
  method: 'PUT',
  path,
  summary: 'Changes a tenant’s name, country and limits; its own limits are not for a tenant’s people: 610403.',
  access,
  body: v.object({ tenantId: id, version: v.optional(seenVersion), ...about }),
  data: v.null()
})
