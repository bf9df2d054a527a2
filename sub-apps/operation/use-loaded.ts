import { $token } from '@portal/session'
import { type ComputedRef, computed, onScopeDispose, type ShallowRef, shallowRef, watch } from 'vue'
import { useStore } from './use-store.ts'

/** `before` is the content until now. It stays on screen until the answer arrives. */
export type Loaded<Value> =
  | { state: 'loading'; before: Value | undefined }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown }

type UseLoaded<Value> = {
  loaded: Readonly<ShallowRef<Loaded<Value>>>
  /** The content on screen. */
  shown: ComputedRef<Value | undefined>
  load: () => Promise<void>
}

const shownOf = <Value>(loaded: Loaded<Value>): Value | undefined => {
  if (loaded.state === 'ready') return loaded.value
  return loaded.state === 'loading' ? loaded.before : undefined
}

/**
 * Data of the cloud, loaded again when `key` changes. Of several pending requests only the last answer counts. After
 * another sign-in it starts empty, because another person's data must not be shown.
 */
export const useLoaded = <Value>(key: () => string, ask: () => Promise<Value>): UseLoaded<Value> => {
  const loaded = shallowRef<Loaded<Value>>({ state: 'loading', before: undefined })
  const token = useStore($token)
  let latest = 0

  const load = async (): Promise<void> => {
    const turn = ++latest
    loaded.value = { state: 'loading', before: shownOf(loaded.value) }
    try {
      const value = await ask()
      if (turn === latest) loaded.value = { state: 'ready', value }
    } catch (error) {
      if (turn === latest) loaded.value = { state: 'failed', error }
    }
  }

  watch(
    [key, token],
    ([, now], [, before]) => {
      if (now !== before) loaded.value = { state: 'loading', before: undefined }
      void load()
    },
    { immediate: true }
  )
  onScopeDispose(() => {
    latest++
  })
  return { loaded, shown: computed(() => shownOf(loaded.value)), load }
}
