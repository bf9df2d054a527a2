import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, text, trimmedString } from '../../checks/bounds.ts'
import { openingSpan, openingSpans } from '../../checks/opening-hours.ts'
import { position } from '../../checks/position.ts'
import { timeZone } from '../../checks/time-zone.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import { codes } from '../../codes.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page, sortedBy, yesOrNo } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { countryCodes } from '../identity/countries.ts'

const path = '/api/managercloud/stores'
const read = { permission: permissions.stores }
/** A missing permission to change stores has a code of its own, and so has one to bind robots (docs/requirements.md §8). */
const change = { permission: permissions.stores, refusedWith: codes.storeEditForbidden }
const bind = { permission: permissions.stores, refusedWith: codes.bindingForbidden }
const unbind = { permission: permissions.stores, refusedWith: codes.unbindingForbidden }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A short code that people use beside a store's name. Capitals and small letters are the same. */
export const storeCode = v.pipe(
  trimmedString(limits.storeCodeMaxLength),
  v.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'letters from A to Z and digits, with single hyphens between them'),
  v.toUpperCase()
)

const country = v.picklist(countryCodes, 'a country or region by its two letters')
const name = text(limits.storeNameMaxLength)
const city = text(limits.storeCityMaxLength)

/** When a store is open, by the clocks of its time zone. Without spans nobody has said when. */
export const opening = v.object({ timeZone, spans: openingSpans })
export type Opening = v.InferOutput<typeof opening>

/** The optional parts of a store. In a change, null takes a part away, and a part that is left out stays. */
const optionalParts = { opening: v.optional(v.nullable(opening)), position: v.optional(v.nullable(position)) }

export const store = v.object({
  storeId: v.number(),
  storeCode: v.string(),
  tenantId: v.number(),
  tenantName: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  createTime: v.pipe(v.number(), v.integer()),
  opening: v.nullable(v.object({ timeZone: v.string(), spans: v.array(openingSpan) })),
  position: v.nullable(position),
  /** Robots that are bound to it, and how many of them are online. */
  robotCount: count,
  onlineCount: count,
  /** Without the robots that are not activated. */
  offlineCount: count,
  version: readVersion
})
export type Store = v.InferOutput<typeof store>

/** The columns by which the list of stores can be ordered. */
export const storeColumns = ['name', 'city', 'createTime', 'robotCount', 'onlineCount'] as const
export type StoreColumn = (typeof storeColumns)[number]

export const storeList = defineCall({
  method: 'GET',
  path,
  summary:
    'The stores that the user may see, a page at a time, filtered by country and by text. Without an order, by name.',
  access: read,
  query: v.object({
    ...page,
    country: v.optional(country),
    /** Part of a name, of a city or of a store's code; case does not matter. */
    text: v.optional(trimmedString(100)),
    /** Without the stores of organisations below: the person acts on the others alone. */
    own: v.optional(yesOrNo),
    sort: sortedBy(storeColumns)
  }),
  data: v.object({ list: v.array(store), total: count })
})

export const storeDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One store; one that does not exist or is not for this user answers 610702, a missing permission 610710.',
  access: { permission: permissions.stores, refusedWith: codes.storeForbidden },
  query: v.object({ storeId: idInQuery }),
  data: store
})

export const storeTenantList = defineCall({
  method: 'GET',
  path: `${path}/tenants`,
  summary: 'The tenants for which the user may create stores: the own one, or all.',
  access: read,
  data: v.array(v.object({ tenantId: v.number(), name: v.string(), country: v.string() }))
})

export const createStore = defineCall({
  method: 'POST',
  path,
  summary:
    'Creates a store. A name of the tenant’s answers 610706, a code 610707; where no code is given one is made, which ' +
    'can fail with 610708 or 610715.',
  access: change,
  body: v.object({
    /** The store's tenant; by default the user’s own tenant. */
    tenantId: v.optional(id),
    storeCode: v.optional(storeCode),
    name,
    city,
    country,
    ...optionalParts
  }),
  data: store
})

export const updateStore = defineCall({
  method: 'PUT',
  path,
  summary:
    'Changes a store. While robots are bound to it another country answers 610709; a name that is taken, 610706.',
  access: change,
  body: v.object({ storeId: id, version: v.optional(seenVersion), name, city, country, ...optionalParts }),
  data: store
})

/** The things that keep a store from being deleted, besides its robots. The orders are open orders of hospitals. */
export const storeHolders = ['scenes', 'elevators', 'phones', 'watches', 'orders'] as const
export type StoreHolder = (typeof storeHolders)[number]

export const deleteStore = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary:
    'Deletes a store. What happened there stays. 610702 for one that is not there or not for this user, 610720 while robots are bound, ' +
    `610607 while there are ${storeHolders.join(', ')} of it (the fields name them), 610520 after too many deletions.`,
  access: change,
  body: v.object({ storeId: id }),
  data: v.null()
})

const robotIds = v.pipe(
  boundedList(id, limits.storeRobotsMax, `at most ${limits.storeRobotsMax} robots`),
  v.minLength(1, 'at least one robot')
)

export const bindRobots = defineCall({
  method: 'POST',
  path: `${path}/robots`,
  summary:
    'Binds robots to a store, all of them or none. 610701 for robots that are not found. One robot that is bound to another ' +
    'store answers 610713, one of another tenant 610717; among several they answer 610750. 610712 where all of them are ' +
    'bound here already.',
  access: bind,
  body: v.object({ storeId: id, robotIds }),
  data: v.null()
})

export const unbindRobots = defineCall({
  method: 'PUT',
  path: `${path}/robots/unbind`,
  summary:
    'Takes robots out of a store, all of them or none. 610701 for robots that are not found. One robot that is bound to ' +
    'another store answers 610716; among several it answers 610721. 610714 where all of them are bound to no store.',
  access: unbind,
  body: v.object({ storeId: id, robotIds }),
  data: v.null()
})
