import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** Below this, an answer is three packets at most: to make it shorter takes longer than to send it. */
const worthwhileBytes = 4 * 1_024

export type Encoding = 'br' | 'gzip'

/** Longer than any browser's: nothing longer is taken apart. */
const longest = 500

/** The better of the encodings that the client takes, of those that we have; `;q=0` refuses one. */
export const acceptedEncoding = (header = ''): Encoding | undefined => {
  if (header.length > longest) return undefined
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  return (['br', 'gzip'] as const).find(encoding => taken.includes(encoding))
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * The parameters for a text of so many bytes. Quality 5 is where brotli gets better than gzip at gzip's price. The
 * window is no larger than the text: brotli reserves megabytes for the largest window, and V8 answers to each reservation with
 * a full garbage collection after some pages.
 */
const brotliParams = (bytes: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), smallestWindow), largestWindow)
})

/** Brotli's limits, as powers of two; smaller windows than this one save nothing. */
const smallestWindow = 16
const largestWindow = constants.BROTLI_DEFAULT_WINDOW

export const compress = (text: string, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return zip(text)
  const bytes = Buffer.from(text)
  return brotli(bytes, { params: brotliParams(bytes.length) })
}

export const isWorthCompressing = (text: string): boolean => text.length > worthwhileBytes
