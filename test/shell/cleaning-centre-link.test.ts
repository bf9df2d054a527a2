import { assert } from 'chai'
import { encryptRequest } from '#shell/pages/cleaning-centre/cleaning-centre-link.ts'

const keys = { key: 'ab'.repeat(32), secret: 'a-secret-of-this-test' }
const facts = { token: 'a-token', language: 'ja', tenantId: 3, systemType: 'jaClient', siteEnv: 'production' }
const now = 1_773_288_000_000

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Decrypts as a vendor's centre would, by another library than the one that encrypted. */
const decrypt = async (data: string): Promise<Record<string, unknown>> => {
  const bytes = bytesOf(data)
  const raw = new Uint8Array(32).fill(0xab)
  const key = await crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['decrypt'])
  const text = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytes.slice(0, 16) }, key, bytes.slice(16))
  return JSON.parse(new TextDecoder().decode(text))
}

suite('The link to the cleaning control centre of a vendor whose cloud does not sign', () => {
  test('holds all facts, signed by time, nonce and secret', async () => {
    const { signature, timestamp, nonce, ...rest } = await decrypt(encryptRequest(facts, keys, now))
    assert.deepEqual(rest, facts)
    assert.strictEqual(timestamp, now)
    assert.match(String(nonce), /^[\w-]{8}$/)
    const signed = new TextEncoder().encode(`${timestamp}${nonce}${keys.secret}`)
    assert.strictEqual(signature, hexOf(await crypto.subtle.digest('SHA-256', signed)))
  })

  test('differs each time', () => {
    assert.notStrictEqual(encryptRequest(facts, keys, now), encryptRequest(facts, keys, now))
  })
})
