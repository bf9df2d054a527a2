/* Other topics may use this, and nothing else of this one. */

export { accountNameOf, byCellphone, byEmail } from './account/account-name.ts'
export { takenCodes } from './account/register.ts'
export { hashedCode, newCode } from './codes/codes.ts'
export { isSecretOf, newKey, newSecret } from './credentials/credentials.ts'
export { afterSalesAccount } from './demo/accounts.ts'
export { refuseTenants } from './refuse-tenants.ts'
export { readingScopeOf, scopeOf } from './scope.ts'
export { identifierOf } from './sign-in/sign-in.ts'
export { addAccount, endSessions, liftLocks } from './sql/account-changes.ts'
export { type AccountName, findAccount, type Member } from './sql/accounts.ts'
export { addAuditEntry, findAuditEntries, type NewAuditEntry } from './sql/audit.ts'
export { findHolders } from './sql/holders.ts'
export {
  addInvitation,
  findInvitations,
  invitationMs,
  lockInvitation,
  removeInvitation,
  renewInvitation
} from './sql/invitations.ts'
export { findRoles } from './sql/roles.ts'
export { findDeviceHashes, forgetDevices } from './sql/sign-in/known-devices.ts'
export type { LockRule } from './sql/sign-in/sign-in-attempts.ts'
export { findTenantName } from './sql/tenant-name.ts'
export { newToken, tokenHash } from './tokens.ts'
