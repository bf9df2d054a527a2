/* Other topics may use this, and nothing else of this one. */

export { makeFirstCredentials } from './first-credentials.ts'
