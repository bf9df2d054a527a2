/** Control characters and signs that turn the direction of a line: a line could look like another one with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that it is about
const unseen = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const pictureOf = (sign: string): string => {
  const code = sign.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  return code === 0x7f ? '\u2421' : '\ufffd'
}

/** A line with a picture in the place of each sign that nobody would see. */
export const shownText = (text: string): string => text.replace(unseen, pictureOf)

/** `at` is the place in the line. */
type Piece = { at: number; text: string; isMatch: boolean }

/** A line, cut at each match of the searched text. Capitals and small letters count as the same. */
export const piecesOf = (line: string, searched: string): Piece[] => {
  const lower = line.toLowerCase()
  const wanted = searched.toLowerCase()
  const pieces: Piece[] = []
  let from = 0
  const cut = (to: number, isMatch: boolean): void => {
    if (to > from) pieces.push({ at: from, text: line.slice(from, to), isMatch })
    from = to
  }
  // Some letters have another length in small: places of the one are not those of the other.
  const isMarked = wanted !== '' && lower.length === line.length
  for (let at = isMarked ? lower.indexOf(wanted) : -1; at !== -1; at = lower.indexOf(wanted, from)) {
    cut(at, false)
    cut(at + wanted.length, true)
  }
  cut(line.length, false)
  return pieces
}
