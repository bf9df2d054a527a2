import type { Call } from '#contract/call.ts'
import type { SessionAdapter } from '../adapter.ts'

/* What calls with a file need besides. No page needs it before somebody uploads, so it is a file of its own. */

/** Is told how much of a call's body is on its way to the cloud: the file, and the fields before it. */
export type OnProgress = (sentBytes: number, bytes: number) => void

/** The fields come before the file, so that the cloud knows them when the file arrives. */
export const formOf = (call: Call, { body, file }: { body?: unknown; file?: File }): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) form.append(name, String(value))
  if (call.file !== undefined && file !== undefined) form.append(call.file.part, file)
  return form
}

/** The answers of these statuses have no body, and `Response` refuses one. */
const emptyStatuses: readonly number[] = [204, 205, 304]

/**
 * A `fetch` for one body that tells how much of it was sent. The browser's own tells nothing, so this one is made of an
 * XMLHttpRequest. Its answers have no headers: a call with a file is never repeated, and nothing else reads them.
 */
export const fetchTelling =
  (onProgress: OnProgress): SessionAdapter['fetch'] =>
  (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init
      const sending = new XMLHttpRequest()
      const end = (): void => {
        sending.abort()
        reject(signal?.reason)
      }
      sending.open(method, String(address))
      new Headers(headers).forEach((value, name) => {
        sending.setRequestHeader(name, value)
      })
      sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
      sending.addEventListener('load', () => {
        const { status, response } = sending
        resolve(new Response(emptyStatuses.includes(status) ? null : response, { status }))
      })
      sending.addEventListener('error', () => reject(new TypeError(`${method} ${address} did not arrive.`)))
      sending.addEventListener('loadend', () => signal?.removeEventListener('abort', end))
      if (signal?.aborted) return end()
      signal?.addEventListener('abort', end, { once: true })
      sending.send(body as XMLHttpRequestBodyInit | null | undefined)
    })
