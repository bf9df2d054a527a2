import { $sharedState, navigate, notify, Refused, request, sentenceOf, setUnsaved, track } from '@portal/session'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import type { ReadFromSandbox, ToSandbox } from '#contract/page/sandbox.ts'
import { ask } from '../main/question.ts'
import { isBelow, mayGo } from './may-go.pure.ts'
import { noticeRate, takesUpTo } from './rate.pure.ts'

/** Calls that one sub-application may have under way. */
const callsAtOnce = 20

/** The sub-application's own words on the page around it. */
export type Surface = {
  setTitle: (text: string) => void
  setHeight: (height: number) => void
  press: (key: 'Escape' | 'palette') => void
  /** Whether a person just pressed something in the frame. */
  isUsed: () => boolean
}

type Guest = {
  name: string
  basePath: string
  /** The calls of its environment, as `GET /api/managercloud/robots`. */
  calls: readonly string[]
  surface: Surface
  tell: (message: ToSandbox) => void
}

/** Answers the messages of a sandboxed sub-application that ask the portal for something. */
export const serveGuest = ({ name, basePath, calls, surface, tell }: Guest): ((message: ReadFromSandbox) => void) => {
  let underWay = 0
  let isAsking = false
  const isNoticeInTime = takesUpTo(noticeRate)
  const refuse = (id: number, message: string): void =>
    tell({ kind: 'refusal', id, problem: { name: 'CallRefused', message, sentence: message } })

  const call = async (message: Extract<ReadFromSandbox, { kind: 'call' }>): Promise<void> => {
    const { id, method, path, query, body, quiet } = message
    if (!calls.includes(`${method} ${path}`)) return refuse(id, `${method} ${path} is not among the calls of ${name}.`)
    if (underWay >= callsAtOnce) return refuse(id, `${name} has ${callsAtOnce} calls under way.`)
    underWay += 1
    try {
      const data = await request(callOf(method, path), { query, body }, { quiet })
      tell({ kind: 'answer', id, data })
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      const code = error instanceof Refused ? { code: error.code } : {}
      const problem = { name: error.name, message: error.message, sentence: sentenceOf(error), ...code }
      tell({ kind: 'refusal', id, problem })
    } finally {
      underWay -= 1
    }
  }

  const put = async ({ id, kind: _, no, ...question }: Extract<ReadFromSandbox, { kind: 'ask' }>): Promise<void> => {
    const canAsk = !isAsking
    isAsking = true
    // A question that could not be asked was not agreed to. So it is with a second one: a person answers one.
    const asked = canAsk ? ask({ ...question, ...(no === undefined ? {} : { no }) }) : Promise.resolve(false)
    const data = await asked.catch(() => false)
    if (canAsk) isAsking = false
    tell({ kind: 'answer', id, data })
  }

  const go = ({ address, how }: Extract<ReadFromSandbox, { kind: 'navigate' }>): void => {
    const hasActed = surface.isUsed()
    // A person who just left is not brought back.
    const isOpen = isBelow(basePath, $sharedState.get().route.pathname)
    const path = isOpen ? mayGo(basePath, address, hasActed) : undefined
    if (path === undefined) console.warn(`${name} may not go to ${address}.`)
    // Without a press it adds no step: a person could never go back through a thousand of them.
    else navigate(path, hasActed ? how : 'replace')
  }

  return message => {
    if (message.kind === 'call') void call(message)
    if (message.kind === 'ask') void put(message)
    if (message.kind === 'navigate') go(message)
    if (message.kind === 'notify' && isNoticeInTime(performance.now())) notify(message.level, message.text)
    if (message.kind === 'track') track(message.event, message.properties)
    if (message.kind === 'unsaved') setUnsaved(name, message.unsaved, message.lostWith)
    if (message.kind === 'title') surface.setTitle(message.text)
    if (message.kind === 'size') surface.setHeight(message.height)
    if (message.kind === 'key') surface.press(message.key)
  }
}

/** The module checks the answer against the schema of its call. The portal only hands it on. */
const callOf = (method: Call['method'], path: string): Call => ({
  method,
  path: path as Call['path'],
  summary: '',
  access: 'member',
  data: v.unknown()
})
