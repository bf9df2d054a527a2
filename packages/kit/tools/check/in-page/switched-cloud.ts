import type { FakeShell } from '../../../testing/index.ts'
import { emptied } from './emptied.pure.ts'

/** How the cloud of the check answers. `waits` keeps each answer until another way is chosen. */
export type CloudWay = 'answers' | 'refuses' | 'waits' | 'empty'

type Request = FakeShell['props']['api']['request']

/** The fake cloud, behind a switch. */
export type SwitchedCloud = {
  request: Request
  turn: (way: CloudWay) => void
  /** How many calls were made. */
  asked: () => number
}

/** The code of a server that is too busy: no mistake of the application. */
const refusedCode = 610_500

export const switchedCloud = ({ cloud }: Pick<FakeShell, 'cloud'>): SwitchedCloud => {
  let way: CloudWay = 'answers'
  let asked = 0
  const held: (() => void)[] = []
  const answer: Request = async (call, input) => {
    asked += 1
    if (way === 'waits') await new Promise<void>(resolve => held.push(resolve))
    if (way === 'refuses') throw refusal(`[${call.method} ${call.path}] ${refusedCode}`)
    const data = await cloud.request(call, input)
    return way === 'empty' ? (emptied(data, call.data) as typeof data) : data
  }
  return {
    request: answer,
    turn: next => {
      way = next
      for (const go of held.splice(0)) go()
    },
    asked: () => asked
  }
}

/** As the portal throws it. */
const refusal = (message: string): Error =>
  Object.assign(new Error(message), { name: 'Refused', code: refusedCode, fields: [] })
