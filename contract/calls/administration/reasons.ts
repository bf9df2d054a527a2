/**
 * Why an act of an administrator is refused, as the answer's `reason` says it to developers. The application has a text
 * of its own for each, and finds it by the name here.
 */
export const administrationReasons = {
  beyondOwn: 'is more than your own permissions',
  lastAdministrator: 'nobody would be left who manages all roles',
  lastOfTenant: 'nobody of the tenant would be left who manages its people',
  ownAccount: 'is your own account',
  builtIn: 'comes with the portal',
  inUse: 'is still given to somebody',
  otherTenant: 'belongs to another tenant',
  storesSpent: 'the tenant has as many stores as it may have'
} as const
export type AdministrationReason = keyof typeof administrationReasons
