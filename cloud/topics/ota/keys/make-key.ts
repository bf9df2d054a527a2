import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { type SignedFacts, signedText } from '#contract/calls/ota/signed-text.ts'

/** The name of a key: so many hexadecimal digits of its fingerprint. */
const keyIdLength = 16

/** SHA-256 of a public key in DER, in hexadecimal. */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(createPublicKey(publicKey).export({ type: 'spki', format: 'der' }))
    .digest('hex')

/** Makes a key. With a passphrase its private half is encrypted. */
export const makeKey = (passphrase: string | undefined): { keyId: string; publicKey: string; privateKey: string } => {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const locked = passphrase === undefined ? {} : { cipher: 'aes-256-cbc', passphrase }
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem', ...locked }).toString()
  return { keyId: fingerprintOf(publicKey).slice(0, keyIdLength), publicKey, privateKey }
}

/** Signs the facts of a version. @returns the signature in Base64 */
export const signFacts = (
  facts: SignedFacts,
  { privateKey, passphrase }: { privateKey: string; passphrase: string | undefined }
): string => {
  const key = createPrivateKey({ key: privateKey, ...(passphrase === undefined ? {} : { passphrase }) })
  return sign(null, Buffer.from(signedText(facts)), key).toString('base64')
}
