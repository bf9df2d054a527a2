import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as limits from '#contract/limits.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Packs a part. It happens beside the other work of the process. */
export const pack = (text: Uint8Array): Promise<Uint8Array> => zip(text)

/** The bytes of a part. Only this cloud packs parts, and it packs none that is larger. */
export const unpack = (content: Uint8Array): Promise<Uint8Array> =>
  unzip(content, { maxOutputLength: limits.logPartBytes })

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** The text of a part. */
export const textOf = async (content: Uint8Array): Promise<string> => utf8.decode(await unpack(content))
