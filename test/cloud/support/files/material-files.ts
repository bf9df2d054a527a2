import { deflateSync } from 'node:zlib'

/* Small files of each format, as cameras and editors write them, and parts to make strange ones of. */

const latin = (text: string) => Buffer.from(text, 'latin1')
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const little32 = (value: number) => Buffer.from(uint32(value)).reverse()

export const png = (width = 3, height = 2): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    uint32(13),
    latin('IHDR'),
    uint32(width),
    uint32(height),
    Buffer.from('0802000000ffffffff', 'hex'),
    deflateSync(Buffer.alloc(64))
  ])

/** A JPEG with an application segment and fill bytes before its frame. @param frame the mark of the frame */
export const jpeg = (width = 5, height = 4, frame = 0xc2): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe00010', 'hex'),
    latin('JFIF\0'),
    Buffer.alloc(9),
    Buffer.from('ffc40004abcdffff', 'hex'),
    Buffer.from([frame, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Buffer.alloc(8)
  ])

/** A JPEG whose comment holds another frame, where a reader comes that takes a fill byte before a mark for a mark. */
export const jpegOfTwoFrames = (width = 5, height = 4): Buffer => {
  const file = jpeg(width, height)
  const mark = file.indexOf(Buffer.from([0xff, 0xc2])) + 1
  const comment = Buffer.alloc(0xffff)
  comment.writeUInt16BE(comment.length)
  const whole = Buffer.concat([
    file.subarray(0, mark + 12),
    Buffer.from([0xff, 0xfe]),
    comment,
    file.subarray(mark + 12)
  ])
  jpeg(1, 1).copy(whole, mark + file.readUInt16BE(mark), mark - 1, mark + 12)
  return whole
}

const riff = (form: string, ...chunks: Buffer[]): Buffer => {
  const content = Buffer.concat([latin(form), ...chunks])
  return Buffer.concat([latin('RIFF'), little32(content.length), content])
}
/** Chunks begin at even places. */
const chunkOf = (name: string, content: Buffer) =>
  Buffer.concat([latin(name), little32(content.length), content, Buffer.alloc(content.length % 2)])

export const webp = (width = 7, height = 6): Buffer => {
  const sides = Buffer.alloc(10)
  sides.writeUIntLE(width - 1, 4, 3)
  sides.writeUIntLE(height - 1, 7, 3)
  return riff('WEBP', chunkOf('VP8X', sides), chunkOf('VP8 ', Buffer.alloc(8)))
}

/** A WAV of so many milliseconds, 8,000 bytes a second. */
export const wav = (milliseconds = 1_500): Buffer => {
  const format = Buffer.alloc(16)
  format.writeUInt32LE(8_000, 8)
  return riff(
    'WAVE',
    chunkOf('fmt ', format),
    chunkOf('odd ', Buffer.alloc(1)),
    chunkOf('data', Buffer.alloc(milliseconds * 8))
  )
}

export const mp3 = (): Buffer => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])
export const taggedMp3 = (): Buffer =>
  Buffer.concat([latin('ID3'), Buffer.from('03000000000010', 'hex'), Buffer.alloc(40)])

export const box = (name: string, ...content: Buffer[]): Buffer => {
  const whole = Buffer.concat(content)
  return Buffer.concat([uint32(whole.length + 8), latin(name), whole])
}

const trackHeader = (width: number, height: number) => {
  const bytes = Buffer.alloc(84)
  bytes.writeUInt16BE(width, 76)
  bytes.writeUInt16BE(height, 80)
  return bytes
}

/** A film whose header comes last, as cameras write it. @param brand of its file type */
export const mp4 = (brand = 'isom', header = true): Buffer => {
  const movie = Buffer.concat([Buffer.alloc(12), uint32(1_000), uint32(2_500), Buffer.alloc(80)])
  return Buffer.concat([
    box('ftyp', latin(brand), Buffer.alloc(12)),
    box('mdat', Buffer.alloc(100)),
    ...(header
      ? [
          box(
            'moov',
            box('mvhd', movie),
            box('trak', box('tkhd', trackHeader(0, 0))),
            box('trak', box('tkhd', trackHeader(1_280, 720)))
          )
        ]
      : [])
  ])
}

/** Files that nobody may add, each with the kind that it pretends to be. */
export const hostileFiles: readonly [name: string, file: Buffer, kind: 'picture' | 'video' | 'sound'][] = [
  [
    'an SVG',
    latin(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>${' '.repeat(40)}`),
    'picture'
  ],
  [
    'an SVG behind an XML declaration',
    latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    'picture'
  ],
  ['a page', latin(`<!doctype html><script>alert(1)</script>${' '.repeat(40)}`), 'picture'],
  ['a GIF', latin(`GIF89a${' '.repeat(60)}`), 'picture'],
  ['a picture as a sound', png(), 'sound'],
  ['a sound as a film', wav(), 'video'],
  ['a picture of Apple, in the box of films', mp4('heic'), 'video'],
  ['a film of QuickTime', mp4('qt  '), 'video'],
  ['a film without a header', mp4('isom', false), 'video'],
  ['a film whose first box is as long as no file', Buffer.concat([uint32(0xffffffff), mp4().subarray(4)]), 'video'],
  ['a picture of a million pixels a side', png(1_000_000, 1_000_000), 'picture'],
  ['a picture without a side', png(0, 5), 'picture'],
  ['a JPEG without a frame', jpeg(5, 4, 0xc4), 'picture'],
  [
    'a JPEG that goes round in circles',
    Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(300_000, 0xff)]),
    'picture'
  ],
  ['a program', Buffer.concat([Buffer.from('4d5a', 'hex'), Buffer.alloc(62)]), 'picture'],
  ['an archive', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(62)]), 'picture'],
  ['the first bytes of a picture alone', png().subarray(0, 20), 'picture'],
  ['a sound with a rate that there is not', Buffer.concat([Buffer.from('fffbf064', 'hex'), Buffer.alloc(60)]), 'sound']
]
