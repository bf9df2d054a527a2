/* Other topics may use this, and nothing else of this one. */

export { refuseForeignStore } from './refuse-foreign-store.ts'
export { findCodesWithZeros } from './sql/imported-stores.ts'
export { findStore, findStores, isStoreWithin, lockRobotsById, lockStore, putRobotsInto } from './sql/stores.ts'
