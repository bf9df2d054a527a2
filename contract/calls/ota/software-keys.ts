import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import { otaPermissions, permissions } from '../../permissions.ts'

/* The keys with which the cloud signs files of software. */

const path = '/api/otaservice/v1/software/keys'
const whole = v.pipe(v.number(), v.integer())

const softwareKey = v.object({
  keyId: v.string(),
  /** ed25519, as PEM. */
  publicKey: v.string(),
  /** SHA-256 of the public key in DER, in hexadecimal. */
  fingerprint: v.string(),
  createTime: whole,
  /** Null for the key that signs now. Those that were replaced sign nothing any more; what they signed stays valid. */
  replaceTime: v.nullable(whole)
})
export type SoftwareKey = v.InferOutput<typeof softwareKey>

const keys = v.object({ list: v.array(softwareKey) })

/** Why whoever reads the database of a portal in production could sign: no passphrase is set, or the key was made without one. */
export const softwareKeyRisks = ['noPassphrase', 'readableKey'] as const
export type SoftwareKeyRisk = (typeof softwareKeyRisks)[number]

export const softwareKeys = defineCall({
  method: 'GET',
  path,
  summary: 'The public keys that signatures of software are of, the newest first.',
  access: { permission: otaPermissions.ota },
  data: v.object({
    ...keys.entries,
    /** Null where there is none, and for people who do not replace keys. */
    risk: v.nullable(v.picklist(softwareKeyRisks))
  })
})

export const robotSoftwareKeys = defineCall({
  method: 'GET',
  path: '/api/otaservice/v1/robots/software/keys',
  summary: 'For robots: the public keys that signatures of software are of, the newest first.',
  access: { permission: permissions.reportAsRobot },
  data: keys
})

export const replaceSoftwareKey = defineCall({
  method: 'POST',
  path,
  summary:
    'Makes a new key, which signs from now on, and forgets the private half of the one before. 610606 where `keyId` is not the key ' +
    'that signs now, 610605 where there are too many keys.',
  access: { permission: otaPermissions.editSoftware },
  body: v.object({ keyId: boundedString(64) }),
  data: v.object({ keyId: v.string() })
})
