/* Other topics may use this, and nothing else of this one. */

export { loadsIn, noteLoads } from './note-loads.ts'
