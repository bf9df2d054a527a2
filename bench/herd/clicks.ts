/* People who click while all pages ask, in a process of its own: one question after the other at a steady rate. */
import { once } from 'node:events'
import { ask } from './ask.ts'
import { clicks } from './questions.ts'

const perSecond = 20

const [{ url, tokens }] = (await once(process, 'message')) as [{ url: string; tokens: string[] }]

let times: number[] = []
let failed = 0
let count = 0

setInterval(async () => {
  count += 1
  const who = count % tokens.length
  const question = clicks[count % clicks.length]
  if (question === undefined) return
  const began = performance.now()
  const { well } = await ask(
    { url, token: tokens[who] ?? '', address: `203.0.113.${1 + who}` },
    question,
    Number.POSITIVE_INFINITY
  )
  times.push(performance.now() - began)
  if (!well) failed += 1
}, 1_000 / perSecond)

process.on('disconnect', () => process.exit())

/** Tells what was measured since it was asked last. */
process.on('message', () => {
  process.send?.({ times: times.toSorted((one, other) => one - other), failed })
  times = []
  failed = 0
})
