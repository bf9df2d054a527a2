/* What other topics may use of this one. */

export { refuseForeignStore } from './refuse-foreign-store.ts'
export { findStore, findStores, isStoreWithin, lockRobotsById, lockStore, putRobotsInto } from './sql/stores.ts'
