import { day, minute } from '../../clock.ts'

/** For so long a check is left to the process that works at it. It takes a new lease while it works. */
export const leaseMs = minute

/** After so many breaks in a row a check ends. */
export const failuresMax = 3

/** The pause before a check that broke off begins again. */
export const retryMs = 10_000

/** An upload that has not ended by then is dropped. */
export const unfinishedMs = day

/** How long a ticket for a file can be used. */
export const ticketMs = minute

/** Bytes of a manifest, and of a map: both are read into memory. */
export const readBytesMax = 1_024 * 1_024

/** A content is packed to a twentieth at most, unless it is small. Bombs are packed to a thousandth. */
const smallBytes = 16 * 1_024 * 1_024
const packedFactorMax = 20

/** Whether an entry, or all of them together, unpack to more than they have a reason to. */
export const isBomb = ({ size, packedSize }: { size: number; packedSize: number }): boolean =>
  size > smallBytes && size > packedFactorMax * packedSize
