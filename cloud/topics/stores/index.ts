/* Other topics may use this, and nothing else of this one. */

export { refuseForeignStore } from './refuse-foreign-store.ts'
export { findStore, findStores, isStoreWithin, lockRobotsById, lockStore, putRobotsInto } from './sql/stores.ts'
