/** How the specification of Standard Webhooks marks a secret: random bytes in Base64 stand behind it. */
const prefix = 'whsec_'

/** Bytes of a key, as the specification bounds them. */
const keyBytes = { min: 24, max: 64 }

/**
 * The key of signatures, by the secret in a webhook's address: the bytes behind `whsec_`, else the secret's own bytes in
 * UTF-8. Undefined for a secret that is empty, or begins with `whsec_` and is not of that form.
 */
export const webhookKey = (secret: string): Buffer | undefined => {
  if (secret === '') return undefined
  if (!secret.startsWith(prefix)) return Buffer.from(secret)
  const text = secret.slice(prefix.length)
  const key = Buffer.from(text, 'base64')
  const isWhole = key.toString('base64').replaceAll('=', '') === text.replaceAll('=', '')
  return isWhole && key.length >= keyBytes.min && key.length <= keyBytes.max ? key : undefined
}

/** The secret in a webhook's address; undefined where there is none, or it is badly encoded. */
export const secretIn = (address: string): string | undefined => {
  try {
    return decodeURIComponent(URL.parse(address)?.password ?? '')
  } catch {
    // A percent sign that encodes nothing.
    return undefined
  }
}
