import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import { idInQuery, page } from '../../paging.ts'
import { platformPermission } from '../../permissions.ts'

/** Stores for the forms of devices. People who look after devices need not hold the permission of the list of stores. */
export const deviceStoreList = defineCall({
  method: 'GET',
  path: '/api/platformservice/v1/stores',
  summary: 'The stores that may have devices of the user, by name, a page at a time.',
  access: { permission: platformPermission },
  query: v.object({
    ...page,
    /** Part of a name, of a city or of a store's code; case does not matter. */
    text: v.optional(trimmedString(100)),
    /** Only stores of this tenant. None are of a tenant that the user may not see. */
    tenantId: v.optional(idInQuery)
  }),
  data: v.object({
    list: v.array(v.object({ storeId: v.number(), name: v.string() })),
    total: v.number()
  })
})
