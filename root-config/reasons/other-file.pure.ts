/*
 * Whether a file that failed is another one than the released one. That is a grave word, so it needs a proof: bytes that came
 * whole, of a good answer, with another hash. A file that the network lost is no proof. An answer that broke off is none, and
 * neither is the page of a gateway.
 */

/** What the server answered when the file was asked for once more. */
export type FileAnswer = {
  status: number
  /** The type of content, as the answer names it. */
  type: string
  /** The hashes of its bytes, by algorithm as `sha384`, in base64. */
  hashes: Readonly<Record<string, string>>
}

/** Whether the file came, by several requests in this order. The browser says so where the page may not read the file itself. */
export type BrowserAnswers = { plain: boolean; hashed: boolean; hashedAgain: boolean; plainAgain: boolean }

const scriptType = /^\s*(text|application)\/(x-)?(java|ecma)script\b/i

const algorithms = ['sha512', 'sha384', 'sha256'] as const

/** The strongest algorithm of an integrity text, and its hashes; undefined where it has none. */
export const strongestOf = (integrity: string): { algorithm: string; hashes: string[] } | undefined => {
  const parts = integrity.trim().split(/\s+/)
  for (const algorithm of algorithms) {
    const hashes = parts.filter(it => it.startsWith(`${algorithm}-`)).map(it => it.slice(algorithm.length + 1))
    if (hashes.length > 0) return { algorithm, hashes }
  }
  return undefined
}

/** Whether the bytes of a whole and good answer have another hash than the import map says. */
export const isOtherAnswer = ({ status, type, hashes }: FileAnswer, integrity: string): boolean => {
  const wanted = strongestOf(integrity)
  const found = wanted && hashes[wanted.algorithm]
  if (found === undefined || status !== 200 || !scriptType.test(type)) return false
  return !wanted?.hashes.some(it => it.split('?', 1)[0] === found)
}

/** The same by the word of the browser alone: the network was there before, between and after, and the hash failed twice. */
export const isOtherByBrowser = ({ plain, hashed, hashedAgain, plainAgain }: BrowserAnswers): boolean =>
  plain && plainAgain && !hashed && !hashedAgain
