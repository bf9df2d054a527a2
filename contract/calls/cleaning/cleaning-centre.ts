import * as v from 'valibot'
import { boundedString } from '../../checks/bounds.ts'

/**
 * The portal's data for the cleaning control centre, as JSON, encrypted with AES-256-CBC. The 16 bytes of the initial
 * vector stand before it. Everything is in base64url, as `data` of the query (docs/requirements.md §2, §9). The signature stands first:
 * an attacker who alters the first bytes through the initial vector alters the signature.
 */
export const centreRequest = v.strictObject({
  /** SHA-256 of `timestamp`, `nonce` and the shared secret, one after the other, in lower-case hexadecimal. */
  signature: v.pipe(boundedString(64), v.regex(/^[0-9a-f]{64}$/)),
  /** Epoch milliseconds. */
  timestamp: v.pipe(v.number(), v.integer()),
  /** Eight random characters. */
  nonce: v.pipe(boundedString(8), v.regex(/^[\w-]{8}$/)),
  token: boundedString(512),
  language: boundedString(35),
  tenantId: v.nullable(v.number()),
  systemType: boundedString(100),
  siteEnv: boundedString(100)
})
export type CentreRequest = v.InferOutput<typeof centreRequest>

/** A request that is older is refused, and so is one from as far ahead: clocks differ by less. */
export const centreRequestMs = 5 * 60_000
