import { gzipSync } from 'node:zlib'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { type Answer, readAnswer } from './client.ts'

/* Logs of robots, as robots send them. */

/** Sends one part of a log. */
export const sendLogPart = async (
  url: string,
  token: string,
  { requestId, part, text }: { requestId: number; part: number; text: string | Uint8Array<ArrayBuffer> }
): Promise<Answer> => {
  const form = new FormData()
  form.append('requestId', String(requestId))
  form.append('part', String(part))
  form.append('content', new Blob([text]), 'part')
  const headers = { Authorization: `Bearer ${token}` }
  return readAnswer(await fetch(new URL(calls.sendLogPart.path, url), { method: 'POST', headers, body: form }))
}

/** A line of the log that `fillLog` makes. Each has 100 bytes with its end. */
export const filledLine = (line: number): string => {
  const level = line % 5_000 === 0 ? 'ERROR' : 'INFO '
  return `${String(line).padStart(9, '0')} ${level} [planner] path planned`.padEnd(99, '.')
}

/** Fills the log of a request by direct rows: full parts of whole lines. @returns how many lines and parts it has */
export const fillLog = async (cloud: Pick<TestCloud, 'query'>, requestId: number, parts: number) => {
  const linesOfPart = Math.floor((256 * 1_024) / 100)
  for (let part = 0; part < parts; part += 1) {
    const first = part * linesOfPart + 1
    const text = Array.from({ length: linesOfPart }, (_, index) => `${filledLine(first + index)}\n`).join('')
    const content = gzipSync(text, { level: 1 }).toString('hex')
    await cloud.query(`insert into robot_log_parts (request_id, part, first_line, lines, content)
      values (${requestId}, ${part}, ${first}, ${linesOfPart}, '\\x${content}')`)
  }
  const lines = parts * linesOfPart
  await cloud.query(`update robot_logs set parts = ${parts}, lines = ${lines}, size = ${lines * 100}
    where request_id = ${requestId}`)
  return { lines, linesOfPart }
}
