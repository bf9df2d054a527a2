/* Other topics may use this, and nothing else of this one. */

export { archiveEnd, entryHead, type ZipEntry } from './file/zip-container.ts'
