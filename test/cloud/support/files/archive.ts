import { crc32, deflateRawSync } from 'node:zlib'

/** One entry of a ZIP file, with any faults that it shall have. */
export type Entry = {
  name: string | Buffer
  content: Buffer | string
  /** General purpose bits; the one for UTF-8 is set where a text is given as the name. */
  flags?: number
  /** 8 deflates, 0 stores; any other number is only said. */
  method?: number
  /** A Unix mode with the kind of file, as 0o120777 for a link. */
  mode?: number
  /** The values that the headers state instead of the true ones. */
  said?: { size?: number; crc?: number; localName?: string }
  /** The bytes that stand behind the packed content. */
  behind?: Buffer
}

const utf8 = 0x0800

const numbers = (bytes: readonly (readonly [value: number, length: 2 | 4])[]): Buffer =>
  Buffer.concat(
    bytes.map(([value, length]) => {
      const buffer = Buffer.alloc(length)
      if (length === 2) buffer.writeUInt16LE(value)
      else buffer.writeUInt32LE(value)
      return buffer
    })
  )

const written = ({ name, content, flags = 0, method = 8, mode = 0o100644, said = {}, behind }: Entry) => {
  const bytes = Buffer.from(content)
  const packed = method === 8 ? deflateRawSync(bytes) : bytes
  const size = said.size ?? bytes.length
  const facts = numbers([
    [20, 2],
    [typeof name === 'string' ? flags | utf8 : flags, 2],
    [method, 2],
    [0x21 << 16, 4],
    [said.crc ?? crc32(bytes), 4],
    [packed.length, 4],
    [size, 4]
  ])
  const head = (own: Buffer) =>
    Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      facts,
      numbers([
        [own.length, 2],
        [0, 2]
      ]),
      own
    ])
  const listed = (offset: number) => {
    const own = Buffer.from(name)
    const rest = numbers([
      [own.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [(mode << 16) >>> 0, 4],
      [offset, 4]
    ])
    return Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), facts, rest, own])
  }
  return {
    piece: Buffer.concat([head(Buffer.from(said.localName ?? name)), packed, behind ?? Buffer.alloc(0)]),
    listed
  }
}

/** A ZIP file, written byte by byte, so that a test can write what no program would. */
export const archiveOf = (entries: readonly Entry[], { count = entries.length } = {}): Buffer => {
  const pieces: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { piece, listed } = written(entry)
    pieces.push(piece)
    list.push(listed(offset))
    offset += piece.length
  }
  const directory = Buffer.concat(list)
  const said = Math.min(count, 0xffff)
  const end = numbers([
    [0, 4],
    [said, 2],
    [said, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2]
  ])
  return Buffer.concat([...pieces, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

type Manifest = Record<string, unknown>

/** The manifest of a package with these files. */
export const manifestOf = (files: readonly string[], more: Manifest = {}): Entry => ({
  name: 'manifest.json',
  content: JSON.stringify({ format: '1.6', name: 'Voices', robotKind: 'delivery', version: '1.0.0', files, ...more })
})

const greeting: Entry = { name: 'texts/en.json', content: '{"greeting":"Hello"}' }

/** A sound package, with more entries and more of its manifest. */
export const packageOf = (more: readonly Entry[] = [], manifest: Manifest = {}): Buffer => {
  const entries = [greeting, ...more]
  const names = entries.map(({ name }) => name.toString()).filter(name => !name.endsWith('/'))
  return archiveOf([manifestOf(names, manifest), ...entries])
}
