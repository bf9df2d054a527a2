import { createHash } from 'node:crypto'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { type Answer, readAnswer, send } from '../client.ts'

/* A person who sends a file of software, as the page does. */

type Sender = { url: string; token: string }
type Announced = CallInput<typeof calls.beginSoftwareFile>['body']

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The announcement of a version with a file. */
export const announce = (softwareId: number, file: Buffer, version = '9.0.0'): Announced => ({
  ...{ softwareId, version, notes: '', needs: [] },
  ...{ fileName: 'arm.bin', size: file.length, sha256: sha256Of(file) }
})

export const beginFile = ({ url, token }: Sender, body: Announced) =>
  send(url, calls.beginSoftwareFile, { token, body })

type Part = { versionId: number; part: number; content: Buffer; hash?: string }

/** Sends some bytes as a part, as they are or with another hash. */
export const sendBytes = async ({ url, token }: Sender, { versionId, part, content, hash }: Part): Promise<Answer> => {
  const form = new FormData()
  form.append('versionId', String(versionId))
  form.append('part', String(part))
  form.append('sha256', hash ?? sha256Of(content))
  form.append('content', new Blob([new Uint8Array(content)]), 'part')
  const headers = { Authorization: `Bearer ${token}` }
  return readAnswer(await fetch(new URL(calls.sendSoftwarePart.path, url), { method: 'POST', headers, body: form }))
}

export const sendPart = (sender: Sender, versionId: number, file: Buffer, part: number): Promise<Answer> => {
  const content = file.subarray(part * limits.packagePartBytes, (part + 1) * limits.packagePartBytes)
  return sendBytes(sender, { versionId, part, content })
}

export const finishFile = ({ url, token }: Sender, versionId: number) =>
  send(url, calls.finishSoftwareFile, { token, body: { versionId } })

/** Announces a file, sends all its parts, and has it checked. */
export const sendFile = async (sender: Sender, body: Announced, file: Buffer): Promise<{ versionId: number }> => {
  const { data } = await beginFile(sender, body)
  for (let part = 0; part * limits.packagePartBytes < file.length; part += 1)
    await sendPart(sender, data.versionId, file, part)
  await finishFile(sender, data.versionId)
  return data
}
