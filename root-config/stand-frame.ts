import { $menu, $session } from '@portal/session'
import { computed } from 'nanostores'
import * as limits from '#contract/limits.ts'
import { nextPaint } from './next-paint.ts'

/**
 * Has header and sidebar seen before React comes, and makes elements of them then: those of the last visit are on the
 * page already, those of another member are drawn once. A guest sees neither.
 */
export const standFrame = async (portalName: string): Promise<void> => {
  const kept = document.documentElement.dataset.painted !== undefined
  if (!kept && $session.get().state !== 'guest') await paintFirstFrame(portalName)
  const { defineElements }: { defineElements: () => void } = await System.import('@portal/elements')
  if (kept) void frameKnown().then(defineElements)
  else defineElements()
}

/** A portal that can't draw it before React waits for React. */
const paintFirstFrame = async (portalName: string): Promise<void> => {
  try {
    const first: { paintFirstFrame: (portalName: string) => void } = await System.import('@portal/first-frame')
    // A menu that is about to be there is worth waiting for: nothing is drawn twice then.
    await Promise.race([frameKnown(), new Promise(resolve => setTimeout(resolve, limits.firstFrameDelayMs))])
    first.paintFirstFrame(portalName)
    await nextPaint()
  } catch (cause) {
    console.warn('The frame could not be drawn before React.', cause)
  }
}

/** The cloud has said what the frame shows, or will not: drawn before that, it would be seen to go and come. */
const frameKnown = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, limits.requestTimeoutMs)
    const $known = computed([$session, $menu], ({ state }, menu) => {
      if (state === 'guest') return true
      return state === 'member' && (menu.state === 'ready' || menu.state === 'failed')
    })
    const stop = $known.subscribe(known => {
      if (!known) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
