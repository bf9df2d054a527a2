/* All open pages, in a process of its own: opens them, and says when each has the news of a case. */
import { once } from 'node:events'
import { ask } from './ask.ts'
import type { Order, Outcome, Wanted } from './orders.ts'
import { openPage } from './page.ts'
import { questionsAfter } from './questions.ts'

/** A case is over then, whether or not every page has the news. */
const longestMs = 240_000

process.on('disconnect', () => process.exit())

const tell = (what: Outcome): boolean | undefined => process.send?.(what)

type Case = { began: number; times: Map<string, number>; calls: number; refused: number; failed: Set<string> }
let now: Case | undefined

const newCase = (): Case => ({ began: performance.now(), times: new Map(), calls: 0, refused: 0, failed: new Set() })

const [wanted] = (await once(process, 'message')) as [Wanted]

const openOne = (token: string, index: number): Promise<void> => {
  const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
  const browser = { url: wanted.url, token, address }
  const page = openPage(browser, wanted.stamp, async change => {
    const inCase = now
    const questions = questionsAfter[change] ?? []
    if (questions.length === 0 || inCase === undefined) return
    const answers = await Promise.all(questions.map(question => ask(browser, question, 0)))
    inCase.calls += answers.length
    inCase.refused += answers.reduce((sum, { refused }) => sum + refused, 0)
    if (answers.some(({ well }) => !well)) inCase.failed.add(token)
    else inCase.times.set(token, performance.now() - inCase.began)
  })
  return page.opened
}

const sumUp = ({ times, calls, refused, failed }: Case): Outcome => ({
  times: [...times.values()].toSorted((one, other) => one - other),
  calls,
  refused,
  failed: failed.size
})

const tellCase = async (begun: Case): Promise<void> => {
  const isOver = () => begun.times.size === wanted.tokens.length || performance.now() - begun.began > longestMs
  while (!isOver()) await new Promise(resolve => setTimeout(resolve, 100))
  // Questions after other changes of the same case are still under way, where it had several.
  await new Promise(resolve => setTimeout(resolve, 5_000))
  now = undefined
  tell(sumUp(begun))
}

const begin = (): Case => {
  now = newCase()
  return now
}

process.on('message', (order: Order) => (order === 'end' ? process.exit() : tellCase(begin())))

/** As many at once as open their channels at once on a morning. */
const atOnce = 100
const opening = begin()
for (let index = 0; index < wanted.tokens.length; index += atOnce)
  await Promise.all(wanted.tokens.slice(index, index + atOnce).map((token, more) => openOne(token, index + more)))
await tellCase(opening)
