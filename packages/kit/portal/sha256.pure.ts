/* SHA-256 of bytes that come one after the other (FIPS 180-4). The browser's own takes all of them at once. */

const blockBytes = 64

/** The first 32 bits behind the point, as a number with a sign. */
const fraction = (value: number): number => Math.floor((value % 1) * 2 ** 32) | 0

const isPrime = (value: number): boolean => {
  for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false
  return true
}
/** 311 is the 64th. */
const primes = Array.from({ length: 310 }, (_, place) => place + 2).filter(isPrime)
const roundWords = Int32Array.from(primes, prime => fraction(Math.cbrt(prime)))
const firstWords = Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime)))

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The words of one block, and those that follow from them. */
const spread = (words: Int32Array, view: DataView, from: number): void => {
  for (let place = 0; place < 16; place += 1) words[place] = view.getInt32(from + place * 4)
  for (let place = 16; place < 64; place += 1) {
    const older = words[place - 15] as number
    const newer = words[place - 2] as number
    const first = turned(older, 7) ^ turned(older, 18) ^ (older >>> 3)
    const second = turned(newer, 17) ^ turned(newer, 19) ^ (newer >>> 10)
    words[place] = ((words[place - 16] as number) + first + (words[place - 7] as number) + second) | 0
  }
}

/** Works one block into the sum: eight variables, because a list would cost most of the time. */
const addBlock = (sum: Int32Array, words: Int32Array): void => {
  let a = sum[0] as number
  let b = sum[1] as number
  let c = sum[2] as number
  let d = sum[3] as number
  let e = sum[4] as number
  let f = sum[5] as number
  let g = sum[6] as number
  let h = sum[7] as number
  for (let place = 0; place < 64; place += 1) {
    const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
    const one = (h + mixed + (roundWords[place] as number) + (words[place] as number)) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  sum[0] = (sum[0] as number) + a
  sum[1] = (sum[1] as number) + b
  sum[2] = (sum[2] as number) + c
  sum[3] = (sum[3] as number) + d
  sum[4] = (sum[4] as number) + e
  sum[5] = (sum[5] as number) + f
  sum[6] = (sum[6] as number) + g
  sum[7] = (sum[7] as number) + h
}

/** Takes bytes piece by piece, and gives their SHA-256 in hexadecimal at the end. */
export const sha256Sum = (): { add: (piece: Uint8Array) => void; end: () => string } => {
  const sum = Int32Array.from(firstWords)
  const words = new Int32Array(64)
  const rest = new Uint8Array(blockBytes)
  const restView = new DataView(rest.buffer)
  let held = 0
  let length = 0
  const work = (view: DataView, from: number): void => {
    spread(words, view, from)
    addBlock(sum, words)
  }
  const add = (piece: Uint8Array): void => {
    length += piece.length
    let from = 0
    if (held > 0) {
      from = Math.min(blockBytes - held, piece.length)
      rest.set(piece.subarray(0, from), held)
      held += from
      if (held < blockBytes) return
      work(restView, 0)
    }
    const view = new DataView(piece.buffer, piece.byteOffset, piece.byteLength)
    for (; from + blockBytes <= piece.length; from += blockBytes) work(view, from)
    held = piece.length - from
    rest.set(piece.subarray(from), 0)
  }
  return {
    add,
    end: () => {
      const bits = length * 8
      // A one, so many zeros that the length ends a block, and the length in bits.
      const padding = new Uint8Array((held < 56 ? 56 : 120) - held + 8)
      padding[0] = 0x80
      const view = new DataView(padding.buffer)
      view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32))
      view.setUint32(padding.length - 4, bits >>> 0)
      add(padding)
      return Array.from(sum, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
    }
  }
}
