/* Other topics may use this, and nothing else of this one. */

export { findTenantChoices } from './sql/customers.ts'
