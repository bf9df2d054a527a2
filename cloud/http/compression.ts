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

/** Quality 5 is where brotli gets better than gzip at gzip's price. */
export const compress = (text: string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(text)

export const isWorthCompressing = (text: string): boolean => text.length > worthwhileBytes
