import { external, internal } from '#contract/calls/administration/accounts.ts'
import type { AccountKind } from '../page-of.pure.ts'

/** The calls for employees, and those for everybody else. */
export const accountCalls = { internal, external } satisfies Record<AccountKind, unknown>

/** The last segment of the addresses of each. */
export const accountPaths = { internal: 'internal-users', external: 'external-users' } as const
