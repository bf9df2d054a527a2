import { createLoader } from '../create-loader.ts'
import { type Loaded, shownOf } from '../loaded.pure.ts'

/** Data of the cloud behind a page, by the question that was asked last. */
export type Source<Value> = {
  get: () => Loaded<Value>
  shown: () => Value | undefined
  /** Asks where the key is another one than before. */
  ask: (key: string, question: (signal: AbortSignal) => Promise<Value>) => void
  /** Asks the last question again. */
  again: () => void
  end: () => void
}

/** @param update draws the page again, after each change */
export const createSource = <Value>(update: () => void): Source<Value> => {
  let loaded: Loaded<Value> = { state: 'loading', before: undefined }
  let asked: string | undefined
  let question: ((signal: AbortSignal) => Promise<Value>) | undefined
  const loader = createLoader<Value>(next => {
    loaded = next
    update()
  })
  const again = (): void => {
    if (question !== undefined) void loader.load(question)
  }
  return {
    get: () => loaded,
    shown: () => shownOf(loaded),
    ask: (key, next) => {
      question = next
      if (key === asked) return
      asked = key
      again()
    },
    again,
    end: loader.end
  }
}
