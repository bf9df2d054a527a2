/* What other topics may use of this one. */

export { findTenantChoices } from './sql/customers.ts'
