import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../support/process.mjs'

/** The text of each test, by its path from the root. @param pattern which tests, as a glob */
export const textsOfTests = async (pattern: string): Promise<Map<string, string>> => {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }))
  const texts = files.map(async file => [file.replaceAll('\\', '/'), await readFile(join(root, file), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}
