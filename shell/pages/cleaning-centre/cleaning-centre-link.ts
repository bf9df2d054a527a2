/**
 * Makes the link to the cleaning control centre when a vendor's cloud can't (`signedBy` of the environment). This file
 * contains crypto-js and is loaded only when a person opens the centre there.
 */
import aes from 'crypto-js/aes'
import { lib } from 'crypto-js/core'
import base64url from 'crypto-js/enc-base64url'
import hex from 'crypto-js/enc-hex'
import sha256 from 'crypto-js/sha256'
import type { CentreRequest } from '#contract/calls/cleaning/cleaning-centre.ts'

type Keys = { key: string; secret: string }

/** The values for the centre, without those that are unique to one request. */
export type CentreFacts = Omit<CentreRequest, 'signature' | 'timestamp' | 'nonce'>

/** The `data` of the centre's query. Its time, nonce and initial vector are new for each request. */
export const encryptRequest = (facts: CentreFacts, { key, secret }: Keys, timestamp: number): string => {
  // Six bytes are eight characters. crypto-js gets them from the browser's random generator.
  const nonce = lib.WordArray.random(6).toString(base64url)
  const signature = sha256(`${timestamp}${nonce}${secret}`).toString()
  const request: CentreRequest = { signature, timestamp, nonce, ...facts }
  const iv = lib.WordArray.random(16)
  const { ciphertext } = aes.encrypt(JSON.stringify(request), hex.parse(key), { iv })
  return iv.concat(ciphertext).toString(base64url)
}
