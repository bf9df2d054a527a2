import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller than this, a compressed copy saves nothing on the wire. */
const smallest = 512

/**
 * Writes a `.br` and a `.gz` beside every text file, so that the server compresses nothing while people wait.
 * @param done addresses of files that an earlier build compressed, and whose bytes are the same
 */
export const compressFiles = async (folder: string, done: ReadonlySet<string>): Promise<void> => {
  const files = await Array.fromAsync(glob(`${folder}/{assets,sub-apps}/**/*.{js,mjs,css,json,svg}`))
  const wanted = files.filter(file => !done.has(file.slice(folder.length).replaceAll('\\', '/')))
  await Promise.all(wanted.map(compressFile))
}

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file)
  if (content.length < smallest) return
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}
