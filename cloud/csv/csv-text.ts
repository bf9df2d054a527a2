import { codes } from '#contract/codes.ts'
import type { UploadedFile } from '../http/served.ts'
import { Refusal } from '../refusal.pure.ts'
import { decodeText } from './decode-text.pure.ts'

/**
 * The text of an uploaded CSV file.
 * @throws Refusal 610614 for another kind of file, 610615 for an empty one, 610633 for one that is neither UTF-8 nor marked UTF-16
 */
export const csvTextOf = ({ name, bytes }: UploadedFile): string => {
  if (!/\.csv$/i.test(name)) throw new Refusal(codes.fileFormatWrong)
  if (bytes.length === 0) throw new Refusal(codes.fileEmpty)
  const text = decodeText(bytes)
  if (text === undefined) throw new Refusal(codes.unsupportedEncoding)
  return text
}
