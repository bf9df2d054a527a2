import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { requestTimeoutMs } from '#contract/limits.ts'
import { isQuestion, patienceFor, repeatAfter } from '../../session/calls/repeat-plan.pure.ts'
import type { Question } from './questions.ts'

/** Somebody's browser: a session and a network address of its own, which the proxy before the cloud would name. */
export type Browser = { url: string; token: string; address: string }

/** The end of a question: whether it was answered well, and how often the cloud was too busy. */
export type Asked = { well: boolean; refused: number }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

type Answer = { status: number; retryAfter: string | null; code: unknown }

const send = ({ url, token, address }: Browser, { method, path, body }: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br'
    }
    const signal = AbortSignal.timeout(requestTimeoutMs)
    const sent = request(url + path, { method, headers, agent, signal }, answer => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null, code: undefined })
      )
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/**
 * Asks as `request` of the session does: again after a 503, by the same plan.
 * @param sinceNewsMs since the page was told of news; infinity for a person who clicks
 */
export const ask = async (browser: Browser, question: Question, sinceNewsMs: number): Promise<Asked> => {
  const patienceMs = patienceFor(sinceNewsMs)
  const began = performance.now()
  for (let refused = 0; ; refused += 1) {
    const answer = await send(browser, question).catch(() => undefined)
    if (answer?.status === 200 || answer === undefined) return { well: answer !== undefined, refused }
    const refusal = { ...answer, repeats: refused, passedMs: performance.now() - began, patienceMs }
    const waitMs = isQuestion(question) ? repeatAfter(refusal, Math.random()) : undefined
    if (waitMs === undefined) return { well: false, refused: refused + 1 }
    await wait(waitMs)
  }
}
