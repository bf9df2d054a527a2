import { minute } from '../../clock.ts'

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
