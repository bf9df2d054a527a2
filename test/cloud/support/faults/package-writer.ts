import { randomBytes } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { send } from '../client.ts'
import { begin, finish, partsOf, sendPart } from '../packages.ts'
import { dataOf, NotTaken, type Writer } from './writer.ts'

/** Sends a file of many parts, goes on after each kill, and begins another file when all parts of one were taken. */
export const packageParts = (token: string): Writer => {
  const file = randomBytes(6 * 1_024 * 1_024)
  const parts = partsOf(file)
  let uploadId: number | undefined
  let sent = new Set<number>()
  let count = 0
  let isFinishing = false
  const beginAgain = async (url: string): Promise<number> => {
    // An upload whose answer was lost is there all the same.
    const uploads = await send(url, calls.packageUploadList, { token, query: { size: 100 } })
    for (const { uploadId } of dataOf(uploads, 'a list of uploads').list)
      await send(url, calls.cancelPackageUpload, { token, body: { uploadId } })
    const begun = dataOf(await begin(url, token, file, { name: 'Killed often' }), 'an upload')
    sent = new Set()
    return begun.uploadId
  }
  return {
    name: 'parts of packages',
    acknowledged: () => count,
    write: async url => {
      uploadId ??= await beginAgain(url)
      const part = parts.findIndex((_, index) => !sent.has(index))
      const content = parts[part]
      if (content === undefined) {
        isFinishing = true
        const answer = await finish(url, token, uploadId)
        // All parts are there, and random bytes are no archive.
        if (answer.code !== 610614) throw new NotTaken('a whole file', answer)
        isFinishing = false
        uploadId = undefined
        return
      }
      dataOf(await sendPart(url, token, { uploadId, part, content }), 'a part')
      sent.add(part)
      count += 1
    },
    faults: async url => {
      if (uploadId === undefined) return []
      const { code, data } = await send(url, calls.packageUploadDetail, { token, query: { uploadId } })
      if (code !== 610_000) return [`the upload ${uploadId} is answered ${code}`]
      // The file was refused, and its parts went with it, but the answer was lost.
      if (isFinishing && data.parts.length === 0) {
        isFinishing = false
        uploadId = undefined
        return []
      }
      const there = new Set(data.parts)
      return [...sent].filter(part => !there.has(part)).map(part => `the part ${part} is not there`)
    }
  }
}
