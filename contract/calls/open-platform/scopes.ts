import * as v from 'valibot'

/** An application of a customer needs one scope for each kind of data that it reads. */
export const openScopes = ['robots:read', 'stores:read', 'tasks:read'] as const
export const openScope = v.picklist(openScopes)
export type OpenScope = (typeof openScopes)[number]
