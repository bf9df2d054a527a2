import { createHash } from 'node:crypto'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { type Answer, readAnswer, send } from './client.ts'
import { png } from './files/material-files.ts'
import { digestOf, partsOf } from './packages.ts'

type Announced = Partial<CallInput<typeof calls.beginMaterial>['body']>

export const beginMaterial = (url: string, token: string, file: Buffer, announced: Announced = {}) =>
  send(url, calls.beginMaterial, {
    token,
    body: {
      name: 'A picture',
      kind: 'picture',
      models: ['T10'],
      size: file.length,
      digest: digestOf(file),
      ...announced
    }
  })

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Sends one part, as it is or with another hash. */
export const sendPart = async (
  url: string,
  token: string,
  { materialId, part, content, hash }: { materialId: number; part: number; content: Buffer; hash?: string }
): Promise<Answer> => {
  const form = new FormData()
  form.append('materialId', String(materialId))
  form.append('part', String(part))
  form.append('sha256', hash ?? sha256(content))
  form.append('content', new Blob([new Uint8Array(content)]), 'part')
  const headers = { Authorization: `Bearer ${token}` }
  return readAnswer(await fetch(new URL(calls.sendMaterialPart.path, url), { method: 'POST', headers, body: form }))
}

export const finish = (url: string, token: string, materialId: number) =>
  send(url, calls.finishMaterial, { token, body: { materialId } })

/** Sends a whole file. @returns the first answer that refuses it, or the last one, and the id */
export const trySend = async (url: string, token: string, file: Buffer, announced: Announced = {}) => {
  const begun = await beginMaterial(url, token, file, announced)
  if (begun.code !== 610_000) return { code: begun.code, materialId: 0 }
  const { materialId } = begun.data
  for (const [part, content] of partsOf(file).entries()) {
    const { code } = await sendPart(url, token, { materialId, part, content })
    if (code !== 610_000) return { code, materialId }
  }
  return { code: (await finish(url, token, materialId)).code, materialId }
}

/** Adds a material, and gives its id. */
export const addMaterial = async (url: string, token: string, announced: Announced = {}, file = png()) => {
  const { code, materialId } = await trySend(url, token, file, announced)
  if (code !== 610_000) throw new Error(`the material was refused with ${code}`)
  return materialId
}
