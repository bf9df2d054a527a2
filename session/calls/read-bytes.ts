import { FileChanged } from './errors.ts'

/**
 * The bytes of a chosen file, or of a part of it. All code that reads a file asks here, so that each place says the same.
 * @throws FileChanged the file is another one than when it was chosen, or can't be read: browsers do not tell which
 */
export const readBytes = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new FileChanged('The chosen file can’t be read.', { cause })
  })
  // A file that became shorter within the second of its choice is read up to its end.
  if (bytes.byteLength !== file.size) throw new FileChanged('The chosen file has another length than before.')
  return new Uint8Array(bytes)
}
