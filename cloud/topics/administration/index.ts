/* Other topics may use this, and nothing else of this one. */

export { findPowers } from './sql/powers.ts'
export { findVisibleRole, findVisibleRoles, type Looker } from './sql/roles.ts'
export { findTenantNames, lockStoresLeft } from './sql/tenants.ts'
export { tenantFor } from './tenant-for.ts'
