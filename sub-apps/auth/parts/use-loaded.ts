import { $token } from '@portal/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from './use-store.ts'

/** `before` is the content until now. It stays on screen, dimmed, until the answer arrives. */
export type Loaded<Value> =
  | { state: 'loading'; before: Value | undefined }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown }

/** The content on screen in a state. */
export const shownOf = <Value>(loaded: Loaded<Value>): Value | undefined => {
  if (loaded.state === 'ready') return loaded.value
  return loaded.state === 'loading' ? loaded.before : undefined
}

/**
 * Data of the cloud, loaded again when `key` changes. Of several pending requests only the last answer counts. After
 * another sign-in it starts empty, because another person's data must not be shown.
 * @returns the data, and a function that loads it again
 */
export const useLoaded = <Value>(key: string, ask: () => Promise<Value>): [Loaded<Value>, () => void] => {
  const token = useStore($token)
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading', before: undefined })
  const question = useRef(ask)
  question.current = ask
  const turn = useRef(0)
  const load = useCallback(async (keep: boolean) => {
    turn.current += 1
    const own = turn.current
    setLoaded(last => ({ state: 'loading', before: keep ? shownOf(last) : undefined }))
    try {
      const value = await question.current()
      if (own === turn.current) setLoaded({ state: 'ready', value })
    } catch (error) {
      if (own === turn.current) setLoaded({ state: 'failed', error })
    }
  }, [])
  const asked = useRef(token)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the question is another one
  useEffect(() => {
    void load(asked.current === token)
    asked.current = token
    return () => {
      turn.current += 1
    }
  }, [key, token, load])
  return [loaded, () => void load(true)]
}
