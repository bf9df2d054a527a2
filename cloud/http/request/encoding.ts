import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'

/** Longer than any browser's: nothing longer is looked at. */
const longest = 200

/** The boundary is read by the parser of the parts; here it has to be one, and of the characters that RFC 2046 allows. */
const contentTypes = {
  json: /^application\/json(?: *; *charset=(?:utf-8|"utf-8"))?$/i,
  form: /^application\/x-www-form-urlencoded(?: *; *charset=(?:utf-8|"utf-8"))?$/i,
  multipart: /^multipart\/form-data *; *boundary=("?)[\w'()+,./:=?-]{1,70}\1$/i
}

/**
 * Refuses a body with another media type than the call's. The comparison is exact. Browsers send some types across sites
 * without asking (text/plain above all). Those must not pass for JSON, even with spaces or tabs around them.
 * @throws Refusal with HTTP 415
 */
export const refuseOtherEncodings = ({ method, encoding = 'json' }: Call, headers: IncomingHttpHeaders): void => {
  if (method === 'GET') return
  const refusal = () => new Refusal(codes.unsupportedEncoding, { status: 415 })
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') throw refusal()
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  const type = headers['content-type']
  if (type === undefined && !hasBody) return
  if (type === undefined || type.length > longest || !contentTypes[encoding].test(type)) throw refusal()
}
