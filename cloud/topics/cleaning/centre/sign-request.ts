import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import type { CentreRequest } from '#contract/calls/cleaning/cleaning-centre.ts'
import type { CentreKeys } from './centre.ts'

/** The facts for the centre, without the fields that make each request unique. */
export type CentreFacts = Omit<CentreRequest, 'signature' | 'timestamp' | 'nonce'>

/** The `data` of the centre's query. Two of the same facts differ: moment, nonce and initial vector are new each time. */
export const signRequest = (facts: CentreFacts, { key, secret }: CentreKeys, now: number): string => {
  // Six bytes are eight characters.
  const nonce = randomBytes(6).toString('base64url')
  const signature = createHash('sha256').update(`${now}${nonce}${secret}`).digest('hex')
  const request: CentreRequest = { signature, timestamp: now, nonce, ...facts }
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), iv)
  return Buffer.concat([iv, cipher.update(JSON.stringify(request)), cipher.final()]).toString('base64url')
}
