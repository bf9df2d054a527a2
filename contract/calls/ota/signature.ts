import * as v from 'valibot'

/** A signature of ed25519 in Base64, over the text of `contract/calls/ota/signed-text.ts`, and the key that it is of. */
export const softwareSignature = v.object({ keyId: v.string(), value: v.string() })
