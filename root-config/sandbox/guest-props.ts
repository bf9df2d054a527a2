import type { ServedTexts, SharedState, SubAppProps } from '@portal/session'
import { atom } from 'nanostores'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import type { FromSandbox, SandboxProblem, SandboxState, ToSandbox } from '#contract/page/sandbox.ts'
import { type LinkValues, linkAddress } from '#contract/page/sub-apps/links.ts'

type Mount = Extract<ToSandbox, { kind: 'mount' }>
type Tell = (message: FromSandbox) => void

const withoutToken = (state: SandboxState): SharedState => ({ ...state, userId: state.userId, token: '' })

const $state = atom<SharedState | undefined>(undefined)

export const setState = (state: SandboxState): void => $state.set(withoutToken(state))

const $texts = atom<ServedTexts | undefined>(undefined)

export const setTexts = (texts: ServedTexts): void => $texts.set(texts)

/** Answers that the module waits for, by the number of the question. */
const open = new Map<number, { resolve: (data: unknown) => void; reject: (cause: Error) => void }>()
let questions = 0

const question = <Answer>(tell: (id: number) => void): Promise<Answer> =>
  new Promise((resolve, reject) => {
    questions += 1
    open.set(questions, { resolve: resolve as (data: unknown) => void, reject })
    tell(questions)
  })

export const answerTo = (id: number, data: unknown): void => {
  open.get(id)?.resolve(data)
  open.delete(id)
}

/** A call that failed. Its class stayed in the portal, so the name says which. */
class CallFailed extends Error {
  override readonly name: string
  readonly code: number | undefined
  /** The words for a person. */
  readonly sentence: string
  constructor({ name, message, code, sentence }: SandboxProblem) {
    super(message)
    this.name = name
    this.code = code
    this.sentence = sentence
  }
}

export const refusalTo = (id: number, problem: SandboxProblem): void => {
  open.get(id)?.reject(new CallFailed(problem))
  open.delete(id)
}

type Input = { query?: Record<string, unknown>; body?: Record<string, unknown> }

/** The props of a sub-application, as messages. There is no token, and no text of the portal. */
export const guestProps = (
  { name, basePath, links, state, texts }: Mount,
  domElement: HTMLElement,
  tell: Tell
): SubAppProps => {
  setState(state)
  setTexts(texts)
  const request = async (call: Call, { query, body }: Input, { quiet = false } = {}): Promise<unknown> => {
    const { method, path } = call
    const parts = {
      ...(query === undefined ? {} : { query: JSON.stringify(query) }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    }
    const data = await question(id => tell({ kind: 'call', id, method, path, ...parts, quiet }))
    return v.parse(call.data, data)
  }
  return {
    name,
    domElement,
    basePath,
    state$: $state as SubAppProps['state$'],
    texts$: $texts as SubAppProps['texts$'],
    api: { request: request as SubAppProps['api']['request'] },
    links: { to: (link: string, values?: LinkValues) => linkAddress(links, link, values) },
    navigate: (address, how = 'push') => tell({ kind: 'navigate', address, how }),
    notify: (level, text) => tell({ kind: 'notify', level, text }),
    ask: async ({ act, heading, text, yes, no, danger = false }) => {
      const isYes = await question<boolean>(id =>
        tell({ kind: 'ask', id, heading, text, yes, ...(no === undefined ? {} : { no }), danger })
      )
      if (isYes) await act?.()
      return isYes
    },
    track: (event, properties) => tell({ kind: 'track', event, properties: JSON.stringify(properties) }),
    translate: (key, fallback = key) => fallback,
    unsaved: (unsaved, lostWith = 'application') => tell({ kind: 'unsaved', unsaved, lostWith })
  }
}
