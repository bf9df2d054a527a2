import { codes } from '#contract/codes.ts'
import { codingOf, decodeAs, type TextCoding } from '#contract/csv/text-coding.ts'
import type { UploadedFile } from '../http/served.ts'
import { Refusal } from '../refusal.pure.ts'

/**
 * The text of an uploaded CSV file.
 * @param chosen the coding that a person chose; without one, that which the bytes show
 * @throws Refusal 610614 for another kind of file, 610615 for an empty one, 610633 for one whose bytes do not fit the coding
 */
export const csvTextOf = ({ name, bytes }: UploadedFile, chosen: TextCoding | undefined): string => {
  if (!/\.csv$/i.test(name)) throw new Refusal(codes.fileFormatWrong)
  if (bytes.length === 0) throw new Refusal(codes.fileEmpty)
  const coding = chosen ?? codingOf(bytes)
  const text = coding && decodeAs(bytes, coding)
  if (text === undefined) throw new Refusal(codes.unsupportedEncoding)
  return text
}
