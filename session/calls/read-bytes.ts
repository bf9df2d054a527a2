import { FileChanged } from './errors.ts'

/**
 * The bytes of a chosen file, or of a part of it. All code that reads a file asks here, so that each place says the same.
 * @throws FileChanged the file is another one than when it was chosen, or can't be read: browsers do not tell which
 */
export const readBytes = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new FileChanged('The chosen file can’t be read.', { cause })
  }
}
