import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

type Question = { url: string; method: string; headers: OutgoingHttpHeaders; body: string | undefined }

/** The cost of questions that came at a steady rate. Times in milliseconds. */
export type Steady = { persecond: number; p50: number; p99: number; failed: number }

/** Whether an answer came whole and well. */
const ask = ({ url, method, headers, body }: Question, agent: Agent): Promise<boolean> =>
  new Promise(resolve => {
    const sent = request(url, { method, headers, agent }, answer => {
      answer.resume()
      answer.on('end', () => resolve(answer.complete && answer.statusCode === 200))
      answer.on('error', () => resolve(false))
    })
    sent.on('error', () => resolve(false))
    sent.end(body)
  })

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/**
 * Asks at a steady rate, whether or not earlier answers came: one question after the other, each at its own time, as
 * people come who know nothing of each other. A question that could not leave in time counts from when it should have left.
 */
export const askWhile = async (
  question: Question,
  rate: number,
  goesOn: (asked: number) => boolean
): Promise<Steady> => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let failed = 0
  const asked: Promise<void>[] = []
  const began = performance.now()
  for (let number = 0; goesOn(number); number += 1) {
    const due = began + (number * 1_000) / rate
    const early = due - performance.now()
    if (early > 0) await wait(early)
    asked.push(
      ask(question, agent).then(well => {
        times.push(performance.now() - due)
        if (!well) failed += 1
      })
    )
  }
  await Promise.all(asked)
  const persecond = Math.round((times.length * 1_000) / (performance.now() - began))
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  return { persecond, p50: Math.round(share(sorted, 0.5)), p99: Math.round(share(sorted, 0.99)), failed }
}

/** Asks at a steady rate for so many seconds. */
export const askSteadily = (question: Question, rate: number, seconds: number): Promise<Steady> =>
  askWhile(question, rate, asked => asked < rate * seconds)
