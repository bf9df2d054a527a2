import { request } from '@portal/session'
import type { CallInput } from '#contract/call.ts'
import {
  beginMaterial,
  finishMaterial,
  materialParts,
  sendMaterialPart
} from '#contract/calls/materials/material-files.ts'
import { digestOf, type Sending, sendMissing } from '#kit/portal/send-parts.ts'
import type { RequestKeyOf } from '#kit/request-key.ts'

type Announced = Omit<CallInput<typeof beginMaterial>['body'], 'size' | 'digest' | 'requestKey'>

/**
 * Sends a file and makes it a material. With the same key, it goes on from the parts that were sent before.
 * @param keyOf gives the key for the announced body
 */
export const sendMaterial = async (
  file: File,
  announced: Announced,
  { keyOf, progress, signal }: { keyOf: RequestKeyOf; progress: (done: number) => void; signal: AbortSignal }
): Promise<number> => {
  const { digest, hashes } = await digestOf(file, () => undefined, signal)
  const body = { ...announced, size: file.size, digest }
  const { materialId } = await request(beginMaterial, { body: { ...body, requestKey: keyOf(body) } }, { quiet: true })
  const sending: Sending = {
    there: async () => (await request(materialParts, { query: { materialId } }, { quiet: true })).parts,
    send: (part, content, onProgress) =>
      request(sendMaterialPart, { body: { materialId, ...part }, file: content }, { quiet: true, onProgress })
  }
  await sendMissing(sending, { file, hashes }, progress, signal)
  await request(finishMaterial, { body: { materialId } }, { quiet: true })
  return materialId
}
