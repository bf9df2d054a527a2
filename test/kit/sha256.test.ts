import { assert } from 'chai'
import { sha256Sum } from '../../packages/kit/portal/sha256.pure.ts'

const bytes = Uint8Array.from({ length: 1_000 }, (_, place) => (place * 31) % 256)
const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), byte => byte.toString(16).padStart(2, '0')).join('')

suite('The SHA-256 of a file that does not fit into memory', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1_000])
    for (const pieceLength of [1, 7, 64, 100, 1_000])
      test(`of ${length} bytes in pieces of ${pieceLength} is the browser’s own`, async () => {
        const sum = sha256Sum()
        for (let from = 0; from < length; from += pieceLength)
          sum.add(bytes.subarray(from, Math.min(length, from + pieceLength)))
        assert.equal(sum.end(), hexOf(await crypto.subtle.digest('SHA-256', bytes.slice(0, length))))
      })
})
