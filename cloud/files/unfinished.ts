import { day } from '../clock.ts'

/** A file that did not arrive whole by then is dropped. */
export const unfinishedMs = day
