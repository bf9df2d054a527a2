/* What other topics may use of this one. */

export { loadsIn, noteLoads } from './note-loads.ts'
