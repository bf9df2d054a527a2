import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { UploadedFile } from '../served.ts'

/** More than the fields of any call; further parts are an attack or a mistake. */
const limits = { files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 1_024, headerPairs: 20 }

/** What boundaries, headers and fields may take beside the file. */
export const partsBytesMax = 64 * 1_024

/** Lets the server take multipart bodies, for the calls that read one (refuseOtherEncodings keeps them from others). */
export const takeMultipart = async (server: FastifyInstance): Promise<void> => {
  await server.register(multipart, { limits })
}

const tooMuch = () => new Refusal(codes.uploadFailed)
const illegal = (field?: string, reason = 'once, as a field') =>
  new Refusal(codes.parameterIllegal, field === undefined ? {} : { data: [{ field, reason }] })

const refusalOf = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT' || code === 'FST_REQ_FILE_TOO_LARGE') return tooMuch()
  // All other errors: a body that is not multipart, breaks off, or has too many or forbidden fields.
  return error instanceof Refusal ? error : illegal()
}

/**
 * Reads the fields of a multipart body and its one file, which is in memory alone until the call has validated it.
 * @throws Refusal 610616 for more than one file or one that is too large, 610604 for anything else that does not fit
 */
export const readMultipart = async (
  request: FastifyRequest,
  { part: wanted, bytesMax }: { part: string; bytesMax: number }
): Promise<{ fields: Record<string, string>; file: UploadedFile | undefined }> => {
  const fields: Record<string, string> = Object.create(null)
  // No body at all: every field is missing.
  if (!request.isMultipart()) return { fields, file: undefined }
  let file: UploadedFile | undefined
  let refusal: Refusal | undefined
  try {
    // One byte more than allowed, so that a file of exactly the limit is not taken for one that was cut off.
    for await (const part of request.parts({ limits: { ...limits, fileSize: bytesMax + 1 } })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (bytes.length > bytesMax) refusal ??= tooMuch()
        if (part.fieldname === wanted) file = { name: part.filename ?? '', bytes }
        else refusal ??= illegal(wanted, `the file travels as the part ${wanted}`)
      }
      // A form in which no file was chosen sends an empty one without a name: no file.
      else if (part.fieldname === wanted) continue
      else if (typeof part.value !== 'string' || part.valueTruncated || part.fieldnameTruncated)
        refusal ??= illegal(part.fieldname.slice(0, limits.fieldNameSize), 'a short text')
      else if (Object.hasOwn(fields, part.fieldname)) refusal ??= illegal(part.fieldname)
      else fields[part.fieldname] = part.value
    }
  } catch (error) {
    // Read to its end all the same, or the next request on this connection would wait behind it.
    request.raw.resume()
    throw refusalOf(error)
  }
  if (refusal !== undefined) throw refusal
  return { fields, file }
}
