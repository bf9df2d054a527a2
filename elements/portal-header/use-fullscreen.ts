import { loadTexts, notify, showWork, translate as translateNow } from '@portal/session'
import { Maximize, Minimize } from 'lucide'
import { useSyncExternalStore } from 'react'
import { useMatches } from '../shared/hooks/use-matches.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** State and toggle of full screen. It also follows Esc, and F11, which browsers report by a media query only. */
export const useFullscreen = () => {
  const translate = useTranslate()
  const byPage = useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false
  )
  const byBrowser = useMatches('(display-mode: fullscreen)')
  const on = byPage || byBrowser
  const toggle = async (): Promise<void> => {
    try {
      const [{ toggleFullscreen }] = await showWork(Promise.all([import('./toggle-fullscreen.ts'), loadTexts('frame')]))
      await toggleFullscreen()
    } catch {
      notify('error', translateNow('header.partFailed'))
    }
  }
  return {
    icon: on ? Minimize : Maximize,
    label: translate(on ? 'header.leaveFullscreen' : 'header.fullscreen'),
    toggle: () => void toggle()
  }
}
