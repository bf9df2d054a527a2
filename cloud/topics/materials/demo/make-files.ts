import { crc32, deflateSync } from 'node:zlib'

/* Makes real files for the demo data: a picture with an oval on a ground that changes, and a tone that fades. */

export type Colour = readonly [red: number, green: number, blue: number]

const chunk = (name: string, content: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const bytes = Buffer.alloc(named.length + 8)
  bytes.writeUInt32BE(content.length, 0)
  named.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(named), named.length + 4)
  return bytes
}

/** A PNG of so many pixels. */
export const makePicture = (width: number, height: number, ground: Colour, oval: Colour): Buffer => {
  const row = 1 + width * 3
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isOval = ((x - width / 2) / (width / 3)) ** 2 + ((y - height / 2) / (height / 3)) ** 2 < 1
      const light = 1 - (0.4 * y) / height
      for (const [place, value] of (isOval ? oval : ground).entries())
        pixels[y * row + 1 + x * 3 + place] = Math.round(value * light)
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0))
  ])
}

const samplesPerSecond = 8_000

/** A WAV with one tone. @param hertz how high it is */
export const makeSound = (seconds: number, hertz: number): Buffer => {
  const samples = seconds * samplesPerSecond
  const bytes = Buffer.alloc(44 + samples, 128)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + samples, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(samplesPerSecond, 24)
  bytes.writeUInt32LE(samplesPerSecond, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples, 40)
  for (let sample = 0; sample < samples; sample += 1) {
    const loud = 100 * (1 - sample / samples)
    bytes[44 + sample] = 128 + Math.round(loud * Math.sin((2 * Math.PI * hertz * sample) / samplesPerSecond))
  }
  return bytes
}
