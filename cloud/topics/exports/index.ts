/* What other topics may use of this one. */

export { archiveEnd, entryHead, type ZipEntry } from './file/zip-container.ts'
