import * as v from 'valibot'
import { boundedString } from './bounds.ts'

/**
 * A UUID that the client makes for each thing that somebody means to create. The same key of the same person creates
 * nothing a second time: a client sends a request again when its answer was lost.
 */
export const requestKey = v.pipe(boundedString(36), v.uuid('a UUID'))
