import { attackerAddress, attacksFor } from './attacks.ts'
import { pipeline } from './pipeline.ts'

/* Sends one attack from a process of its own, so that it doesn't slow the clock of the process that measures. Says how
   many requests it made, and how many of them were refused for being too many. */

/** The most requests of one attack, so that every attack ends. */
const shotsMax = 200_000

const [url = '', name = '', milliseconds = '0', token = '', password = ''] = process.argv.slice(2)
const attack = attacksFor({ token, password })[name]
if (attack === undefined || new URL(url).hostname !== '127.0.0.1') throw new Error(`no such attack: ${name} on ${url}`)

const end = performance.now() + Number(milliseconds)
let made = 0
let answered = 0
let refused = 0

const shootOn = async (): Promise<void> => {
  while (performance.now() < end && made < shotsMax) {
    const { path, method, headers, body } = attack.shot(made++)
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { 'X-Forwarded-For': attackerAddress, ...headers },
        body: body ?? null,
        signal: AbortSignal.timeout(Math.ceil(Math.max(0, end - performance.now()) + 1_000))
      })
      answered += 1
      if (/"code":610520/.test(await answer.text())) refused += 1
    } catch (error) {
      // Cut off, or no answer in time: the attacker does not mind. A mistake in the attack is another thing.
      if (!(error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))) throw error
    }
  }
}

/** Sends so many requests on one connection without waiting, reads what comes, and begins again when all came. */
const pipelineOn = async (requests: number): Promise<void> => {
  while (performance.now() < end && made < shotsMax) {
    const shots = Array.from({ length: requests }, () => attack.shot(made++))
    answered += await pipeline(url, shots, Math.max(0, end - performance.now()) + 1_000)
  }
}

const { pipelined } = attack
await Promise.all(
  Array.from({ length: attack.atOnce }, pipelined === undefined ? shootOn : () => pipelineOn(pipelined))
)
process.send?.({ made, answered, refused })
process.disconnect()
