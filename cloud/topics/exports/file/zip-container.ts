/* A ZIP file, piece by piece: the header before each entry, and the list of entries at the end. */

/** One entry. Its content is made elsewhere, so its sums are told. */
export type ZipEntry = {
  name: string
  method: 'stored' | 'deflated'
  /** Of the content before it was packed. */
  crc: number
  size: number
  /** How many bytes of the file the content takes. */
  packed: number
}

const methods = { stored: 0, deflated: 8 } as const

/** ZIP 2.0: the first version that knows folders and deflate. */
const version = 20

/** 1 January 1980, midnight: the first day that the format can say. A file needs no other time. */
const firstDay = 0x21

/** The fields that both headers of an entry share, from the version on. */
const facts = ({ name, method, crc, size, packed }: ZipEntry): Buffer => {
  const buffer = Buffer.alloc(26)
  buffer.writeUInt16LE(version, 0)
  buffer.writeUInt16LE(methods[method], 4)
  buffer.writeUInt16LE(firstDay, 8)
  buffer.writeUInt32LE(crc, 10)
  buffer.writeUInt32LE(packed, 14)
  buffer.writeUInt32LE(size, 18)
  buffer.writeUInt16LE(Buffer.byteLength(name), 22)
  return buffer
}

/** The header before the content of an entry. */
export const entryHead = (entry: ZipEntry): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts(entry), Buffer.from(entry.name)])

/**
 * The end of the file, behind the last entry: the list of all entries.
 * @throws RangeError where the file has 4 GiB or more
 */
export const archiveEnd = (entries: readonly ZipEntry[]): Buffer => {
  let offset = 0
  const listed = entries.map(entry => {
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    offset += entryHead(entry).length + entry.packed
    const signature = Buffer.from([0x50, 0x4b, 0x01, 0x02, version, 0])
    return Buffer.concat([signature, facts(entry), where, Buffer.from(entry.name)])
  })
  const list = Buffer.concat(listed)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([list, end])
}
