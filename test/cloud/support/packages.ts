import { createHash } from 'node:crypto'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { type Answer, readAnswer, send } from './client.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** A file in the parts in which it travels. */
export const partsOf = (file: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(file.length / limits.packagePartBytes) }, (_, part) =>
    file.subarray(part * limits.packagePartBytes, (part + 1) * limits.packagePartBytes)
  )

/** The SHA-256 of the SHA-256 of the parts. */
export const digestOf = (file: Buffer): string => sha256(Buffer.concat(partsOf(file).map(sha256))).toString('hex')

export type Announced = {
  name?: string
  robotKind?: 'delivery' | 'hotel' | 'cruise'
  packageId?: number
  version?: string
  size?: number
  digest?: string
}

export const begin = (url: string, token: string, file: Buffer, announced: Announced = {}) => {
  const { name = 'Voices', robotKind = 'delivery', packageId, version = '1.0.0', ...rest } = announced
  const target =
    packageId === undefined ? ({ of: 'newPackage', name, robotKind } as const) : ({ of: 'package', packageId } as const)
  const body = { target, version, size: file.length, digest: digestOf(file), ...rest }
  return send(url, calls.beginPackageUpload, { token, body })
}

/** Sends one part, as it is or with another hash. */
export const sendPart = async (
  url: string,
  token: string,
  { uploadId, part, content, hash }: { uploadId: number; part: number; content: Buffer; hash?: string }
): Promise<Answer> => {
  const form = new FormData()
  form.append('uploadId', String(uploadId))
  form.append('part', String(part))
  form.append('sha256', hash ?? sha256(content).toString('hex'))
  form.append('content', new Blob([new Uint8Array(content)]), 'part')
  const headers = { Authorization: `Bearer ${token}` }
  return readAnswer(await fetch(new URL(calls.sendPackagePart.path, url), { method: 'POST', headers, body: form }))
}

/** Has a file checked, and waits for the end of the check. */
export const finish = async (url: string, token: string, uploadId: number) => {
  for (;;) {
    const answer = await send(url, calls.finishPackageUpload, { token, body: { uploadId } })
    if (answer.code !== 610_000 || answer.data.state !== 'checking') return answer
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

/** Sends a whole file. @returns the first answer that refuses it, or the outcome of its check */
export const uploadPackage = async (url: string, token: string, file: Buffer, announced: Announced = {}) => {
  const begun = await begin(url, token, file, announced)
  if (begun.code !== 610_000) return begun
  const { uploadId } = begun.data
  for (const [part, content] of partsOf(file).entries()) {
    const sent = await sendPart(url, token, { uploadId, part, content })
    if (sent.code !== 610_000) return sent
  }
  return finish(url, token, uploadId)
}

/** Sends a file that is sound, and gives its ids. */
export const addPackage = async (url: string, token: string, file: Buffer, announced: Announced = {}) => {
  const { code, data } = await uploadPackage(url, token, file, announced)
  if (code !== 610_000) throw new Error(`the package was refused with ${code}: ${JSON.stringify(data)}`)
  return data as { packageId: number; versionId: number }
}
